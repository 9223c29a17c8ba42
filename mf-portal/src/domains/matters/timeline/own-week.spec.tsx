/**
 * @jest-environment jsdom
 */
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { axeFaults, openPortal } from '../../../testing/open-portal.js';
import { pageOf } from '../../../testing/samples.js';

const CASE = { caseId: '65f0c0ffee65f0c0ffee00c0', caseTitle: 'Karam v. Karam' };
const open = (cases: object[], language: 'en' | 'ar' = 'en') =>
  openPortal('/client-portal/updates', {
    language,
    api: {
      'GET /cases/my/week': () => ({ since: '2026-11-16T08:00:00.000Z', cases }),
      'GET /cases/my/timeline': () => ({ items: [], next: null }),
      'GET /billing/own/invoices': () => pageOf(),
      'GET /billing/own/payments': () => pageOf(),
    },
  });

afterEach(cleanup);

it('PORT-03: the week of each case is told also when nothing moved, with the next date', async () => {
  await open([
    { ...CASE, changes: 0, next: '2026-12-01T09:30' },
    { ...CASE, caseId: '65f0c0ffee65f0c0ffee00c1', changes: 2, next: null },
  ]);
  expect(
    await screen.findByText('No change in the last seven days. Next date: Tue 1 December 2026, 09:30 (Beirut).'),
  ).toBeTruthy();
  expect(screen.getByText('2 new things in the last seven days. No date is set.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Have it sent every Monday' })).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
});

it('PORT-03: in Arabic, and nothing of a week without an open case', async () => {
  await open([{ ...CASE, changes: 3, next: null }], 'ar');
  expect(await screen.findByText(/3 أمور جديدة/)).toBeTruthy();
  cleanup();
  await open([]);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(screen.queryByText('Your week')).toBeNull());
});
