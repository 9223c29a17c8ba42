/** What stands for a character that no face of ours has a shape for. */
export const UNKNOWN = '\ufffd';

/** Letters that change the order of what follows, whoever's it is: embeddings and overrides. Isolates end where they are told to, and stay. */
const OVERRIDES = /[\u202a-\u202e]/g;
/** Control characters and ends of lines; what chooses between pictures of a character. */
const CONTROLS = /\p{Cc}|\p{Zl}|\p{Zp}/gu;
const CHOOSERS = /\p{Variation_Selector}|\ufeff/gu;
/** They order or join what stands beside them and have no shape of their own: left out where a face does not know them. */
const FORMATS = /^[\u061c\u200b-\u200f\u2060\u00ad]$/;
/** Typst orders by these and prints nothing for them, whatever the face. */
const ISOLATES = /^[\u2066-\u2069]$/;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A text as it can be printed: nothing in it reorders what stands around it, and each sign that has no shape in our faces (emoji, other
 * scripts) is one mark in their place, because a file for the archive must not hold signs that nobody can read.
 */
export function printable(text: string, characters: ReadonlySet<number>): string {
  const plain = text.normalize('NFC').replace(OVERRIDES, '').replace(CONTROLS, ' ').replace(CHOOSERS, '');
  return isolated([...graphemes.segment(plain)].map(({ segment }) => shapeOf(segment, characters)).join(''));
}

function shapeOf(grapheme: string, characters: ReadonlySet<number>): string {
  const isKnown = (sign: string): boolean => characters.has(sign.codePointAt(0) ?? 0) || ISOLATES.test(sign);
  const kept = [...grapheme].filter((sign) => isKnown(sign) || !FORMATS.test(sign));
  return kept.every(isKnown) ? kept.join('') : UNKNOWN;
}

/** Isolates that are never closed are closed, and ends without a beginning are left out. */
function isolated(text: string): string {
  let open = 0;
  const balanced = text.replace(/[\u2066-\u2069]/g, (sign) => {
    if (sign !== '\u2069') open += 1;
    else if (open === 0) return '';
    else open -= 1;
    return sign;
  });
  return balanced + '\u2069'.repeat(open);
}
