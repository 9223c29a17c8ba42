/**
 * @jest-environment jsdom
 */
import { afterEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
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
