import type { Language } from '@diwan/contracts/shared/language';
import { render, type TemplateName, wordsOf } from './templates.js';
import { fitted } from './whatsapp-variables.js';

/** A text message is paid for by the part: so many it may have. */
const PARTS = 6;
/** Characters in a part of several: in the alphabet of GSM 03.38, and once any other character stands in it (UCS-2). */
const PLAIN = 153;
const OTHER = 67;
/** For the three points that an ellipsis becomes, where values were cut. */
const ROOM = 12;
/** The characters that GSM 03.38 has and our templates use; what it has besides counts as another. */
const IS_PLAIN = /^[A-Za-z0-9 @£$¥èéùìòÇØøÅåÆæßÉÄÖÑÜäöñüà¡¿!"#¤%&'()*+,\-./:;<=>?_\n]*$/;
/** Typographer's marks that templates use and that GSM lacks, as it has them. */
const MARKS: Readonly<Record<string, string>> = {
  '—': '-',
  '–': '-',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '…': '...',
};

const plainer = (text: string): string => text.replace(/[—–’‘“”…]/g, (mark) => MARKS[mark] ?? mark);

/**
 * The text of a template as an SMS: marks that would double its price are written plainly, and the longest values are cut until it fits
 * into six parts. Throws where the text fits with no values.
 */
export function smsText(template: TemplateName, language: Language, variables: Record<string, string>): string {
  const words = wordsOf(template, language);
  const within = (length: number) => render(words.body, fitted(words, variables, length));
  const plain = plainer(within(PARTS * PLAIN - ROOM));
  return IS_PLAIN.test(plain) ? plain : within(PARTS * OTHER);
}
