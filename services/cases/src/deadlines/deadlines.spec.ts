import type { CourtCalendar } from '@diwan/contracts/matters/deadlines/court-calendar';
import { CourtCalendarChangedV1 } from '@diwan/contracts/matters/deadlines/events';
import {
  confirmDeadline,
  type Deadline,
  dismissDeadline,
  listDeadlines,
  moveDeadlineTrigger,
  proposeDeadline,
  reckonDeadline,
  reopenDeadline,
} from '@diwan/contracts/matters/deadlines/http';
import type { DeadlineRule, Recess } from '@diwan/contracts/matters/deadlines/rule';
import { confirmDeadlineRule, getDeadlineTable, setDeadlineTable } from '@diwan/contracts/matters/deadlines/rules.http';
import { HearingJudgmentSetV1 } from '@diwan/contracts/matters/hearings/events';
import {
  createHearing,
  deleteHearing,
  type Hearing,
  noteOutcome,
  restoreHearing,
  updateHearing,
} from '@diwan/contracts/matters/hearings/http';
import { listTasks, moveTask, type Task } from '@diwan/contracts/matters/tasks/http';
import { staffWithPermission } from '@diwan/contracts/people/staff/questions';
import type { SignedIn } from '@diwan/service-kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type CasesRig, startCases } from '../../test/cases-rig.js';
import { A_CALENDAR, A_RULE, TRIGGER_DAY } from '../../test/deadline-samples.js';
import { HEARING, NO_OUTCOME } from '../../test/sample-hearings.js';
import { momentOf } from '../hearings/wall-time.rules.js';

/** A Tuesday; the day after the hearing. */
const NOW = momentOf('2026-05-13T10:00');

let cases: CasesRig;
let caseId: string;
beforeAll(async () => {
  cases = await startCases();
  // A judgment or recess of one test, handled late, would reckon those of the next again.
  await cases.holdEvents();
  cases.rpcAnswers(staffWithPermission, () => [cases.lawyer.id, cases.assistant.id]);
});
afterAll(() => cases.stop());
beforeEach(async () => {
  cases.setTime(NOW);
  caseId = await cases.aCase();
  for (const name of ['Deadline', 'DeadlineTable', 'Task', 'Hearing', 'OutboxRow'])
    await cases.model(name).deleteMany({});
});
afterEach(() => cases.setTime(null));

const table = async () => (await cases.http(cases.asLawyer).call(getDeadlineTable, {})).body;
const write = async (
  rules: readonly DeadlineRule[],
  recesses: readonly Recess[] = [],
  { by = cases.asAdmin, calendar = A_CALENDAR }: { by?: SignedIn; calendar?: CourtCalendar } = {},
) => {
  const body = { rules: [...rules], recesses: [...recesses], calendar, version: (await table()).version };
  return cases.http(by).call(setDeadlineTable, { body });
};
const propose = async (more: object = {}): Promise<Deadline> => {
  const body = { caseId, ruleId: A_RULE.id, triggerDay: TRIGGER_DAY, ...more };
  const answer = await cases.http(cases.asAssistant).call(proposeDeadline, { body });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
};
const list = async (): Promise<Deadline[]> =>
  (await cases.http(cases.asLawyer).call(listDeadlines, { query: { caseId } })).body;
const only = async (): Promise<Deadline> => {
  const [deadline, ...more] = await list();
  if (!deadline || more.length > 0) throw new Error(`There are ${more.length + 1} deadlines`);
  return deadline;
};
const confirm = ({ id, version }: Deadline, ownerId: string | null = cases.lawyer.id, by = cases.asLawyer) =>
  cases.http(by).call(confirmDeadline, { params: { id }, body: { ownerId, version } });
const tasks = async (): Promise<Task[]> =>
  (await cases.http(cases.asLawyer).call(listTasks, { query: { whose: 'team', caseId, limit: 50 } })).body.items;
const toDo = async () => (await tasks()).map(({ kind, due, owner }) => [kind, due?.day, owner?.id ?? null]);

describe('HEAR-07: the table of rules', () => {
  it('is written by partners alone, one version after the other', async () => {
    expect(await table()).toMatchObject({ rules: [], recesses: [], calendar: { confirmed: null }, version: 0 });
    expect((await write([A_RULE], [], { by: cases.asLawyer })).status).toBe(403);
    expect((await write([A_RULE])).body).toMatchObject({ rules: [{ id: 'appeal', confirmed: null }], version: 1 });
    const old = { rules: [], recesses: [], version: 0 };
    expect((await cases.http(cases.asOwner).call(setDeadlineTable, { body: old })).body.code).toBe('CONFLICT');
  });

  it('keeps who compared a rule with its source, until the rule says something else', async () => {
    await write([A_RULE]);
    const params = { id: A_RULE.id };
    const confirmed = await cases.http(cases.asOwner).call(confirmDeadlineRule, { params, body: { version: 1 } });
    expect(confirmed.body.rules).toMatchObject([{ confirmed: { byName: 'Samia Rizk' } }]);
    expect((await write([A_RULE, { ...A_RULE, id: 'other' }])).body.rules[0].confirmed).not.toBeNull();
    expect((await write([{ ...A_RULE, count: 11 }])).body.rules[0].confirmed).toBeNull();
  });

  it('takes no working months, no recess that ends before it begins, no rule twice', async () => {
    const refused = [
      await write([{ ...A_RULE, unit: 'month', days: 'working' }]),
      await write([A_RULE, A_RULE]),
      await write([], [{ id: 'summer', name: A_RULE.name, from: '2026-09-01', to: '2026-08-01' }]),
    ];
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400]);
  });
});

