import type { StageTemplate } from '@diwan/contracts/matters/stages/http';

type Item = [id: string, whose: 'client' | 'firm', en: string, ar: string];

/** A shipped stage, written short: texts in English and Arabic, usual length in weeks, checklist. */
export const stage = (
  id: string,
  name: [en: string, ar: string],
  text: [en: string, ar: string],
  weeks: [from: number, to: number] | null,
  items: readonly Item[] = [],
): StageTemplate => ({
  id,
  name: { en: name[0], ar: name[1] },
  text: { en: text[0], ar: text[1] },
  weeks: weeks && { from: weeks[0], to: weeks[1] },
  checklist: items.map(([itemId, whose, en, ar]) => ({ id: itemId, whose, text: { en, ar } })),
});
