/**
 * @jest-environment jsdom
 */
import type { ShareRequest } from '@diwan/contracts/matters/share-requests/http';
import type { FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage, pageOf } from '../../../testing/open-page.js';

afterEach(cleanup);

const WISH: ShareRequest = {
  id: '64b0000000000000000000e1',
  state: 'open',
  documentId: '64b0000000000000000000d1',
  documentTitle: 'Contract of sale',
  caseId: '64b0000000000000000000a1',
  caseTitle: 'Sale of a flat',
  clientName: 'Rana Khoury',
  recipientName: 'Rami Aoun',
  recipientPhone: '+9613123456',
  recipientEmail: null,
  reason: 'He is my brother.',
  askedAt: '2026-11-20T10:00:00.000Z',
  decidedAt: null,
  decidedByName: '',
  decisionReason: '',
  link: null,
};
const REFUSE = `POST /cases/share-requests/${WISH.id}/refuse`;
const api: FakeApi = {
  'GET /cases/share-requests': () => pageOf([WISH]),
  [REFUSE]: () => ({ ...WISH, state: 'refused' }),
};

/** The dialog of a decision about the only wish. */
async function decide(name: 'Approve' | 'Refuse', options: { reloaded?: boolean; api?: FakeApi } = {}) {
  const page = await openPage('/admin/share-requests', { api, ...options });
  await page.user.click(await screen.findByRole('button', { name }));
  return { ...page, dialog: within(await screen.findByRole('alertdialog')) };
}

describe('D-089: wishes to pass documents on', () => {
  it('say who asks, for whom, of which document and why, and are approved for so long and so often', async () => {
    const approve = `POST /cases/share-requests/${WISH.id}/approve`;
    const { user, dialog, requests } = await decide('Approve', {
      api: { ...api, [approve]: () => ({ ...WISH, state: 'approved' }) },
    });
    for (const text of ['Rana Khoury asks to let Rami Aoun read “Contract of sale”', 'He is my brother.'])
      expect(screen.getByText(text)).toBeTruthy();
    expect((await axe(document.body)).violations).toEqual([]);
    await user.selectOptions(dialog.getByLabelText('Works for'), '3');
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ days: 3, maxOpens: 5 });
  });

  it('are refused with a reason, which is there again after a reload until it is sent', async () => {
    const reasonOf = (dialog: Awaited<ReturnType<typeof decide>>['dialog']) =>
      dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^Reason/ });
    const first = await decide('Refuse');
    await first.user.click(first.dialog.getByRole('button', { name: 'Refuse' }));
    expect(await first.dialog.findByText('Please say why')).toBeTruthy();
    await first.user.type(reasonOf(first.dialog), 'Not now.');
    cleanup();
    const second = await decide('Refuse', { reloaded: true });
    expect(reasonOf(second.dialog).value).toBe('Not now.');
    await second.user.click(second.dialog.getByRole('button', { name: 'Refuse' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(second.requests.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'Not now.' });
    cleanup();
    expect(reasonOf((await decide('Refuse', { reloaded: true })).dialog).value).toBe('');
  });

  it.each([
    ['lawyer', undefined, 0],
    ['lawyer', false, 0],
    ['lawyer', true, 1],
    ['owner', undefined, 1],
  ] as const)(
    'M9: are decided by whom the service names, and by owners where it names nobody: %s, %s',
    async (role, mayDecide, buttons) => {
      const wishes = () => pageOf([{ ...WISH, ...(mayDecide !== undefined && { mayDecide }) }]);
      await openPage('/admin/share-requests', {
        api: { ...api, 'GET /cases/share-requests': wishes },
        person: { roles: [role] },
      });
      expect(await screen.findByText('He is my brother.')).toBeTruthy();
      expect(screen.queryAllByRole('button', { name: 'Approve' })).toHaveLength(buttons);
    },
  );
});
