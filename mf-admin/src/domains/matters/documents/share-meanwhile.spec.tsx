/**
 * @jest-environment jsdom
 */
import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import type { FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, act as inAct, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aCase, aDocument } from '../../../testing/records.js';
import { KARIM, openCase, RANA, SHARE } from './testing/open-case.js';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const shared = (document = aDocument()): StaffDocument => ({
  ...document,
  ...{ visibleToClient: true, sharedAt: RANA.sharedAt, readers: [RANA] },
});
const SEEN = '“Contract of sale” is already shared with all clients of the case.';

/** Whoever works here comes back to the window after a minute: what is shown is asked for again. */
const comeBack = () =>
  inAct(async () => {
    const later = Date.now() + 60_000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    window.dispatchEvent(new Event('visibilitychange'));
  });

/** The dialog about "Contract of sale", of a case of Rana alone. */
async function openDialog(documents: () => readonly StaffDocument[], api: FakeApi = {}) {
  const page = await openCase(documents, { [SHARE]: () => [], ...api });
  await page.act('Share with client');
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('button', { name: 'Share 1 document' });
  return { ...page, dialog };
}

describe('M1: a document that a colleague shares while the dialog is open', () => {
  it('is said to be shared with all clients, and nothing is left but to close', async () => {
    let now = aDocument();
    const { user, dialog, sent, container } = await openDialog(() => [now]);
    now = shared();
    await comeBack();
    expect(await dialog.findByText(SEEN)).toBeTruthy();
    expect(screen.getByRole('dialog', { name: 'Share with client' })).toBeTruthy();
    expect(dialog.queryByRole('button', { name: /Share/ })).toBeNull();
    expect((await axe(container)).violations).toEqual([]);
    await user.click(dialog.getByText('Close'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent(SHARE)).toEqual([]);
    expect(screen.getByText('Visible to client')).toBeTruthy();
  });

  it('is said to be so at once, where the page was older than that', async () => {
    let now = aDocument();
    const { act } = await openCase(() => [now]);
    await screen.findByText('Hidden from client');
    now = shared();
    await act('Share with client');
    expect(await screen.findByText(SEEN)).toBeTruthy();
  });

  it('is asked for by itself where the lists do not have it any more', async () => {
    let listed = [aDocument()];
    const { dialog } = await openDialog(() => listed, { 'GET /cases/documents/:id': () => shared() });
    listed = [];
    await comeBack();
    expect(await dialog.findByText(SEEN)).toBeTruthy();
  });

  it('leaves the others, and what was chosen for them', async () => {
    const other = aDocument({ id: '64b0000000000000000000d2', title: 'Power of attorney' });
    let now = [aDocument(), other];
    const { user, dialog, sent } = await openDialog(() => now);
    await user.click(dialog.getByLabelText('Power of attorney'));
    await user.click(dialog.getByLabelText('Tell Rana Khoury by WhatsApp'));
    now = [shared(), other];
    await comeBack();
    expect(await dialog.findByText(SEEN)).toBeTruthy();
    expect(screen.getByRole('dialog', { name: 'Share with Rana Khoury?' })).toBeTruthy();
    expect(dialog.queryByLabelText('Contract of sale')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Share 1 document' }));
    const body = { documentIds: [other.id], clientIds: [RANA.id], notify: false };
    await waitFor(() => expect(sent(SHARE).map((request) => request.body)).toEqual([body]));
  });
});

it('a document that is being shared is not said to be shared already, though the list has it first', async () => {
  let now = aDocument();
  let answer: (documents: StaffDocument[]) => void = () => {};
  const sharing = new Promise<StaffDocument[]>((resolve) => {
    answer = resolve;
  });
  const { user, dialog, toasts } = await openDialog(() => [now], { [SHARE]: () => sharing });
  await user.click(dialog.getByRole('button', { name: 'Share 1 document' }));
  now = shared();
  await comeBack();
  await waitFor(() => expect(document.body.textContent).toContain('Visible to client'));
  expect(screen.getByRole('dialog', { name: 'Share with Rana Khoury?' })).toBeTruthy();
  answer([now]);
  await waitFor(() => expect(toasts[0]).toMatchObject({ description: 'Rana Khoury will be told' }));
});

it('who alone is left of the clients is the one whom the dialog names', async () => {
  let clients = [RANA, KARIM];
  const { user, dialog, sent } = await openDialog(() => [aDocument()], {
    'GET /cases/cases/:id': () =>
      aCase({ clients: clients.map(({ id, name }) => ({ id, name, role: null, isKeptAway: false })) }),
  });
  expect(screen.getByRole('dialog', { name: 'Share with whom?' })).toBeTruthy();
  clients = [RANA];
  await comeBack();
  expect(await screen.findByRole('dialog', { name: 'Share with Rana Khoury?' })).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Share 1 document' }));
  await waitFor(() => expect(sent(SHARE)[0]?.body).toMatchObject({ clientIds: [RANA.id] }));
});
