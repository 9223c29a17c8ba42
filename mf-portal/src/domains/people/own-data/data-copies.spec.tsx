/**
 * @jest-environment jsdom
 */
import type { DataCopy } from '@diwan/contracts/people/data-copies/http';
import { answerProblem } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
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
    const ready = copy({ state: 'ready', until: '2026-11-29T08:00:00.000Z' });
    await openPortal('/client-portal/your-data', {
      api: {
        'GET /identity/my/data-copies': () => [ready, copy({ id: '65f0c0ffee65f0c0ffee0052', state: 'expired' })],
      },
    });
    const link = await screen.findByRole('link', { name: /Download/ });
    expect(link.getAttribute('href')).toBe(`/api/identity/my/data-copies/${ready.id}/file`);
    expect(screen.getByText(/until .*29 November 2026/)).toBeTruthy();
    expect(screen.getByText(/was deleted/)).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
  });

  it('asks for a new code where the sign-in is not fresh', async () => {
    await openPortal('/client-portal/your-data', {
      api: {
        'GET /identity/my/data-copies': () => [],
        'POST /identity/my/data-copies': () => answerProblem('FRESH_SIGN_IN_REQUIRED'),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for a copy' }));
    expect(await screen.findByText(/we confirm that it is you/)).toBeTruthy();
  });
});
