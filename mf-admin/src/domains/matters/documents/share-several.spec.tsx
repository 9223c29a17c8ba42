/**
 * @jest-environment jsdom
 */
import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { aDocument } from '../../../testing/records.js';
import { openCase, RANA, SHARE } from './testing/open-case.js';

afterEach(cleanup);

it('H8: of several chosen documents those that are hidden are shown to the client, after a question that names them', async () => {
  const titled = (n: number, title: string, more: Partial<StaffDocument> = {}) =>
    aDocument({ id: `64b0000000000000000000d${n}`, title, ...more });
  const documents = [
    titled(1, 'Contract of sale'),
    titled(2, 'Statement of claim', { visibleToClient: true, readers: [RANA] }),
    titled(3, 'Power of attorney'),
    titled(4, 'Notes of the meeting'),
  ];
  const { user, requests } = await openCase(documents, { [SHARE]: () => [] });
  for (const title of ['Contract of sale', 'Statement of claim', 'Power of attorney'])
    await user.click(await screen.findByRole('checkbox', { name: `Choose ${title}` }));
  await user.click(screen.getByRole('button', { name: 'Share with client' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share with Rana Khoury?' }));
  expect(dialog.queryByLabelText('Statement of claim')).toBeNull();
  expect(dialog.queryByLabelText('Notes of the meeting')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Share 2 documents' }));
  const share = () => requests.find(({ path }) => path.endsWith('/share'));
  await waitFor(() => expect(share()).toBeTruthy());
  expect(share()?.body).toEqual({
    documentIds: [documents[0]?.id, documents[2]?.id],
    clientIds: [RANA.id],
    notify: true,
  });
});

it.each([
  ['stays', aDocument({ canBeMarked: false }), /cannot carry a watermark, so the client could not open it/],
  ['will not stay', aDocument({ canBeMarked: false, pdf: 'waiting' }), /A PDF of .* is still being made/],
] as const)(
  'H2: a file that is shut to the client for want of a watermark, and %s so, is said to be before it is shared',
  async (_, document, words) => {
    const { act } = await openCase([document]);
    await act('Share with client');
    expect(within(await screen.findByRole('dialog')).getByText(words)).toBeTruthy();
  },
);
