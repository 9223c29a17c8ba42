/**
 * @jest-environment jsdom
 */
import type { Erasure } from '@diwan/contracts/people/erasures/http';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { openPage, pageOf } from '../../../testing/open-page.js';

afterEach(cleanup);

const WISH: Erasure = {
  id: '64b0000000000000000000e1',
  state: 'asked',
  reason: 'I moved abroad',
  askedAt: '2026-11-20T10:00:00.000Z',
  decidedAt: null,
  ground: null,
  answer: '',
  eraseAt: null,
  personId: '64b0000000000000000000c1',
  name: 'Rana Khoury',
  isClient: true,
  decidedByName: null,
  version: 1,
};

describe('PORT-08: wishes to be forgotten', () => {
  it('are refused with a ground and a reason, seeing what would go and what stays', async () => {
    const plan = [
      { part: 'contact', ground: null, until: null },
      { part: 'case_files', ground: 'open_case', until: null },
    ];
    const { requests } = await openPage('/admin/erasures', {
      api: {
        'GET /identity/erasures': () => pageOf([WISH]),
        [`GET /identity/erasures/${WISH.id}/plan`]: () => plan,
        [`POST /identity/erasures/${WISH.id}/refuse`]: () => ({ ...WISH, state: 'refused', version: 2 }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Refuse' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(await dialog.findByText('Stays: A case is open')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
    expect(await dialog.findByText('Say why')).toBeTruthy();
    expect((await axe(document.body)).violations).toEqual([]);
    await userEvent.type(dialog.getByRole('textbox', { name: /Your reason/ }), 'Your case is open.');
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
      version: 1,
      ground: 'open_case',
      answer: 'Your case is open.',
    });
  });

  it('keep the reason of a refusal through a reload, until it is sent', async () => {
    const api = {
      'GET /identity/erasures': () => pageOf([WISH]),
      [`GET /identity/erasures/${WISH.id}/plan`]: () => [],
      [`POST /identity/erasures/${WISH.id}/refuse`]: () => ({ ...WISH, state: 'refused' as const, version: 2 }),
    };
    const refusal = async (reloaded: boolean) => {
      await openPage('/admin/erasures', { api, reloaded });
      await userEvent.click(await screen.findByRole('button', { name: 'Refuse' }));
      return within(await screen.findByRole('alertdialog'));
    };
    const reasonOf = (dialog: Awaited<ReturnType<typeof refusal>>) =>
      dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /Your reason/ });
    const first = await refusal(false);
    await userEvent.selectOptions(first.getByRole('combobox'), 'proof');
    await userEvent.type(reasonOf(first), 'Proof in a suit.');
    cleanup();
    const second = await refusal(true);
    expect(reasonOf(second).value).toBe('Proof in a suit.');
    expect(second.getByRole<HTMLSelectElement>('combobox').value).toBe('proof');
    await userEvent.click(second.getByRole('button', { name: 'Refuse' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    cleanup();
    expect(reasonOf(await refusal(true)).value).toBe('');
  });
});
