/**
 * @jest-environment jsdom
 */
import type { Deadline } from '@diwan/contracts/matters/deadlines/http';
import type { StandingRule } from '@diwan/contracts/matters/deadlines/rule';
import type { DeadlineTable } from '@diwan/contracts/matters/deadlines/rules.http';
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage, pageOf } from '../../../testing/open-page.js';
import { aCase, ENTERED } from '../../../testing/records.js';

afterEach(cleanup);

const CONFIRMED = { byName: 'Samia Rizk', at: '2026-05-12T08:00:00.000Z' };
const rule: StandingRule = {
  ...{ id: 'appeal', name: { en: 'Appeal', ar: 'استئناف' }, trigger: 'judgment', count: 10, unit: 'day' },
  ...{ days: 'calendar', countsTriggerDay: false, recess: 'suspends', courtKinds: [], source: 'An example' },
  ...{ validFrom: '2020-01-01', validUntil: null, confirmed: CONFIRMED },
};
const EID = { date: '2027-03-09', name: { en: 'Eid al-Fitr', ar: 'عيد الفطر' } };
const OUTING = { date: '2027-06-04', name: { en: 'Staff outing', ar: 'رحلة الموظفين' } };

/** The table that the service keeps, and an office that is closed on two days to come. */
async function openTable() {
  const stored: DeadlineTable = {
    ...{ rules: [rule], recesses: [], version: 1 },
    calendar: { weekend: ['sun'], fixedHolidays: ['05-01', '11-22'], holidays: [], confirmed: null },
  };
  const office = { ...ENTERED, holidays: [{ date: '2026-03-20', name: EID.name }, EID, OUTING] };
  const api: FakeApi = {
    'GET /cases/deadline-rules': () => ({ ...stored }),
    'GET /news/site/profile': () => office,
    'PUT /cases/deadline-rules': ({ body }) => {
      const { calendar, recesses, version } = body as DeadlineTable;
      if (version !== stored.version) return answerProblem('CONFLICT');
      Object.assign(stored, { recesses, version: stored.version + 1, calendar: { ...calendar, confirmed: null } });
      return { ...stored };
    },
    'POST /cases/court-calendar/confirm': ({ body }) => {
      if ((body as DeadlineTable).version !== stored.version) return answerProblem('CONFLICT');
      Object.assign(stored, { version: stored.version + 1, calendar: { ...stored.calendar, confirmed: CONFIRMED } });
      return { ...stored };
    },
  };
  const page = await openPage('/admin/settings/deadlines', { api });
  const calendar = within(await screen.findByRole('region', { name: 'Days on which no term ends' }));
  return { ...page, api, stored, calendar };
}
const SAVE = { name: 'Save the rules' };
const CONFIRM = { name: 'I compared the calendar and the recesses with what was announced' };

