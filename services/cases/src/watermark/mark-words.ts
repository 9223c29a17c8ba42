import { type Mark, markLines } from './mark.js';
import { type PageWord, RIGHT_TO_LEFT } from './page-words.js';

/** Share of the page's height that the line is high. */
const HEIGHT = 0.01;
/** Width of a letter in heights of the line. */
const LETTER = 0.5;

/** The watermark as words at the foot of a page of this size in pixels: searchable, and read aloud by screen readers (D-091). */
export function markWords(mark: Mark, width: number, height: number): PageWord[] {
  const words = markLines(mark).flatMap((line) => line.split(/\s+/).filter(Boolean));
  const size = Math.max(1, height * HEIGHT);
  const room = words.reduce((sum, word) => sum + word.length + 1, 0) * size * LETTER;
  const letter = (size * LETTER * Math.min(1, width / room)) | 0 || 1;
  let left = 0;
  return words.map((word) => {
    const isRightToLeft = RIGHT_TO_LEFT.test(word);
    const letters = isRightToLeft ? Array.from(word).toReversed().join('') : word;
    const right = left + word.length * letter;
    const placed = { letters, isRightToLeft, left, right, top: height - size, bottom: height };
    left = right + letter;
    return placed;
  });
}
