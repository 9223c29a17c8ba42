/**
 * @jest-environment jsdom
 */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aDocument } from '../../../testing/records.js';
import { KARIM, openCase, RANA, SHARE } from './testing/open-case.js';

afterEach(cleanup);

const clients = [RANA, KARIM];

describe('documents of a case with several clients', () => {
  it('M1: of several clients nobody is chosen beforehand, and every sentence names those who are', async () => {
    const { user, act, requests, toasts, container } = await openCase(
      [aDocument({ readers: [RANA], visibleToClient: true })],
      { [SHARE]: () => [aDocument({ readers: [RANA, KARIM], visibleToClient: true })] },
      { clients },
    );
    expect(await screen.findByText(/Each sees what is shared with them/)).toBeTruthy();
    expect(within(await screen.findByRole('row', { name: /Contract of sale/ })).getByText('Rana Khoury')).toBeTruthy();
    await act('Share with client');
    const dialog = within(await screen.findByRole('dialog', { name: 'Share with whom?' }));
    const [rana, karim] = [dialog.getByLabelText('Rana Khoury'), dialog.getByLabelText('Karim Mansour')];
    // She sees it already.
    expect([(rana as HTMLInputElement).disabled, (karim as HTMLInputElement).checked]).toEqual([true, false]);
    const confirm = dialog.getByRole('button', { name: 'Share 1 document' }) as HTMLButtonElement;
    expect(confirm.disabled).toBe(true);
    await user.click(karim);
    expect(dialog.getByText('Karim Mansour will see these documents in the portal.')).toBeTruthy();
    expect(dialog.getByLabelText('Tell Karim Mansour by WhatsApp')).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
    await user.click(confirm);
    await waitFor(() => expect(toasts[0]).toMatchObject({ description: 'Karim Mansour will be told' }));
    expect(requests.find(({ path }) => path.endsWith('/share'))?.body).toMatchObject({ clientIds: [KARIM.id] });
  });

  it('M1: a document is hidden from one of those who see it', async () => {
    const both = aDocument({ readers: [RANA, KARIM], visibleToClient: true });
    const { user, act, requests } = await openCase(
      [both],
      { 'POST /cases/documents/:id/hide': () => aDocument({ readers: [RANA], visibleToClient: true }) },
      { clients },
    );
    await user.click(await screen.findByRole('button', { name: 'Actions for Contract of sale' }));
    // All see it: there is nobody left to share it with.
    expect(screen.queryByRole('menuitem', { name: 'Share with client' })).toBeNull();
    await user.keyboard('{Escape}');
    await act('Hide from client');
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByLabelText('Rana Khoury'));
    expect(dialog.getByText(/no longer visible to Karim Mansour,/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Hide from client' }));
    await waitFor(() =>
      expect(requests.find(({ path }) => path.endsWith('/hide'))?.body).toEqual({
        clientIds: [KARIM.id],
        notify: false,
      }),
    );
  });
});
