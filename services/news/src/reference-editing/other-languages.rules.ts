import type { SiteText } from '@diwan/contracts/shared/localized';
import { isOfProduct, SITE_LANGUAGES } from '@diwan/contracts/shared/tongues';

/**
 * A text of the site after a change. Staff edit the languages of the product: when those say something else, what stands in another language
 * says the old thing, and goes until somebody writes it anew.
 */
export function withoutOldWords<Text extends SiteText | null>(before: Text, after: Text): Text {
  if (!before || !after || (before.en === after.en && before.ar === after.ar)) return after;
  const kept = SITE_LANGUAGES.filter((language) => isOfProduct(language) || before[language] !== after[language]);
  return Object.fromEntries(kept.flatMap((language) => (after[language] ? [[language, after[language]]] : []))) as Text;
}
