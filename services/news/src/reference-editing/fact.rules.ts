import { isDeepStrictEqual } from 'node:util';
import type { LegalFact } from '@diwan/contracts/site/facts/fact';
import type { FactValidity } from '@diwan/contracts/site/facts/http';
import { withoutOldWords } from './other-languages.rules.js';

/** Staff are warned so many days before a fact expires. */
const WARNING_DAYS = 60;
const DAY_MS = 24 * 3600 * 1000;

/** Whether a fact holds on a date (`YYYY-MM-DD`); the last valid day still counts. */
export function validityOf({ validUntil }: Pick<LegalFact, 'validUntil'>, today: string): FactValidity {
  if (validUntil === null) return 'valid';
  if (validUntil < today) return 'expired';
  const warnedFrom = new Date(Date.parse(today) + WARNING_DAYS * DAY_MS).toISOString().slice(0, 10);
  return validUntil <= warnedFrom ? 'expiring' : 'valid';
}

/** What somebody signs off is what the fact says: its words, its value and its statute. */
const SIGNED_OFF = ['text', 'value', 'statute'] as const;

/** A fact after a change. A review holds only for what was reviewed. */
export function changedFact(
  before: LegalFact,
  change: Omit<LegalFact, 'id' | 'reviewState' | 'reviewedBy' | 'reviewedOn'>,
): LegalFact {
  const after = {
    ...change,
    text: withoutOldWords(before.text, change.text),
    value: withoutOldWords(before.value, change.value),
    statute: withoutOldWords(before.statute, change.statute),
  };
  const holds = SIGNED_OFF.every((field) => isDeepStrictEqual(before[field], after[field]));
  return { ...before, ...after, ...(holds ? {} : UNREVIEWED) };
}

/** The review of a fact that nobody has signed off. */
export const UNREVIEWED = { reviewState: 'unreviewed', reviewedBy: null, reviewedOn: null } as const;

/** A fact signed off by somebody, by name, on a date. */
export const reviewedFact = (fact: LegalFact, reviewedBy: string, reviewedOn: string): LegalFact => ({
  ...fact,
  reviewState: 'reviewed',
  reviewedBy,
  reviewedOn,
});
