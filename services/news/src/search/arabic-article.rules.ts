import { searchWords, wordBeginnings } from '@diwan/contracts/shared/search-text';

/** The article, alone or with the particles that are written together with it: and, so, with, like, for. */
const ARTICLE = /^(?:ال(?=\p{L}{2})|(?:[وف]?[بك]|[وف])ال(?=\p{L}{3})|[وف]?لل(?=\p{L}{3}))/u;

/** A folded word without the Arabic article: people search for «ملكية» where a text says «الملكية», and the other way round. */
export const withoutArticle = (word: string): string => word.replace(ARTICLE, '');

/** The words under which texts are found: each as it stands and without its article. */
export function indexedWords(...texts: string[]): string[] {
  return [...new Set(searchWords(...texts).flatMap((word) => [word, withoutArticle(word)]))];
}

/** What the words of a question must begin with, one pattern a word; a word with the article is also looked for without it. */
export function questionPatterns(question: string): RegExp[] {
  return wordBeginnings(question).map((pattern) => {
    const word = pattern.source.slice(1);
    const bare = withoutArticle(word);
    return bare === word ? pattern : new RegExp(`^(?:${word}|${bare})`);
  });
}
