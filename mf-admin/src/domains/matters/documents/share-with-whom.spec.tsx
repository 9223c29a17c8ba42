/**
 * @jest-environment jsdom
 */
import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import type { FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage, pageOf } from '../../../testing/open-page.js';
import { aCase, aDocument } from '../../../testing/records.js';

afterEach(cleanup);

const RANA = {
  ...{ id: '64b0000000000000000000c1', name: 'Rana Khoury' },
  ...{ sharedAt: '2026-02-03T10:00:00.000Z', opened: 0, openedAt: null },
};
const KARIM = { ...RANA, id: '64b0000000000000000000c2', name: 'Karim Mansour' };
const SHARE = 'POST /cases/cases/:id/documents/share';

/** The documents of a case of both. */
async function openCase(document: StaffDocument, api: FakeApi) {
  const page = await openPage('/admin/cases/64b0000000000000000000a1/documents', {
    api: {
      'GET /cases/cases/:id': () => aCase({ clients: [RANA, KARIM].map(({ id, name }) => ({ id, name, role: null })) }),
      'GET /cases/share-requests': () => pageOf([]),
      'GET /cases/cases/:id/documents': ({ query }) => pageOf(query.get('deleted') ? [] : [document]),
      ...api,
    },
    person: { roles: ['owner'] },
  });
  const act = async (item: string) => {
    await page.user.click(await screen.findByRole('button', { name: 'Actions for Contract of sale' }));
    await page.user.click(await screen.findByRole('menuitem', { name: item }));
  };
  return { ...page, act };
}

describe('documents of a case with several clients', () => {
  it('M1: of several clients nobody is chosen beforehand, and every sentence names those who are', async () => {
    const { user, act, requests, toasts, container } = await openCase(
      aDocument({ readers: [RANA], visibleToClient: true }),
      {
        [SHARE]: () => [aDocument({ readers: [RANA, KARIM], visibleToClient: true })],
      },
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
    const { user, act, requests } = await openCase(both, {
      'POST /cases/documents/:id/hide': () => aDocument({ readers: [RANA], visibleToClient: true }),
    });
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
