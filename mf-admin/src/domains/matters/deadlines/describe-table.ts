import type { CourtCalendar } from '@diwan/contracts/matters/deadlines/court-calendar';
import { formatDayOfYear } from '@diwan/contracts/shared/day-of-year';
import type { Language } from '@diwan/contracts/shared/language';
import { formatDate } from '@diwan/mf-kit';
import type { Texts } from '../../../texts.js';
import type { RecessValues, RuleValues, TableValues } from './table-values.js';

interface Around {
  t: Texts;
  language: Language;
}

const LISTS = {
  rules: 'deadlines.rules',
  calendar: 'deadlines.calendar',
  recesses: 'deadlines.recesses',
} as const;

/** A part of the table and what it says, for comparing two versions. */
export function describeTable(
  name: keyof TableValues,
  value: unknown,
  { t, language }: Around,
): { label: string; text: string } {
  const label = t(LISTS[name]);
  if (name === 'calendar') return { label, text: value ? calendarText(value as CourtCalendar, { t, language }) : '' };
  const entries = value as readonly (RuleValues | RecessValues)[];
  return { label, text: entries.map((one) => one.name[language]).join(t('conflict.comma')) };
}

function calendarText({ weekend, fixedHolidays, holidays }: CourtCalendar, { t, language }: Around): string {
  return [
    ...weekend.map((day) => t(`day.${day}`)),
    ...fixedHolidays.map((day) => formatDayOfYear(day, language)),
    ...holidays.map(({ date, name }) =>
      t('deadlines.dayNamed', { day: date && formatDate(date, language), name: name[language] }),
    ),
  ].join(t('conflict.comma'));
}

const RULE_LABELS = {
  name: 'deadlines.ruleName',
  count: 'deadlines.count',
  source: 'deadlines.source',
  validFrom: 'deadlines.validFrom',
  validUntil: 'deadlines.validUntil',
} as const;
const HOLIDAY_LABELS = { date: 'deadlines.holidayDate', name: 'deadlines.holidayName' } as const;
const CALENDAR_LABELS = {
  weekend: 'deadlines.weekend',
  fixedHolidays: 'deadlines.fixedHolidays',
  holidays: 'deadlines.holidays',
} as const;

const has = <Labels extends object>(labels: Labels, part: string | undefined): part is keyof Labels & string =>
  part !== undefined && part in labels;

/** Such as "Rule 2: Source" of `rules.1.source`. */
export function tableLabel(t: Texts, path: string): string {
  const [list = '', ...rest] = path.split('.');
  if (list === 'calendar') return calendarLabel(t, rest);
  const [place, part] = rest;
  if (place === undefined) return t(list === 'rules' ? 'deadlines.rules' : 'deadlines.recesses');
  const number = Number(place) + 1;
  if (list !== 'rules') return t('deadlines.recessNumber', { number });
  const heading = t('deadlines.ruleNumber', { number });
  return has(RULE_LABELS, part) ? t('stages.labelled', { heading, label: t(RULE_LABELS[part]) }) : heading;
}

function calendarLabel(t: Texts, [list, place, part]: readonly string[]): string {
  if (!has(CALENDAR_LABELS, list)) return t('deadlines.calendar');
  if (list !== 'holidays' || place === undefined) return t(CALENDAR_LABELS[list]);
  const heading = t('deadlines.holidayNumber', { number: Number(place) + 1 });
  return has(HOLIDAY_LABELS, part) ? t('stages.labelled', { heading, label: t(HOLIDAY_LABELS[part]) }) : heading;
}
