/**
 * @jest-environment jsdom
 */
import type { FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage, pageOf } from '../../../testing/open-page.js';

afterEach(cleanup);

const RANA = { id: '64b0000000000000000000c1', name: 'Rana Khoury' };
const STRAY = {
  ...{ id: '64b0000000000000000000d1', from: '+96170999999', text: 'We agree', files: 2, candidates: [RANA] },
  ...{ receivedAt: '2026-11-25T08:00:00.000Z', keptUntil: '2026-12-25T08:00:00.000Z' },
};
const PAGE = '/admin/conversations/without-client';
const api = (more: FakeApi = {}): FakeApi => ({
  'GET /chatbot/stray-messages': () => pageOf([STRAY]),
  'GET /identity/clients': () => pageOf([]),
  ...more,
});

describe('PORT-06: messages without a client', () => {
  it('say until when they are kept and whose they may be; "this is X" gives them to X', async () => {
    const { container, user, requests } = await openPage(PAGE, {
      api: api({ 'POST /chatbot/stray-messages/:id/client': () => undefined }),
    });
    expect(await screen.findByText('We agree')).toBeTruthy();
    expect(screen.getByText(/kept until 25 December 2026/)).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'This is Rana Khoury' }));
    await waitFor(() => expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ personId: RANA.id }));
  });

  it('are dismissed after a question, in Arabic too', async () => {
    const { container, user, requests } = await openPage(PAGE, {
      api: api({ 'DELETE /chatbot/stray-messages/:id': () => undefined }),
      language: 'ar',
    });
    await user.click(await screen.findByRole('button', { name: 'استبعاد' }));
    const dialog = await screen.findByRole('alertdialog');
    expect((await axe(container)).violations).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'استبعاد' }));
    await waitFor(() => expect(requests.some(({ method }) => method === 'DELETE')).toBe(true));
  });

  it('AUTH-11: intake gives them to whoever they may be of, and looks for no other client', async () => {
    const { requests } = await openPage(PAGE, { api: api(), person: { roles: ['intake'] } });
    expect(await screen.findByRole('button', { name: 'This is Rana Khoury' })).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(requests.some(({ path }) => path.startsWith('/identity/clients'))).toBe(false);
  });

  it('are not asked for by a lawyer, who takes in no requests', async () => {
    const { requests } = await openPage(PAGE, { api: api(), person: { roles: ['lawyer'] } });
    expect(requests.some(({ path }) => path.startsWith('/chatbot'))).toBe(false);
  });
});
