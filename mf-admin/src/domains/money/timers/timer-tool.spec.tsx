/**
 * @jest-environment jsdom
 */
import type { TimeEntry } from '@diwan/contracts/money/time-entries/entry';
import type { Timer } from '@diwan/contracts/money/timers/http';
import { aPerson, type FakeApi, fakeShell } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Providers } from '../../../app/layout.js';
import messages from '../../../derived/messages.en.js';
import { pageOf } from '../../../testing/open-page.js';
import TimerTool from './timer-tool.js';

afterEach(cleanup);

const CASE = { id: '64b0000000000000000000c1', title: 'Khoury v. Cedar', caseNumber: '2026/1' };
const since = (runningSince: string): Timer => ({
  ...{ id: '64b0000000000000000000e1', legalCase: CASE, description: '', countedMs: 0 },
  ...{ runningSince, now: '2026-11-26T18:00:00.000Z' },
});
const DRAFT: TimeEntry = {
  ...{ id: '64b0000000000000000000e2', legalCase: CASE, serviceType: null, description: 'Trial', note: '' },
  person: { id: '64b0000000000000000000a1', name: 'Maya Saliba' },
  client: { id: '64b0000000000000000000b1', name: 'Rana Khoury' },
  ...{ dateWorked: '2026-11-25', minutes: 1440, timerMinutes: 2292 },
  rate: { amountMinor: 20_000, currency: 'USD' },
  ...{ rateFrom: 'firm', amountMinor: 480_000, billable: true, state: 'draft', returnReason: '' },
  ...{ approvedByName: '', approvedAt: null, invoiceId: null, createdAt: '2026-11-25T10:00:00.000Z', version: 1 },
};

function open(timer: Timer) {
  const changed: unknown[] = [];
  const api: FakeApi = {
    'GET /billing/timer': () => ({ timer }),
    'POST /billing/timer/stop': () => DRAFT,
    'GET /cases/cases': () => pageOf([CASE]),
    'GET /billing/service-types/offered': () => [],
    'GET /billing/billing-rates/that-holds': () => ({ rate: DRAFT.rate, rateFrom: 'firm' }),
    'PUT /billing/time-entries/:id': ({ body }) => {
      changed.push(body);
      return { ...DRAFT, timerMinutes: null, version: 2 };
    },
  };
  const shell = fakeShell({ session: { status: 'person', person: aPerson() }, messages, api });
  const tree = (
    <Providers>
      <TimerTool />
    </Providers>
  );
  const { container } = render(tree, { wrapper: shell.wrapper });
  return { ...shell, container, changed, user: userEvent.setup() };
}

describe('P16: a timer that may have been forgotten', () => {
  it('says so from ten hours on', async () => {
    const { container } = open(since('2026-11-26T08:00:00.000Z'));
    expect(await screen.findByText('Still working?')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^10:00$/ })).toBeTruthy();
    expect(screen.getByText(/has counted ten hours or more/).getAttribute('role')).toBe('status');
    expect((await axe(container)).violations).toEqual([]);
    cleanup();
    open(since('2026-11-26T08:01:00.000Z'));
    await screen.findByRole('button', { name: 'Stop and record' });
    expect(screen.queryByText('Still working?')).toBeNull();
    cleanup();
    open({ ...since(''), runningSince: null, countedMs: 11 * 3_600_000 });
    expect(await screen.findByRole('button', { name: '11:00' })).toBeTruthy();
    expect(screen.queryByText('Still working?')).toBeNull();
  });

  it('asks for how long the work took when it is stopped, and takes nothing for granted', async () => {
    const { user, changed } = open(since('2026-11-25T03:48:00.000Z'));
    await user.click(await screen.findByRole('button', { name: 'Stop and record' }));
    const sheet = within(await screen.findByRole('dialog'));
    expect(await sheet.findByText(/The timer counted 38:12 and may have been forgotten/)).toBeTruthy();
    const duration = sheet.getByLabelText(/^Duration/) as HTMLInputElement;
    expect(duration.value).toBe('');
    await user.click(sheet.getByRole('button', { name: 'Save entry' }));
    await waitFor(() => expect(duration.getAttribute('aria-invalid')).toBe('true'));
    expect(changed).toEqual([]);
    await user.type(duration, '7h30');
    await user.click(sheet.getByRole('button', { name: 'Save entry' }));
    await waitFor(() => expect(changed).toMatchObject([{ minutes: 450, saysDuration: true, version: 1 }]));
  });
});

describe('P15: a duration', () => {
  it('is read aloud as it is typed, and a number that may be minutes is asked about', async () => {
    const { user, changed } = open(since('2026-11-25T03:48:00.000Z'));
    await user.click(await screen.findByRole('button', { name: 'Stop and record' }));
    const sheet = within(await screen.findByRole('dialog'));
    const duration = await sheet.findByLabelText(/^Duration/);
    await user.type(duration, '15');
    expect(sheet.queryByText(/Read as/)).toBeNull();
    await user.click(sheet.getByRole('button', { name: 'Save entry' }));
    expect(await sheet.findByText(/^Say the unit: 15m for minutes/)).toBeTruthy();
    expect(changed).toEqual([]);
    await user.type(duration, 'm');
    expect(await sheet.findByText(/^Read as 0:15 \(hours and minutes\)\./)).toBeTruthy();
  });
});
