import type { CourtCalendar } from '@diwan/contracts/matters/deadlines/court-calendar';
import { CourtCalendarChangedV1 } from '@diwan/contracts/matters/deadlines/events';
import {
  confirmDeadline,
  type Deadline,
  listDeadlines,
  proposeDeadline,
} from '@diwan/contracts/matters/deadlines/http';
import {
  confirmCourtCalendar,
  type DeadlineTable,
  getDeadlineTable,
  setDeadlineTable,
} from '@diwan/contracts/matters/deadlines/rules.http';
import { listTasks, type Task } from '@diwan/contracts/matters/tasks/http';
import { staffWithPermission } from '@diwan/contracts/people/staff/questions';
import { officeProfile } from '@diwan/contracts/site/office/questions';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type CasesRig, startCases } from '../../test/cases-rig.js';
import { A_CALENDAR, A_RULE, TRIGGER_DAY } from '../../test/deadline-samples.js';
import { momentOf } from '../hearings/wall-time.rules.js';
import { CompleteCourtCalendar } from './complete-court-calendar.js';

/** Ten days after the day of the trigger, a Friday. */
const LAST_DAY = '2026-05-22';
const SUMMER = { id: 'summer', name: { en: 'Summer', ar: 'الصيف' }, from: '2026-07-15', to: '2026-09-15' };

let cases: CasesRig;
let caseId: string;
beforeAll(async () => {
  cases = await startCases();
  await cases.holdEvents();
  cases.rpcAnswers(staffWithPermission, () => [cases.lawyer.id]);
  // When the office is open is nothing that a term may depend on: nobody asks.
  cases.rpcAnswers(officeProfile, () => {
    throw new Error('The office was asked');
  });
});
afterAll(() => cases.stop());
beforeEach(async () => {
  cases.setTime(momentOf('2026-05-13T10:00'));
  caseId = await cases.aCase();
  for (const name of ['Deadline', 'DeadlineTable', 'Task', 'OutboxRow']) await cases.model(name).deleteMany({});
});
afterEach(() => cases.setTime(null));

const table = async (): Promise<DeadlineTable> => (await cases.http(cases.asLawyer).call(getDeadlineTable, {})).body;
/** `null`: as a desk that knows no calendar sends it. */
const write = async (calendar: CourtCalendar | null = A_CALENDAR, recesses: DeadlineTable['recesses'] = []) => {
  const body = { rules: [A_RULE], recesses, ...(calendar && { calendar }), version: (await table()).version };
  return cases.http(cases.asAdmin).call(setDeadlineTable, { body });
};
const propose = async (): Promise<Deadline> => {
  const body = { caseId, ruleId: A_RULE.id, triggerDay: TRIGGER_DAY };
  return (await cases.http(cases.asLawyer).call(proposeDeadline, { body })).body;
};
const confirm = async ({ id, version }: Deadline) =>
  cases.http(cases.asLawyer).call(confirmDeadline, { params: { id }, body: { ownerId: cases.lawyer.id, version } });
const stored = async () => (await cases.http(cases.asLawyer).call(listDeadlines, { query: { caseId } })).body[0];
const dueDays = async () => {
  const { body } = await cases.http(cases.asLawyer).call(listTasks, { query: { whose: 'team', caseId, limit: 50 } });
  return Object.fromEntries(body.items.map(({ kind, due }: Task) => [kind, due?.day]));
};

