import { isSafeLink } from '@diwan/contracts/site/articles/link-schemes';
import { pictureIdOf } from '@diwan/contracts/site/images/picture-address';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

/** What the text of an article leads to and shows. */
export interface TextContents {
  /** Addresses as they were written, those with a forbidden scheme too. */
  links: string[];
  /** Pictures in their order; `id` is null for one that is not of our library. */
  pictures: { id: string | null; words: string }[];
}

/** Reads links and pictures out of a Markdown text. */
export function contentsOf(markdown: string): TextContents {
  // Only looked at, never shown: dangerous schemes are kept to be found. Everything an author typed is escaped in it, quotes too.
  const html = micromark(markdown, {
    allowDangerousProtocol: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
  return {
    links: [...html.matchAll(/<a href="([^"]*)"/g)].map(([, address = '']) => address),
    pictures: [...html.matchAll(/<img src="([^"]*)" alt="([^"]*)"/g)].map(([, address = '', words = '']) => ({
      id: pictureIdOf(address),
      words,
    })),
  };
}

/** What is wrong with a text, as a fault of its field; `known` are the pictures of it that the library has. */
export function faultOf({ links, pictures }: TextContents, known: ReadonlyMap<string, unknown>): string | null {
  if (!links.every(isSafeLink)) return 'unsafe_link';
  if (!pictures.every(({ id }) => id !== null && known.has(id))) return 'unknown_picture';
  if (!pictures.every(({ words }) => words.trim())) return 'picture_without_words';
  return null;
}

/** Ids of the pictures in a text that are of our library, each once. */
export const pictureIdsOf = ({ pictures }: TextContents): string[] => [
  ...new Set(pictures.flatMap(({ id }) => (id === null ? [] : [id]))),
];
