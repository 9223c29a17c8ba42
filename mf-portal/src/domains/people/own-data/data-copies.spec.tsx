/**
 * @jest-environment jsdom
 */
import type { DataCopy } from '@diwan/contracts/people/data-copies/http';
import { answerProblem } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFaults, openPortal } from '../../../testing/open-portal.js';

const copy = (change: Partial<DataCopy>): DataCopy => ({
  id: '65f0c0ffee65f0c0ffee0051',
  state: 'gathering',
  askedAt: '2026-11-22T08:00:00.000Z',
  until: null,
  parts: [
    { part: 'profile', done: true, rows: 1 },
    { part: 'cases', done: false, rows: 0 },
  ],
  ...change,
});

const READY = copy({ state: 'ready', until: '2026-11-29T08:00:00.000Z' });

afterEach(cleanup);

describe('PORT-08: a copy of one’s data', () => {
  it('is asked for with one press, and shows how far it is', async () => {
    let copies: DataCopy[] = [];
    await openPortal('/client-portal/your-data', {
      api: {
        'GET /identity/my/data-copies': () => copies,
        'POST /identity/my/data-copies': () => {
          copies = [copy({})];
          return copies[0];
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for a copy' }));
    expect((await screen.findByRole<HTMLProgressElement>('progressbar')).value).toBe(0.5);
    expect(screen.getByText('1 of 2')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ask for a copy' })).toBeNull();
    expect(await axeFaults()).toEqual([]);
  });

  it('is downloaded while it is there', async () => {
    await openPortal('/client-portal/your-data', {
      api: {
        'GET /identity/my/data-copies': () => [READY, copy({ id: '65f0c0ffee65f0c0ffee0052', state: 'expired' })],
      },
    });
    expect(await screen.findByRole('button', { name: /Download/ })).toBeTruthy();
    expect(screen.getByText(/until .*29 November 2026/)).toBeTruthy();
    expect(screen.getByText(/was deleted/)).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
  });

  it('S-6: is asked for and handed out after a confirmation where the sign-in is not fresh', async () => {
    const shell = await openPortal('/client-portal/your-data', {
      api: {
        'GET /identity/my/data-copies': () => [READY],
        'POST /identity/my/data-copies': () => answerProblem('FRESH_SIGN_IN_REQUIRED'),
        'GET /identity/my/data-copies/:id/file': () => answerProblem('FRESH_SIGN_IN_REQUIRED'),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for a copy' }));
    await waitFor(() => expect(shell.confirmations()).toBe(1));
    await userEvent.click(screen.getByRole('button', { name: /Download/ }));
    await waitFor(() => expect(shell.confirmations()).toBe(2));
    expect(await screen.findByText(/could not be downloaded.*FRESH_SIGN_IN_REQUIRED/)).toBeTruthy();
  });
});
