import type { Language } from '@diwan/contracts/shared/language';
import type { LegalFact } from '@diwan/contracts/site/facts/fact';
import type { Page } from '@diwan/contracts/site/pages/page';

/** Keys of a block that hold no text for readers. */
const NOT_TEXT = new Set([
  'type',
  'kind',
  'href',
  'drawing',
  'id',
  'marker',
  'faqIds',
  'factIds',
  'actions',
  'full',
  'folded',
  'brief',
]);

/** All that a visitor can read on a page, without its questions, as one plain text with the facts put in. */
export function pageText(page: Page, language: Language, facts: readonly LegalFact[]): string {
  return plainText(textsOf(page.blocks).map(asSentence).join(' '), language, facts);
}

/** The titles and headings of a page as one plain text. */
export function headingsText(page: Page, language: Language, facts: readonly LegalFact[]): string {
  const headings = page.blocks.flatMap((block) => [
    'title' in block ? block.title : undefined,
    'heading' in block ? block.heading : undefined,
    ...('items' in block
      ? block.items.map((item) => (typeof item === 'object' && 'title' in item ? item.title : undefined))
      : []),
  ]);
  const texts = headings.filter((heading) => typeof heading === 'string');
  return plainText(texts.map(asSentence).join(' '), language, facts);
}

/** Blocks run into each other: a label without its full stop is not the beginning of the next sentence. */
const asSentence = (text: string): string => (/[.!?؟؛:…]\s*$/.test(text) ? text : `${text}.`);

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
