/**
 * @jest-environment jsdom
 */
import type { TimeEntry } from '@diwan/contracts/money/time-entries/entry';
import type { FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage, pageOf } from '../../../testing/open-page.js';
import { elapsedAt } from '../timers/elapsed.js';
import { today } from './week.js';

afterEach(cleanup);

const legalCase = { id: '64b0000000000000000000c1', title: 'Khoury v. Cedar', caseNumber: '2026/1' };
const anEntry = (more: Partial<TimeEntry> = {}): TimeEntry => ({
  id: '64b0000000000000000000e1',
  person: { id: '64b0000000000000000000a1', name: 'Maya Saliba' },
  client: { id: '64b0000000000000000000b1', name: 'Rana Khoury' },
  legalCase,
  serviceType: null,
  description: 'Drafted the reply',
  note: '',
  dateWorked: today(),
  minutes: 75,
  rate: { amountMinor: 20_000, currency: 'USD' },
  rateFrom: 'firm',
  amountMinor: 25_000,
  billable: true,
  state: 'draft',
  returnReason: '',
  approvedByName: '',
  approvedAt: null,
  invoiceId: null,
  createdAt: '2026-01-01T10:00:00.000Z',
  version: 1,
  ...more,
});
const totals = { minutes: 75, billableMinutes: 75, amounts: [{ amountMinor: 25_000, currency: 'USD' as const }] };
const listed = (entries: TimeEntry[]) => ({ ...pageOf(entries), totals });

describe('BILL-15: time', () => {
  it('is a sheet of the week with what one may record, what it comes to and what is handed in', async () => {
    const { container } = await openPage('/admin/time', {
      api: {
        'GET /billing/time-entries/mine': () => listed([anEntry()]),
        'GET /billing/time-suggestions': () => [
          { id: '64b0000000000000000000f1', kind: 'hearing', legalCase, day: today() },
        ],
      },
    });
    expect(await screen.findByText('Drafted the reply')).toBeTruthy();
    expect(screen.getByText('Legal Work')).toBeTruthy();
    expect(screen.getByText('Hearing held: Khoury v. Cedar')).toBeTruthy();
    expect(screen.getAllByText('USD 250.00').length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Hand in one draft' })).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('waits for approval with who worked, the rate and where it comes from', async () => {
    const { container } = await openPage('/admin/time/approval', {
      api: {
        'GET /billing/time-entries': () => listed([anEntry({ state: 'submitted' })]),
        'GET /identity/colleagues': () => [],
        'GET /identity/clients': () => pageOf([]),
        'GET /cases/cases': () => pageOf([]),
      },
    });
    expect(await screen.findByText('rate of the firm')).toBeTruthy();
    expect(screen.getByText('Maya Saliba')).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
  });
});

describe('P16: a draft of a timer that may have been forgotten', () => {
  const forgotten = anEntry({
    ...{
      id: '64b0000000000000000000e9',
      description: 'Trial',
      minutes: 1440,
      timerMinutes: 2292,
      amountMinor: 480_000,
    },
  });
  const own = (sent: unknown[]): FakeApi => ({
    'GET /billing/time-entries/mine': ({ query }) =>
      listed(query.get('forgotten') ? [forgotten] : [anEntry(), forgotten]),
    'GET /billing/time-suggestions': () => [],
    'POST /billing/time-entries/submit': ({ body }) => {
      sent.push(body);
      return { moved: [anEntry().id], left: [] };
    },
  });

  it('counts for nothing in the week, is not handed in, and is asked for wherever its week is', async () => {
    const sent: unknown[] = [];
    const { user, container } = await openPage('/admin/time', { api: own(sent) });
    const row = (await screen.findByText('Trial')).closest('li') as HTMLElement;
    expect(row.textContent).toContain('–');
    expect(row.textContent).toContain('The timer counted 38:12: enter how long the work took');
    expect(screen.queryByText('24:00')).toBeNull();
    expect(screen.queryByText('USD 4,800.00')).toBeNull();
    // The day's sum is that of the other entry.
    expect(screen.getAllByText('1:15').length).toBeGreaterThan(1);
    await user.click(screen.getByRole('button', { name: 'Hand in one draft' }));
    expect(sent).toEqual([{ entries: [{ id: anEntry().id, version: 1 }] }]);
    expect((await axe(container)).violations).toEqual([]);
    await user.click(await screen.findByRole('button', { name: /^Enter duration: Khoury v\. Cedar/ }));
    const sheet = within(await screen.findByRole('dialog'));
    expect((sheet.getByLabelText(/^Duration/) as HTMLInputElement).value).toBe('');
  });

  it('is no time and no money in the firm’s list, which says whose word it waits for', async () => {
    await openPage('/admin/time/approval?state=any', {
      api: {
        'GET /billing/time-entries': () => ({ ...listed([forgotten]), totals: { ...totals, minutes: 0, amounts: [] } }),
        'GET /identity/colleagues': () => [],
        'GET /identity/clients': () => pageOf([]),
        'GET /cases/cases': () => pageOf([]),
      },
    });
    expect(await screen.findByText(/Maya Saliba has yet to say how long the work took/)).toBeTruthy();
    expect(screen.queryByText('24:00')).toBeNull();
    expect(screen.queryByText('USD 4,800.00')).toBeNull();
  });
});

it('the timer counts from the service’s clock, whatever the device’s says', () => {
  const timer = {
    id: '64b0000000000000000000d1',
    legalCase,
    description: '',
    runningSince: '2026-01-01T10:00:00.000Z',
    countedMs: 60_000,
    now: '2026-01-01T10:05:00.000Z',
  };
  const wrongClock = Date.parse('2031-07-01T00:00:00Z');
  expect(elapsedAt({ timer, heardAt: wrongClock }, wrongClock + 1000)).toBe(361_000);
  expect(elapsedAt({ timer: { ...timer, runningSince: null }, heardAt: 0 }, 9_000_000)).toBe(60_000);
});