describe('P35: the calendar of the courts', () => {
  it('is entered by weekdays, public holidays and days of a year, and confirmed once it is saved', async () => {
    const { user, stored, calendar, container } = await openTable();
    await user.click(calendar.getByLabelText('Saturday'));
    expect(calendar.queryByRole('button', CONFIRM)).toBeNull();
    await user.click(calendar.getByLabelText('22 November (Independence Day)'));
    await user.click(calendar.getByRole('button', { name: 'Add a holiday' }));
    const day = within(calendar.getByRole('region', { name: 'Holiday 1' }));
    await user.type(day.getByLabelText(/^Date/), '2027-05-10');
    await user.type(day.getByLabelText('Occasion (English) *'), 'Mourning');
    await user.type(day.getByLabelText('Occasion (Arabic) *'), 'حداد');
    expect((await axe(container)).violations).toEqual([]);
    await user.click(screen.getByRole('button', SAVE));
    await waitFor(() => expect(stored.version).toBe(2));
    expect(stored.calendar).toEqual({
      weekend: ['sun', 'sat'],
      fixedHolidays: ['05-01'],
      holidays: [{ date: '2027-05-10', name: { en: 'Mourning', ar: 'حداد' } }],
      confirmed: null,
    });
    await user.click(await calendar.findByRole('button', CONFIRM));
    expect(await calendar.findByText('Samia Rizk, 12 May 2026')).toBeTruthy();
    expect(stored.version).toBe(3);
  });

  it('takes over closed days of the office that are holidays of the courts, too, one by one', async () => {
    const { user, stored, calendar } = await openTable();
    const offered = within(await calendar.findByRole('region', { name: 'Closed days of the office' }));
    // One that has passed is not offered.
    expect(offered.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      '9 March 2027 (Eid al-Fitr)Add',
      '4 June 2027 (Staff outing)Add',
    ]);
    await user.click(
      offered.getByRole('button', { name: 'Add to the holidays of the courts: 9 March 2027 (Eid al-Fitr)' }),
    );
    expect(offered.getAllByRole('listitem')).toHaveLength(1);
    await user.click(screen.getByRole('button', SAVE));
    await waitFor(() => expect(stored.calendar?.holidays).toEqual([EID]));
  });

  it('does not take a day twice, and leads to the second', async () => {
    const { user, stored, calendar } = await openTable();
    for (const number of [1, 2]) {
      await user.click(calendar.getByRole('button', { name: 'Add a holiday' }));
      const day = within(calendar.getByRole('region', { name: `Holiday ${number}` }));
      await user.type(day.getByLabelText(/^Date/), '2027-05-10');
      await user.type(day.getByLabelText('Occasion (English) *'), 'Mourning');
      await user.type(day.getByLabelText('Occasion (Arabic) *'), 'حداد');
    }
    await user.click(screen.getByRole('button', SAVE));
    expect(await screen.findByText(/Holiday 2: Date/)).toBeTruthy();
    const second = within(calendar.getByRole('region', { name: 'Holiday 2' }));
    expect(second.getByText('This day is entered above already')).toBeTruthy();
    expect(screen.queryByText(/used by somebody else/)).toBeNull();
    expect(stored.version).toBe(1);
    await user.click(second.getByRole('button', { name: 'Remove: Holiday 2' }));
    await user.click(screen.getByRole('button', SAVE));
    await waitFor(() => expect(stored.version).toBe(2));
  });

  it('D-129: keeps a holiday that was entered while a colleague changed the weekend, and shows it', async () => {
    const { user, stored, calendar } = await openTable();
    await user.click(await calendar.findByRole('button', { name: /^Add to the holidays of the courts: 9 March/ }));
    Object.assign(stored, { version: 9, calendar: { ...stored.calendar, weekend: ['sat', 'sun'] } });
    await user.click(screen.getByRole('button', SAVE));
    expect(await screen.findByText('Somebody changed this in the meantime')).toBeTruthy();
    const day = within(await calendar.findByRole('region', { name: 'Holiday 1' }));
    expect((day.getByLabelText('Occasion (English) *') as HTMLInputElement).value).toBe('Eid al-Fitr');
    expect((calendar.getByLabelText('Saturday') as HTMLInputElement).checked).toBe(true);
  });

  it('D-129: shows the rows of whichever holidays are chosen where both entered some', async () => {
    const { user, stored, calendar } = await openTable();
    await user.click(await calendar.findByRole('button', { name: /^Add to the holidays of the courts: 9 March/ }));
    Object.assign(stored, { version: 9, calendar: { ...stored.calendar, holidays: [OUTING] } });
    await user.click(screen.getByRole('button', SAVE));
    const occasion = async () => {
      const day = within(await calendar.findByRole('region', { name: 'Holiday 1' }));
      return (day.getByLabelText('Occasion (English) *') as HTMLInputElement).value;
    };
    expect(await screen.findByText('Somebody changed this in the meantime')).toBeTruthy();
    expect(await occasion()).toBe('Eid al-Fitr');
    await user.click(screen.getByRole('radio', { name: /^Saved/ }));
    await waitFor(async () => expect(await occasion()).toBe('Staff outing'));
  });

  it('D-129: brings a holiday back that was entered before the page was left', async () => {
    const { user, api, calendar } = await openTable();
    await user.click(await calendar.findByRole('button', { name: /^Add to the holidays of the courts: 9 March/ }));
    await waitFor(() => expect(sessionStorage.length).toBeGreaterThan(0));
    cleanup();
    await openPage('/admin/settings/deadlines', { api, reloaded: true });
    expect(await screen.findByRole('region', { name: 'Holiday 1' })).toBeTruthy();
  });

  it('can be written while the office does not answer', async () => {
    const { api, calendar, stored, user } = await openTable();
    cleanup();
    await openPage('/admin/settings/deadlines', {
      api: { ...api, 'GET /news/site/profile': () => answerProblem('NOT_FOUND') },
    });
    expect(await screen.findByText('Failed to fetch the closed days of the office')).toBeTruthy();
    expect(calendar).toBeTruthy();
    await user.click(screen.getByLabelText('Saturday'));
    await user.click(screen.getByRole('button', SAVE));
    await waitFor(() => expect(stored.version).toBe(2));
  });
});

