import { LINK_SCHEMES } from '@diwan/contracts/site/articles/link-schemes';
import { pictureAddress, pictureIdOf } from '@diwan/contracts/site/images/picture-address';
import sanitize, { type Attributes } from 'sanitize-html';
import type { DescribedImage } from '../images/image-library.js';

export type Pictures = ReadonlyMap<string, DescribedImage>;

/** Everything an article may be made of; of anything else only the words stay (D-069). */
const TAGS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote', 'pre', 'section'],
  ...['strong', 'em', 'del', 'code', 'a', 'sup', 'img', 'input'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
];

/** What a footnote needs to lead there and back. */
const FOOTNOTE = ['id', 'class', 'aria-label', 'aria-describedby', 'data-footnote-ref', 'data-footnote-backref'];

const ATTRIBUTES = {
  a: ['href', 'title', 'rel', ...FOOTNOTE],
  h2: ['id', 'class'],
  li: ['id'],
  section: ['class', 'data-footnotes'],
  ol: ['start'],
  img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
  input: ['type', 'disabled', 'checked'],
  th: ['align'],
  td: ['align'],
};

/** Leaves of an article's HTML only what the lists above name. `pictures`: those of our library that it shows; no other picture is. */
export function safeHtml(html: string, pictures: Pictures): string {
  return sanitize(html, {
    allowedTags: TAGS,
    allowedAttributes: ATTRIBUTES,
    allowedSchemes: [...LINK_SCHEMES],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, attribs) => ({ tagName, attribs: asLink(attribs) }),
      img: (tagName, attribs) => ({ tagName, attribs: asPicture(attribs, pictures) }),
    },
    // The renderer escapes quotes in texts too; the sanitizer reads them and would write them plain.
    textFilter: (text) => text.replaceAll('"', '&quot;'),
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  });
}

/** A link that leaves the site tells the other side nothing about the reader. */
const asLink = ({ rel: _given, ...attribs }: Attributes): Attributes => ({
  ...attribs,
  ...(/^https?:/i.test(attribs.href ?? '') && { rel: 'noopener noreferrer nofollow' }),
});

/** The width that a screen needs is chosen there; the room is kept, so that the page does not jump. */
function asPicture({ src = '', alt = '' }: Attributes, pictures: Pictures): Attributes {
  const picture = pictures.get(pictureIdOf(src) ?? '');
  if (!picture) return {};
  const { id, width, height, widths } = picture;
  return {
    src: pictureAddress(id, widths.find((one) => one >= 640) ?? Math.max(...widths)),
    srcset: widths.map((one) => `${pictureAddress(id, one)} ${one}w`).join(', '),
    sizes: '(width >= 64rem) 46rem, 100vw',
    alt,
    width: String(width),
    height: String(height),
    loading: 'lazy',
    decoding: 'async',
  };
}
