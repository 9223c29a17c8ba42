import { fold } from '@diwan/contracts/shared/search-text';

/** More words than a message of 4000 letters needs to be found by. */
const MOST = 400;
const LONGEST = 40;
/** The beginning of a message that lists show. */
const EXCERPT = 140;

/** What a message is found by: its words, folded, each once. */
export function wordsOf(text: string): string[] {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => word.slice(0, LONGEST)))].slice(0, MOST);
}

/** How a list shows a message: its beginning on one line, or what its first file is called. */
export function excerptOf({
  text,
  attachments,
}: {
  text: string;
  attachments: readonly { fileName: string }[];
}): string {
  const line = text.replace(/\s+/g, ' ').trim() || (attachments[0]?.fileName ?? '');
  const letters = Array.from(line);
  return letters.length > EXCERPT ? `${letters.slice(0, EXCERPT - 1).join('')}…` : line;
}
