/**
 * @jest-environment jsdom
 */

import { answerProblem } from '@diwan/mf-kit/testing';
import { afterEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPortal } from '../testing/open-portal.js';
import { aCase, RANA } from '../testing/samples.js';

afterEach(cleanup);
afterEach(() => {
  jest.restoreAllMocks();
});

const HOUR = 3600_000;

it('PORT-10: when the last day of a delegate is over, the open page says so and keeps nothing of the client', async () => {
  const endsAt = new Date(Date.now() + HOUR).toISOString();
  const scope = { caseIds: null, scopes: ['hearings' as const] };
  const actingFor = { delegationId: 'd1', clientId: 'c1', clientName: 'Karim Mansour', ...scope, endsAt };
  const timers = jest.spyOn(globalThis, 'setTimeout');
  let isOver = false;
  await openPortal('/client-portal/cases', {
    session: { status: 'person', person: { ...RANA, actingFor } },
    api: {
      'GET /cases/my/cases': () => {
        if (isOver) throw new Error('The access has ended');
        return [aCase({ title: 'Mansour v. the landlord' })];
      },
    },
  });
  expect(await screen.findByText('Mansour v. the landlord')).toBeTruthy();
  expect(screen.getByText(/You are looking at the file of Karim Mansour/)).toBeTruthy();
  const [end] = timers.mock.calls.findLast(([, wait = 0]) => wait > HOUR / 2) ?? [];
  isOver = true;
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(endsAt));
  await act(async () => end?.());
  expect(await screen.findByText('Your access to the file of Karim Mansour has ended.')).toBeTruthy();
  expect(screen.queryByText('Mansour v. the landlord')).toBeNull();
});

it('PORT-10: when the client ends it earlier, the next answer has the page ask for the session and drop what was fetched', async () => {
  const endsAt = new Date(Date.now() + HOUR).toISOString();
  const scope = { caseIds: null, scopes: ['hearings' as const] };
  const actingFor = { delegationId: 'd1', clientId: 'c1', clientName: 'Karim Mansour', ...scope, endsAt };
  const session = { status: 'person' as const, person: { ...RANA, actingFor } };
  let isOver = false;
  let asked = 0;
  const ended = () => answerProblem('DELEGATION_ENDED');
  await openPortal('/client-portal/updates', {
    session,
    refreshed: () => {
      asked += 1;
      return session;
    },
    api: {
      'GET /cases/my/week': () => ({
        since: endsAt,
        cases: [{ caseId: 'a'.repeat(24), caseTitle: 'Mansour v. the landlord', changes: 0, next: null }],
      }),
      'GET /cases/my/timeline': () => (isOver ? ended() : { items: [], next: null }),
    },
  });
  expect(await screen.findByText('Mansour v. the landlord')).toBeTruthy();
  expect(asked).toBe(0);
  isOver = true;
  await userEvent.click(await screen.findByRole('button', { name: 'Hearings' }));
  await waitFor(() => expect(asked).toBe(1));
});