describe('HEAR-07: a deadline', () => {
  beforeEach(() => write([A_RULE]));

  it('by hand is proposed with how it was reckoned, and is nobody’s last day before a lawyer confirms it', async () => {
    const proposed = await propose();
    // Ten days after the 12th is a Friday.
    expect(proposed).toMatchObject({
      state: 'proposed',
      rule: { name: A_RULE.name, source: 'An example, not a law', isConfirmed: false },
      reckoning: { day: '2026-05-22', firstDay: '2026-05-13', countedTo: '2026-05-22', movedOver: [] },
      decidedByName: '',
    });
    expect(await toDo()).toEqual([['deadline_proposed', '2026-05-13', cases.lawyer.id]]);
    expect((await confirm(proposed, cases.lawyer.id, cases.asAssistant)).status).toBe(403);
    const stranger = await confirm(proposed, cases.owner.id);
    expect(stranger.body.fieldErrors).toEqual({ ownerId: 'invalid_choice' });
    const confirmed = (await confirm(proposed, cases.assistant.id)).body;
    expect(confirmed).toMatchObject({
      state: 'confirmed',
      decidedByName: 'Maya Saliba',
      owner: { name: 'Ziad Assaf' },
    });
    expect(await toDo()).toEqual([['deadline', '2026-05-22', cases.assistant.id]]);
    expect((await confirm(proposed)).body.code).toBe('CONFLICT');
  });

  it('can be looked at before it is proposed, only on a day on which its rule holds', async () => {
    const look = (triggerDay: string) =>
      cases.http(cases.asAssistant).call(reckonDeadline, { query: { ruleId: A_RULE.id, triggerDay } });
    expect((await look('2026-05-21')).body).toMatchObject({
      day: '2026-06-01',
      countedTo: '2026-05-31',
      movedOver: [{ day: '2026-05-31', name: null }],
    });
    expect((await look('2019-12-31')).body.fieldErrors).toEqual({ triggerDay: 'invalid_choice' });
    // S-9: there is no day after the last one of four digits.
    for (const day of ['9999-12-31', '0001-01-01']) {
      expect((await look(day)).body.fieldErrors).toEqual({ triggerDay: 'invalid_date' });
    }
    const unknown = { query: { ruleId: 'none', triggerDay: TRIGGER_DAY } };
    expect((await cases.http(cases.asLawyer).call(reckonDeadline, unknown)).status).toBe(404);
  });

  it('that nobody needs leaves no task, and comes back as a proposal', async () => {
    const { id, version } = await propose();
    const params = { id };
    const dismissed = await cases.http(cases.asLawyer).call(dismissDeadline, { params, body: { version } });
    expect(dismissed.body).toMatchObject({ state: 'dismissed', decidedByName: 'Maya Saliba' });
    expect(await toDo()).toEqual([]);
    const again = await cases.http(cases.asLawyer).call(reopenDeadline, { params, body: { version: 2 } });
    expect(again.body).toMatchObject({ state: 'proposed', decidedByName: '' });
    expect(await toDo()).toHaveLength(1);
  });

  it('whose day was wrong has to be confirmed again; its task keeps the earlier day until then', async () => {
    const confirmed = (await confirm(await propose())).body;
    const move = (triggerDay: string, { id, version }: Deadline) =>
      cases.http(cases.asAssistant).call(moveDeadlineTrigger, { params: { id }, body: { triggerDay, version } });
    const later = (await move('2026-05-14', confirmed)).body;
    expect(later).toMatchObject({
      state: 'proposed',
      reckoning: { day: '2026-05-26' },
      changed: { because: 'trigger', formerDay: '2026-05-22' },
    });
    expect(await toDo()).toEqual(
      expect.arrayContaining([
        ['deadline', '2026-05-22', cases.lawyer.id],
        ['deadline_proposed', '2026-05-13', cases.lawyer.id],
      ]),
    );
    await move('2026-05-11', later);
    expect((await toDo()).find(([kind]) => kind === 'deadline')).toEqual(['deadline', '2026-05-21', cases.lawyer.id]);
  });

  it('is reckoned again when a holiday or a recess of the courts is entered, unless it is done', async () => {
    const kept = (await confirm(await propose())).body;
    const holidays = [{ date: '2026-05-22', name: { en: 'Eid', ar: 'عيد' } }];
    await write([A_RULE], [], { calendar: { ...A_CALENDAR, holidays } });
    await cases.deliver(CourtCalendarChangedV1, { version: 2 });
    expect(await only()).toMatchObject({
      id: kept.id,
      state: 'proposed',
      // The Monday is Resistance and Liberation Day.
      reckoning: { day: '2026-05-26' },
      changed: { because: 'closed_days', formerDay: '2026-05-22' },
    });
    await confirm(await only());
    const [task] = await tasks();
    await cases.http(cases.asLawyer).call(moveTask, { params: { id: task?.id ?? '' }, body: { to: 'done' } });
    await write(
      [{ ...A_RULE, recess: 'suspends' }],
      [{ id: 'spring', name: { en: 'Recess', ar: 'عطلة' }, from: '2026-05-15', to: '2026-05-30' }],
    );
    await cases.deliver(CourtCalendarChangedV1, { version: 3 });
    expect(await only()).toMatchObject({ state: 'confirmed', isDone: true });
    expect(await propose()).toMatchObject({ reckoning: { recesses: [{ name: { en: 'Recess' }, days: 16 }] } });
  });
});

