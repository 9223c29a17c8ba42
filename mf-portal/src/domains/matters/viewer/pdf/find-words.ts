import { fold } from '@diwan/contracts/shared/search-text';

/**
 * Where words stand in a page's pieces of text (lines, as the file has them): for each place the indexes of the pieces it touches. Case,
 * accents and spellings of Arabic letters do not matter (PUB-18).
 */
export function findWords(pieces: readonly string[], words: string): number[][] {
  const wanted = fold(words);
  if (!wanted) return [];
  const starts: number[] = [];
  let text = '';
  for (const piece of pieces) {
    const folded = fold(piece);
    if (folded && text) text += ' ';
    starts.push(text.length);
    text += folded;
  }
  const found: number[][] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    const end = at + wanted.length;
    const touched = starts.flatMap((start, index) => {
      const next = starts[index + 1] ?? text.length + 1;
      return start < end && next > at && fold(pieces[index] ?? '') ? [index] : [];
    });
    found.push(touched);
  }
  return found;
}
