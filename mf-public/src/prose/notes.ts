import type { PageBlock } from '@diwan/contracts/site/pages/page';
import type { PublicFaq } from '@diwan/contracts/site/questions/question';

/** A fact that running text states: its number among the notes, and the text that states it first. */
export interface Note {
  number: number;
  text: string;
}

const FACT = /\{fact:([a-z0-9][a-z0-9.-]*)\}/g;

/** The facts that the texts of a page state, numbered as they are read; questions come where their block stands. */
export function notesOf(blocks: readonly PageBlock[], faqs: ReadonlyMap<string, PublicFaq>) {
  const notes = new Map<string, Note>();
  const read = (value: unknown): void => {
    if (typeof value === 'string')
      for (const [, id = ''] of value.matchAll(FACT))
        if (!notes.has(id)) notes.set(id, { number: notes.size + 1, text: value });
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(read);
  };
  for (const block of blocks) {
    read(block);
    if (block.type === 'faq')
      for (const id of block.faqIds) {
        const faq = faqs.get(id);
        if (faq) read(faq.answer);
      }
  }
  return notes;
}