describe('HEAR-07: a judgment', () => {
  const hearing = async (): Promise<Hearing> => {
    cases.setTime(momentOf('2026-05-01T10:00'));
    const body = { ...HEARING, caseId, wallTime: `${TRIGGER_DAY}T09:30`, lawyerId: cases.lawyer.id };
    const { id } = (await cases.http(cases.asLawyer).call(createHearing, { body })).body;
    cases.setTime(NOW);
    const said = { ...NO_OUTCOME, outcome: 'Judgment for the client', judgment: true };
    return (await cases.http(cases.asLawyer).call(noteOutcome, { params: { id }, body: said })).body;
  };
  /** Hands over what was told of judgments, the latest. */
  const follow = async () => {
    const { payload } = (await cases.eventsOf(HearingJudgmentSetV1)).at(-1) ?? {};
    if (!payload) throw new Error('Nothing was told');
    await cases.deliver(HearingJudgmentSetV1, payload);
  };
  const change = (
    { id, title, description, wallTime, location, type, judge, courtRoom, opposingCounsel, preparationNotes }: Hearing,
    more: object,
  ) => {
    const same = { title, description, wallTime, location, type, judge, courtRoom, opposingCounsel, preparationNotes };
    const rest = { courtId: null, lawyerId: cases.lawyer.id, confirmPast: true, outcome: 'Judgment', judgment: true };
    const body = { ...NO_OUTCOME, ...same, ...rest, ...more } as never;
    return cases.http(cases.asLawyer).call(updateHearing, { params: { id }, body });
  };

  it('brings the deadlines that run from it, for its lawyer to confirm', async () => {
    await write([
      A_RULE,
      { ...A_RULE, id: 'served', trigger: 'notification' },
      { ...A_RULE, id: 'old', validUntil: '2025-12-31' },
    ]);
    const { id } = await hearing();
    await follow();
    await follow();
    expect(await only()).toMatchObject({
      state: 'proposed',
      hearing: { id, title: HEARING.title },
      triggerDay: TRIGGER_DAY,
      reckoning: { day: '2026-05-22' },
    });
    expect(await toDo()).toEqual([['deadline_proposed', '2026-05-13', cases.lawyer.id]]);
  });

  it('whose day is corrected moves them, and one that is gone leaves what was confirmed to a lawyer', async () => {
    await write([A_RULE]);
    const noted = await hearing();
    await follow();
    await confirm(await only());
    const moved = await change(noted, { wallTime: '2026-05-11T09:30', version: noted.version });
    expect(moved.status).toBe(200);
    await follow();
    expect(await only()).toMatchObject({ state: 'proposed', changed: { because: 'trigger', formerDay: '2026-05-22' } });
    await cases.http(cases.asLawyer).call(deleteHearing, { params: { id: noted.id } });
    await follow();
    expect(await only()).toMatchObject({ state: 'proposed', changed: { because: 'hearing_gone' } });
    expect((await toDo()).map(([kind]) => kind).sort()).toEqual(['deadline', 'deadline_proposed']);
  });

  it('that was none takes its proposals back; coming back it brings them again', async () => {
    await write([A_RULE]);
    const noted = await hearing();
    await follow();
    await cases.http(cases.asLawyer).call(deleteHearing, { params: { id: noted.id } });
    await follow();
    expect(await only()).toMatchObject({ state: 'dismissed' });
    expect(await toDo()).toEqual([]);
    await cases.http(cases.asLawyer).call(restoreHearing, { params: { id: noted.id } });
    await follow();
    expect(await only()).toMatchObject({ state: 'proposed' });
    expect(await toDo()).toHaveLength(1);
  });

  it('without a word of what came of it is refused', async () => {
    const body = { ...NO_OUTCOME, outcome: '', judgment: true };
    const { id } = await hearing();
    const answer = await cases.http(cases.asLawyer).call(noteOutcome, { params: { id }, body });
    expect(answer.body.fieldErrors).toEqual({ outcome: 'required' });
  });
});
