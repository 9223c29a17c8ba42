const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** More would name a company. */
const MOST = 4;

/** `M. S.` of a name: enough for its holder to know it again, and for nobody else. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s\-–]+/).filter((word) => /^\p{L}/u.test(word));
  const first = (word: string): string => graphemes.segment(word)[Symbol.iterator]().next().value?.segment ?? '';
  return words
    .slice(0, MOST)
    .map((word) => `${first(word).toUpperCase()}.`)
    .join(' ');
}
