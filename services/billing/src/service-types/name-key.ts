import type { LocalizedText } from '@diwan/contracts/shared/language';

/** Brings names to the form in which they are the same: one Unicode form, one case, single spaces. */
export function nameKey({ en, ar }: LocalizedText): LocalizedText {
  return { en: comparable(en), ar: comparable(ar) };
}

function comparable(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}
