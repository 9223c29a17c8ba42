import type { MarkedText } from '@diwan/contracts/site/search/http';
import { stemOf, wordsOf } from './word-stem.rules.js';

/** An excerpt is about so long, in characters. */
const LENGTH = 200;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** A text in pieces, those that were looked for marked. `isHit` gets the stem of a word. */
export function marked(text: string, isHit: (stem: string) => boolean): MarkedText {
  const pieces: MarkedText = [];
  let done = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!wordsOf(word).some((folded) => isHit(stemOf(folded)))) continue;
    if (index > done) pieces.push({ text: text.slice(done, index), hit: false });
    pieces.push({ text: word, hit: true });
    done = index + word.length;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), hit: false });
  return pieces;
}

/** What a reader is shown of a hit: its summary when that has a hit or nothing else does, else the sentence with the first one; cut between words. */
export function excerptOf(
  { summary, text }: { summary: string; text: string },
  isHit: (stem: string) => boolean,
): string {
  const hasHit = (piece: string) => wordsOf(piece).some((word) => isHit(stemOf(word)));
  if (hasHit(summary)) return shortened(summary);
  const sentence = text.split(/(?<=[.!?؟؛])\s+/).find(hasHit);
  return shortened(sentence ?? (summary || text));
}

function shortened(text: string): string {
  if (text.length <= LENGTH) return text.trim();
  const cut = text.slice(0, LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,;:،؛]+$/, '')} …`;
}
