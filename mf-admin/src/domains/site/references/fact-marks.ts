const MARK = /\{fact:([a-z0-9][a-z0-9.-]*)\}/g;

/** Ids of the facts that a text names, each once. */
export const factIdsIn = (text: string): string[] => [...new Set([...text.matchAll(MARK)].map(([, id]) => id ?? ''))];

/** The text as visitors read it: with the words of the facts it names. A fact that `wordsOf` does not know stays named by its id. */
export const withFactWords = (text: string, wordsOf: (id: string) => string | undefined): string =>
  text.replace(MARK, (_, id: string) => wordsOf(id) ?? id);

/** The text with a fact named at its end. */
export const withFact = (text: string, id: string): string =>
  `${text}${text && !text.endsWith(' ') ? ' ' : ''}{fact:${id}}`;
