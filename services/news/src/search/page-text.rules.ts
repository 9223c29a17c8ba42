import type { Language } from '@diwan/contracts/shared/language';
import type { LegalFact } from '@diwan/contracts/site/facts/fact';
import type { Page } from '@diwan/contracts/site/pages/page';

/** Keys of a block that hold no text for readers. */
const NOT_TEXT = new Set(['type', 'kind', 'href', 'drawing', 'id', 'marker', 'faqIds', 'factIds', 'actions', 'full']);

/** All that a visitor can read on a page, without its questions, as one plain text with the facts put in. */
export function pageText(page: Page, language: Language, facts: readonly LegalFact[]): string {
  return plainText(textsOf(page.blocks).join(' '), language, facts);
}

/** A text as it is read: facts by their words, marks of bold and links removed. */
export function plainText(text: string, language: Language, facts: readonly LegalFact[]): string {
  return text
    .replace(
      /\{fact:([a-z0-9.-]+)\}/g,
      (_mark, id: string) => facts.find((fact) => fact.id === id)?.text[language] ?? '',
    )
    .replace(/\*\*(.+?)\*\*/g, '$1')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .trim();
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => (NOT_TEXT.has(key) ? [] : textsOf(inner)));
}

const AROUND = 90;

/** The piece of a text around the first word that begins with one of the patterns; the beginning when none does. */
export function excerptAround(text: string, folded: (word: string) => string, patterns: readonly RegExp[]): string {
  let position = 0;
  for (const word of text.split(/(\s+)/)) {
    if (patterns.some((pattern) => pattern.test(folded(word)))) break;
    position += word.length;
  }
  if (position >= text.length) position = 0;
  const from = Math.max(0, text.lastIndexOf(' ', Math.max(0, position - AROUND)));
  const piece = text.slice(from, from + 2 * AROUND + 20).trim();
  return `${from > 0 ? '… ' : ''}${piece}${from + piece.length + 1 < text.length ? ' …' : ''}`;
}
