import type { CourtKind } from '@diwan/contracts/matters/courts/http';
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
  recesses: RecessValues[];
}

const newSlug = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 16);
const EMPTY: LocalizedText = { en: '', ar: '' };
export const newRecess = (): RecessValues => ({ slug: newSlug(), name: EMPTY, from: '', to: '' });
export const newRule = (): RuleValues => ({
  ...{ slug: newSlug(), name: EMPTY, trigger: 'judgment', count: '', counted: 'calendar' },
  ...{ countsTriggerDay: false, recess: 'runs', courtKinds: [], source: '', validFrom: '', validUntil: '' },
});

export const tableValues = ({ rules, recesses }: DeadlineTable): TableValues => ({
  rules: rules.map(({ id, count, unit, days, validUntil, confirmed: _, ...rule }) => ({
    ...rule,
    slug: id,
    count: String(count),
    counted: unit === 'month' ? 'month' : days,
    validUntil: validUntil ?? '',
  })),
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

/** Reads and checks the table; the version is told when it is sent. */
export const tableForm = endpointForm(setDeadlineTable, ({ rules, recesses }: TableValues) => ({
  body: {
    rules: rules.map(toRule),
    recesses: recesses.map(({ slug, ...recess }) => ({ ...recess, id: slug })),
    version: 0,
  },
  faults: Object.fromEntries(
    rules.flatMap(({ count, validFrom }, at) => [
      [`rules.${at}.count`, count.trim() === '' && 'required'],
      [`rules.${at}.validFrom`, validFrom === '' && 'required'],
    ]),
  ),
}));