describe('P35: the days on which no term ends', () => {
  it('are those of the courts alone', async () => {
    await write();
    expect((await propose()).reckoning).toMatchObject({ day: LAST_DAY, movedOver: [] });
    const strike = { date: LAST_DAY, name: { en: 'Courts closed', ar: 'إقفال المحاكم' } };
    await write({ ...A_CALENDAR, holidays: [strike] });
    expect((await propose()).reckoning).toMatchObject({
      day: '2026-05-26',
      movedOver: [
        { day: LAST_DAY, name: strike.name },
        { day: '2026-05-23', name: null },
        { day: '2026-05-24', name: null },
        { day: '2026-05-25', name: { en: 'Resistance and Liberation Day' } },
      ],
    });
  });

  it('are few until a partner enters more: no term is taken for longer than it is', async () => {
    expect((await table()).calendar).toMatchObject({ weekend: ['sun'], holidays: [], confirmed: null });
    await write({ ...A_CALENDAR, weekend: [], fixedHolidays: [] });
    expect((await propose()).reckoning.day).toBe(LAST_DAY);
  });

  it('are confirmed by a partner, until another day is entered', async () => {
    const { version } = (await write()).body;
    const confirmIt = (by = cases.asOwner, seen = version) =>
      cases.http(by).call(confirmCourtCalendar, { body: { version: seen } });
    expect((await confirmIt(cases.asLawyer)).status).toBe(403);
    expect((await confirmIt()).body.calendar).toMatchObject({ confirmed: { byName: 'Samia Rizk' } });
    expect((await confirmIt()).body.code).toBe('CONFLICT');
    const { weekend, fixedHolidays } = A_CALENDAR;
    const turned = { ...A_CALENDAR, weekend: weekend.toReversed(), fixedHolidays: fixedHolidays.toReversed() };
    expect((await write(turned)).body.calendar?.confirmed).not.toBeNull();
    const untouched = (await write(null)).body.calendar;
    expect(untouched).toMatchObject({ weekend: ['sat', 'sun'], confirmed: { byName: 'Samia Rizk' } });
    expect((await write(null, [SUMMER])).body.calendar).toMatchObject({ weekend: ['sat', 'sun'], confirmed: null });
  });

  it('are told of where they change, and only there', async () => {
    await write();
    await write();
    await write(A_CALENDAR, [SUMMER]);
    expect((await cases.eventsOf(CourtCalendarChangedV1)).map(({ payload }) => payload.version)).toEqual([1, 3]);
  });

  it.each([
    ['a whole week', { weekend: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] }],
    ['a weekday twice', { weekend: ['sun', 'sun'] }],
    ['a day twice', { holidays: ['Eid', 'Fitr'].map((en) => ({ date: '2026-03-20', name: { en, ar: en } })) }],
    ['a public holiday that the law does not fix', { fixedHolidays: ['03-03'] }],
  ])('do not take %s', async (_, more) => {
    expect((await write({ ...A_CALENDAR, ...more } as CourtCalendar)).status).toBe(400);
  });
});

describe('P35: what an earlier build moved over days of the office', () => {
  it('is reckoned again at the start, keeps the earlier day as a task, and is to be confirmed again', async () => {
    await write();
    await confirm(await propose());
    // As it was written when Friday was a closed day of the office.
    const day = '2026-05-26';
    const { reckoning } = (await stored()) ?? {};
    const moved = { ...reckoning, day, movedOver: [{ day: LAST_DAY, name: { en: 'Staff outing', ar: 'رحلة' } }] };
    await cases.model('Deadline').updateMany({}, { $set: { day, standsAs: day, reckoning: moved } });
    await cases.model('DeadlineTable').updateOne({ _id: 'firm' }, { $unset: { calendar: 1 } });
    await cases.app.get(CompleteCourtCalendar).onApplicationBootstrap();
    expect(await stored()).toMatchObject({
      state: 'proposed',
      reckoning: { day: LAST_DAY, movedOver: [] },
      changed: { because: 'closed_days', formerDay: day },
    });
    expect(await dueDays()).toMatchObject({ deadline: LAST_DAY, deadline_proposed: '2026-05-13' });
    const { version } = (await stored()) ?? {};
    await cases.app.get(CompleteCourtCalendar).onApplicationBootstrap();
    expect((await stored())?.version).toBe(version);
    expect((await table()).calendar).toMatchObject({ weekend: ['sun'], confirmed: null });
  });
});
