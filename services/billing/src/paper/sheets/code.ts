import type { Language } from '@diwan/contracts/shared/language';
import { encode } from 'uqr';
import { paperWords } from './paper-words.js';
import type { Sheet } from './sheet.js';

/** The code of a document, and the address in letters for whoever has no camera. `address`: null for documents without one. */
export function codeOf(address: string | null, language: Language): Sheet['code'] {
  if (address === null) return null;
  const words = paperWords(language);
  // As pixels: the drawing of a vector image takes a hundred times as long.
  const { size, data } = encode(address, { border: 0, ecc: 'M' });
  const pixels = data.flat().map((isDark) => (isDark ? 0 : 255));
  return { side: size, pixels, alt: words.verifyAlt, lines: words.verify(address) };
}
