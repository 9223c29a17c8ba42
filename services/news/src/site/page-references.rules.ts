import type { Faq, LegalFact } from '@diwan/contracts/site/fact';
import type { Page } from '@diwan/contracts/site/page';

const FACT_IN_TEXT = /\{fact:([a-z0-9][a-z0-9.-]*)\}/g;

/** Ids of the questions that a page shows. */
export function faqIdsOf(page: Page): string[] {
  return page.blocks.flatMap((block) => (block.type === 'faq' ? block.faqIds : []));
}

/** Ids of the legal facts that a page shows: named by a block, or inside a text of the page or of one of its questions. */
export function factIdsOf(page: Page, faqs: readonly Faq[]): string[] {
  const named = page.blocks.flatMap((block) => (block.type === 'facts' ? block.factIds : []));
  const inText = [...JSON.stringify([page, faqs]).matchAll(FACT_IN_TEXT)].map(([, id]) => id ?? '');
  return [...new Set([...named, ...inText])];
}

/** Facts that are no longer valid on a date (`YYYY-MM-DD`); a page that shows one must not be published (D-047). */
export function expiredFacts(facts: readonly LegalFact[], today: string): LegalFact[] {
  return facts.filter(({ validUntil }) => validUntil !== null && validUntil < today);
}
