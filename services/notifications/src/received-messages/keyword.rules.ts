/** What a single word asks of us (NOT-04). */
export type Keyword = 'stop' | 'start' | 'help';

const WORDS: Readonly<Record<Keyword, readonly string[]>> = {
  stop: ['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'ايقاف', 'اوقف', 'توقف', 'الغاء', 'قف'],
  start: ['start', 'yes', 'unstop', 'ابدا', 'استئناف', 'ابدء'],
  help: ['help', 'info', 'مساعده', 'معلومات'],
};

/** Letters that people write one way or the other, vowels, a stretched line and what stands around a word mean nothing. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Mn}\u0640]/gu, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/[\p{P}\p{S}\s]+/gu, ' ')
    .trim();

const BY_WORD = new Map(
  Object.entries(WORDS).flatMap(([keyword, words]) => words.map((word) => [plain(word), keyword as Keyword] as const)),
);

/** The keyword that a message is; null when it says anything else: "please stop the hearing" is no wish to be left alone. */
export const keywordOf = (text: string): Keyword | null => BY_WORD.get(plain(text)) ?? null;
