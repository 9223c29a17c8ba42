import type { PageCharacter } from '../files/pdfium.js';

/** A word of a page: its letters as they stand from left to right, and the room it takes in pixels. */
export interface PageWord {
  letters: string;
  isRightToLeft: boolean;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Scripts that are written from right to left. */
export const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const isSpace = (codePoint: number): boolean => codePoint <= 0x20 || codePoint === 0xa0 || codePoint === 0xfffe;

/**
 * Gathers the characters of a page into words, in reading order. Letters of a word are put from left to right, as PDF programs
 * write them and as readers expect to find them.
 */
export function wordsOf(characters: readonly PageCharacter[]): PageWord[] {
  const words: PageWord[] = [];
  let current: PageCharacter[] = [];
  const end = () => {
    const word = wordOf(current);
    if (word) words.push(word);
    current = [];
  };
  for (const character of characters) {
    const last = current.at(-1);
    if (isSpace(character.codePoint)) end();
    else {
      // A line that ends without a space.
      if (last && (character.top >= last.bottom || character.bottom <= last.top)) end();
      current.push(character);
    }
  }
  end();
  return words;
}

function wordOf(characters: readonly PageCharacter[]): PageWord | null {
  const placed = characters.filter(({ left, right, top, bottom }) => right > left && bottom > top);
  if (placed.length === 0) return null;
  const read = String.fromCodePoint(...characters.map(({ codePoint }) => codePoint));
  const isRightToLeft = RIGHT_TO_LEFT.test(read);
  // Letters at one place, such as a ligature's, are written in the order of the script.
  const ordered = isRightToLeft ? placed.toReversed() : placed;
  const letters = String.fromCodePoint(
    ...ordered.toSorted((a, b) => a.left - b.left).map(({ codePoint }) => codePoint),
  );
  return {
    letters,
    isRightToLeft,
    left: Math.min(...placed.map(({ left }) => left)),
    right: Math.max(...placed.map(({ right }) => right)),
    top: Math.min(...placed.map(({ top }) => top)),
    bottom: Math.max(...placed.map(({ bottom }) => bottom)),
  };
}
