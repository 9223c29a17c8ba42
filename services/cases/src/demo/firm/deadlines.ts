import type { Recess, StandingRule } from '@diwan/contracts/matters/deadlines/rule';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Types } from 'mongoose';
import type { CaseRecord } from '../../cases/case.schema.js';
import { closedBy, UNCONFIRMED_CALENDAR } from '../../deadlines/court-calendar.rules.js';
import type { DeadlineRecord } from '../../deadlines/deadline.schema.js';
import type { KnownTable } from '../../deadlines/deadline-table.schema.js';
import { newDeadline } from '../../deadlines/new-deadline.js';
import type { TaskRecord } from '../../tasks/task.schema.js';
import { UNTOUCHED, whenDue } from '../../tasks/task-fields.js';
import { standing } from '../../tasks/task-reach.js';

const DAY = 24 * 60 * 60_000;
/** The figures are made up, so that nobody takes them for the law. */
const SOURCE =
  'Example figure of the demonstration, not the law. A lawyer of the firm must enter the source and confirm it.';

const example = (id: string, en: string, ar: string, more: Partial<StandingRule>): StandingRule => ({
  ...{ id, name: { en, ar }, trigger: 'notification', count: 20, unit: 'day', days: 'calendar' },
  ...{ countsTriggerDay: false, recess: 'suspends', courtKinds: [], source: SOURCE },
  ...{ validFrom: '2020-01-01', validUntil: null, confirmed: null },
  ...more,
});

const RULES: readonly StandingRule[] = [
  example('appeal', 'Appeal (example)', 'استئناف (مثال)', {
    trigger: 'judgment',
    courtKinds: ['single_judge', 'first_instance', 'labor_council'],
  }),
  example('objection', 'Objection (example)', 'اعتراض (مثال)', { count: 10, days: 'working' }),
  example('cassation', 'Cassation (example)', 'تمييز (مثال)', {
    ...{ count: 1, unit: 'month', courtKinds: ['appeal'] },
  }),
];

/** Courts rest on Saturdays and Sundays in the demonstration. */
const DEMO_CALENDAR: KnownTable['calendar'] = { ...UNCONFIRMED_CALENDAR, weekend: ['sat', 'sun'] };

/** Rules, a recess and a calendar to try the screens with, none of them confirmed. */
export function demoDeadlineTable(now: Date): KnownTable {
  const from = new Date(now.getTime() + 12 * DAY);
  const recess: Recess = {
    ...{ id: 'example', name: { en: 'Recess (example)', ar: 'عطلة قضائية (مثال)' } },
    ...{ from: beirutDate(from), to: beirutDate(new Date(from.getTime() + 6 * DAY)) },
  };
  return { rules: [...RULES], recesses: [recess], calendar: DEMO_CALENDAR, version: 1 };
}

type Kept<Record> = Omit<Record, 'updatedAt'>;

/** What somebody reckoned by hand in every fourth case that goes on, for its lawyer to confirm. */
export function deadlineOf(
  legalCase: CaseRecord,
  number: number,
  now: Date,
): { deadlines: Kept<DeadlineRecord>[]; tasks: Kept<Omit<TaskRecord, 'team'>>[] } {
  const rule = RULES[number % RULES.length];
  const ownerId = legalCase.team[0];
  if (!rule || ownerId === undefined || legalCase.status !== 'active' || number % 4 !== 1)
    return { deadlines: [], tasks: [] };
  const createdAt = new Date(now.getTime() - DAY);
  const caseId = String(legalCase._id);
  const triggerDay = beirutDate(new Date(now.getTime() - 3 * DAY));
  const days = { closed: closedBy(DEMO_CALENDAR), recesses: demoDeadlineTable(now).recesses };
  const _id = new Types.ObjectId(`d7${number.toString(16).padStart(22, '0')}`);
  const whose = { caseId, ownerId, permission: 'case:write', createdBy: null } as const;
  const task: Kept<Omit<TaskRecord, 'team'>> = {
    ...UNTOUCHED,
    ...whose,
    ...standing(whose),
    ...whenDue({ day: beirutDate(now), time: null }, null),
    _id: new Types.ObjectId(`d8${number.toString(16).padStart(22, '0')}`),
    kind: 'deadline_proposed',
    source: `deadline_proposed:${String(_id)}`,
    ...{ subjectId: String(_id), clientId: legalCase.clientId, text: rule.name, note: '', priority: 'high' },
    ...{ reference: null, leadId: null, version: 1, createdAt },
  };
  const basis = { caseId, hearingId: null, ownerId, triggerDay };
  return { deadlines: [{ ...newDeadline(rule, basis, days), _id, version: 1, createdAt }], tasks: [task] };
}
