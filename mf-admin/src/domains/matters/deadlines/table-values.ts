import type { CourtKind } from '@diwan/contracts/matters/courts/http';
import type { CourtCalendar } from '@diwan/contracts/matters/deadlines/court-calendar';
import type { DeadlineRule, DeadlineTrigger } from '@diwan/contracts/matters/deadlines/rule';
import { type DeadlineTable, setDeadlineTable } from '@diwan/contracts/matters/deadlines/rules.http';
import type { LocalizedText } from '@diwan/contracts/shared/language';
import { endpointForm } from '../../../components/endpoint-form.js';

/** What is counted, as one choice. */
export const COUNTED = ['calendar', 'working', 'month'] as const;

/** A rule as the form holds it. */
export interface RuleValues {
  /** Names it for ever; deadlines keep it. */
  slug: string;
  name: LocalizedText;
  trigger: DeadlineTrigger;
  count: string;
  counted: (typeof COUNTED)[number];
  countsTriggerDay: boolean;
  recess: DeadlineRule['recess'];
  courtKinds: CourtKind[];
  source: string;
  validFrom: string;
  validUntil: string;
}

export interface RecessValues {
  slug: string;
  name: LocalizedText;
  from: string;
  to: string;
}

export interface TableValues {
  rules: RuleValues[];
  /** Null: the service is of a build that knows none. */
  calendar: CourtCalendar | null;
  recesses: RecessValues[];
}

const newSlug = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 16);
const EMPTY: LocalizedText = { en: '', ar: '' };
export const newRecess = (): RecessValues => ({ slug: newSlug(), name: EMPTY, from: '', to: '' });
export const newHoliday = (): CourtCalendar['holidays'][number] => ({ date: '', name: EMPTY });
export const newRule = (): RuleValues => ({
  ...{ slug: newSlug(), name: EMPTY, trigger: 'judgment', count: '', counted: 'calendar' },
  ...{ countsTriggerDay: false, recess: 'runs', courtKinds: [], source: '', validFrom: '', validUntil: '' },
});

export const tableValues = ({ rules, calendar, recesses }: DeadlineTable): TableValues => ({
  rules: rules.map(({ id, count, unit, days, validUntil, confirmed: _, ...rule }) => ({
    ...rule,
    slug: id,
    count: String(count),
    counted: unit === 'month' ? 'month' : days,
    validUntil: validUntil ?? '',
  })),
  calendar: calendar
    ? { weekend: calendar.weekend, fixedHolidays: calendar.fixedHolidays, holidays: calendar.holidays }
    : null,
  recesses: recesses.map(({ id, ...recess }) => ({ ...recess, slug: id })),
});

const toRule = ({ slug, count, counted, validUntil, ...rule }: RuleValues): DeadlineRule => ({
  ...rule,
  id: slug,
  count: Number(count),
  unit: counted === 'month' ? 'month' : 'day',
  days: counted === 'working' ? 'working' : 'calendar',
  validUntil: validUntil || null,
});

/** What is wrong with the days of holidays: none, or one that is entered before. */
function faultsOfDays(holidays: CourtCalendar['holidays']): Record<string, string | false> {
  const known = new Set<string>();
  const faults: Record<string, string | false> = {};
  for (const [at, { date }] of holidays.entries()) {
    if (date === '') faults[`calendar.holidays.${at}.date`] = 'required';
    else if (known.has(date)) {
      faults[`calendar.holidays.${at}.date`] = 'day_repeated';
      // The same of the whole list.
      faults['calendar.holidays'] = false;
    }
    known.add(date);
  }
  return faults;
}

/** Reads and checks the table; the version is told when it is sent. */
export const tableForm = endpointForm(setDeadlineTable, ({ rules, calendar, recesses }: TableValues) => ({
  body: {
    rules: rules.map(toRule),
    ...(calendar && { calendar }),
    recesses: recesses.map(({ slug, ...recess }) => ({ ...recess, id: slug })),
    version: 0,
  },
  faults: {
    ...Object.fromEntries(
      rules.flatMap(({ count, validFrom }, at) => [
        [`rules.${at}.count`, count.trim() === '' && 'required'],
        [`rules.${at}.validFrom`, validFrom === '' && 'required'],
      ]),
    ),
    ...faultsOfDays(calendar?.holidays ?? []),
  },
}));