const CASE = '64b0000000000000000000a1';
const { courtKinds: _, validFrom: __, validUntil: ___, confirmed: ____, ...kept } = rule;
const proposed: Deadline = {
  ...{ id: '64b0000000000000000000e7', caseId: CASE, hearing: null, rule: { ...kept, isConfirmed: true } },
  triggerDay: '2026-05-14',
  reckoning: {
    ...{ day: '2026-05-26', firstDay: '2026-05-15', countedTo: '2026-05-24', closedDays: 0, recesses: [] },
    movedOver: [
      { day: '2026-05-24', name: null },
      { day: '2026-05-25', name: { en: 'Liberation Day', ar: 'عيد التحرير' } },
    ],
  },
  ...{ state: 'proposed', changed: null, owner: null, decidedByName: '', decidedAt: null, isDone: false, version: 4 },
};
const WARNING = /No partner has confirmed the calendar of the courts yet/;

async function openCase(confirmed: StandingRule['confirmed']) {
  const calendar = { weekend: ['sun'], fixedHolidays: [], holidays: [], confirmed };
  const api: FakeApi = {
    'GET /cases/cases/:id': () => aCase(),
    'GET /cases/cases/:id/timeline': () => ({ items: [], next: null }),
    'GET /cases/cases/:id/wall': () => ({ people: [], reason: '', version: 3 }),
    'GET /cases/cases/:id/related': () => [],
    'GET /cases/share-requests': () => pageOf([]),
    'GET /identity/colleagues': () => [],
    'GET /cases/deadlines': () => [proposed],
    'GET /cases/deadline-rules': () => ({ rules: [rule], recesses: [], calendar, version: 1 }),
  };
  const page = await openPage(`/admin/cases/${CASE}/deadlines`, { api });
  const entry = (await screen.findByText('Last day: 26 May 2026')).closest('li');
  return { ...page, entry };
}

describe('P35: a deadline', () => {
  it('names each day over which it moved, and says that nobody has confirmed the calendar, also to whoever confirms it', async () => {
    const { user, entry } = await openCase(null);
    expect(entry?.textContent).toContain(
      'Moved to the next working day of the courts, over: 24 May 2026 (Sunday), 25 May 2026 (Liberation Day).',
    );
    expect(await screen.findByText(WARNING)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Confirm: Appeal' }));
    expect(within(await screen.findByRole('dialog')).getByText(WARNING)).toBeTruthy();
  });

  it('says nothing of a calendar that is confirmed', async () => {
    const { user } = await openCase(CONFIRMED);
    await user.click(await screen.findByRole('button', { name: 'Confirm: Appeal' }));
    await screen.findByRole('dialog');
    expect(screen.queryByText(WARNING)).toBeNull();
  });
});
