/**
 * @jest-environment jsdom
 */
import type { OwnErasure } from '@diwan/contracts/people/erasures/http';
import type { ErasurePlan } from '@diwan/contracts/people/erasures/plan';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFaults, openPortal } from '../../../testing/open-portal.js';

const PLAN: ErasurePlan = [
  { part: 'contact', ground: null, until: null },
  { part: 'case_files', ground: 'retention', until: '2035-03-01T08:00:00.000Z' },
];
const wish = (change: Partial<OwnErasure>): OwnErasure => ({
  id: '65f0c0ffee65f0c0ffee0061',
  state: 'asked',
  reason: 'I moved abroad',
  askedAt: '2026-11-22T08:00:00.000Z',
  decidedAt: null,
  ground: null,
  answer: '',
  eraseAt: null,
  ...change,
});
const open = (latest: OwnErasure | null, api: object = {}) =>
  openPortal('/client-portal/your-data', {
    api: {
      'GET /identity/my/data-copies': () => [],
      'GET /identity/my/erasure': () => ({ latest, plan: PLAN }),
      ...api,
    },
  });

afterEach(cleanup);

describe('PORT-08: the wish to be forgotten', () => {
  it('shows what goes, what stays and why; it is asked for with a reason', async () => {
    const { requests, toasts } = await open(null, { 'POST /identity/my/erasure': () => wish({}) });
    expect(await screen.findByText(/files of closed cases and bills are kept/)).toBeTruthy();
    expect(screen.getByText(/until .*2035/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Ask for erasure' }));
    expect((await screen.findAllByText('Please say why')).length).toBeGreaterThan(0);
    await userEvent.type(screen.getByRole('textbox', { name: /Why do you want this/ }), 'I moved abroad');
    await userEvent.click(screen.getByRole('button', { name: 'Ask for erasure' }));
    await waitFor(() => expect(toasts).toMatchObject([{ kind: 'success', text: 'Your wish is with the firm' }]));
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'I moved abroad' });
    expect(await axeFaults()).toEqual([]);
  });

  it('shows why it was refused, in the firm’s words', async () => {
    await open(wish({ state: 'refused', ground: 'open_case', answer: 'Your case is before the court.' }));
    expect(await screen.findByText('Your case is before the court.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Ask for erasure' })).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
  });

  it('is taken back as long as nothing is erased', async () => {
    const accepted = wish({ state: 'accepted', eraseAt: '2026-11-30T08:00:00.000Z' });
    const { toasts } = await open(accepted, {
      'POST /identity/my/erasure/65f0c0ffee65f0c0ffee0061/withdraw': () => wish({ state: 'withdrawn' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'I have thought again' }));
    await waitFor(() => expect(toasts).toMatchObject([{ kind: 'success', text: 'Nothing will be erased' }]));
    expect(screen.queryByRole('button', { name: 'Ask for erasure' })).toBeNull();
  });
});
