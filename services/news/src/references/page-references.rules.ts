import type { LegalFact } from '@diwan/contracts/site/facts/fact';
import type { Page } from '@diwan/contracts/site/pages/page';
import type { Faq } from '@diwan/contracts/site/questions/question';

const FACT_IN_TEXT = /\{fact:([a-z0-9][a-z0-9.-]*)\}/g;

/** A place in a text or a list that names a fact or a question; `at` is its path, such as `blocks.2.items.0.text`. */
export interface Reference {
  at: string;
  id: string;
}

/** The facts that are named inside the texts of anything, with the place of each text. */
export function factsInTexts(value: unknown, at = ''): Reference[] {
  if (typeof value === 'string') return [...value.matchAll(FACT_IN_TEXT)].map(([, id]) => ({ at, id: id ?? '' }));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => factsInTexts(inner, at ? `${at}.${key}` : key));
}

/** The facts that blocks name in lists, and those inside texts. */
export function factsOn(page: Page): Reference[] {
  const listed = page.blocks.flatMap((block, index) =>
    block.type === 'facts' ? placesOf(`blocks.${index}.factIds`, block.factIds) : [],
  );
  return [...listed, ...factsInTexts(page)];
}

/** The questions that blocks name. */
export function questionsOn(page: Page): Reference[] {
  return page.blocks.flatMap((block, index) =>
    block.type === 'faq' ? placesOf(`blocks.${index}.faqIds`, block.faqIds) : [],
  );
}

const placesOf = (list: string, ids: readonly string[]): Reference[] =>
  ids.map((id, index) => ({ at: `${list}.${index}`, id }));

/** Ids of the questions that a page shows. */
export function faqIdsOf(page: Page): string[] {
  return questionsOn(page).map(({ id }) => id);
}

/** Ids of the legal facts that a page shows: named by a block, or inside a text of the page or of one of its questions. */
export function factIdsOf(page: Page, faqs: readonly Faq[]): string[] {
  return [...new Set([...factsOn(page), ...factsInTexts(faqs)].map(({ id }) => id))];
}

/** Facts that are no longer valid on a date (`YYYY-MM-DD`); a page that shows one must not be published (D-047). */
export function expiredFacts(facts: readonly LegalFact[], today: string): LegalFact[] {
  return facts.filter(({ validUntil }) => validUntil !== null && validUntil < today);
}
