import { type PDFContext, type PDFDocument, PDFName, type PDFRef, PDFString } from '@cantoo/pdf-lib';
import { blankFont, LETTER_WIDTH } from './blank-font.js';
import type { PageWord } from './page-words.js';

export const TEXT_FONT = PDFName.of('Words');
/** Share of a line's height below the feet of its letters. */
const DESCENT = 0.2;
/** Codes are the letters' own UTF-16 units. */
const TO_UNICODE = `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
1 beginbfrange
<0000> <FFFF> <0000>
endbfrange
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
const GLYPHS = 65_536;

/**
 * The words of a page laid unseen over its picture, where they stand in it: for screen readers, search and selection (D-091). Any
 * script can be written, because letters have no shape here.
 */
export class TextLayer {
  private constructor(readonly font: PDFRef) {}

  static prepare(pdf: PDFDocument): TextLayer {
    return new TextLayer(registerFont(pdf.context));
  }

  /** Operators for words whose places are pixels of a picture; a pixel is `scale` points, the page `height` points high. */
  operators(words: readonly PageWord[], scale: number, height: number): string {
    const written = words.map((word) => wordOperators(word, scale, height));
    return `BT\n3 Tr\n${written.join('\n')}\nET`;
  }
}

/** The space after a word stands on the side where the next one is read. */
function wordOperators(word: PageWord, scale: number, height: number): string {
  const { letters, isRightToLeft, left, right, top, bottom } = word;
  const size = Math.max(1, (bottom - top) * scale);
  const letter = Math.max(0.05, ((right - left) * scale) / letters.length);
  const stretch = Math.min(2000, (letter / (size * (LETTER_WIDTH / 1000))) * 100).toFixed(2);
  const x = left * scale - (isRightToLeft ? letter : 0);
  const y = height - bottom * scale + size * DESCENT;
  const written = isRightToLeft ? ` ${letters}` : `${letters} `;
  const codes = Array.from({ length: written.length }, (_, index) =>
    written.charCodeAt(index).toString(16).padStart(4, '0'),
  );
  return `${TEXT_FONT} ${size.toFixed(2)} Tf ${stretch} Tz 1 0 0 1 ${x.toFixed(2)} ${y.toFixed(2)} Tm <${codes.join('')}> Tj`;
}

function registerFont(context: PDFContext): PDFRef {
  const font = blankFont();
  const file = context.register(context.flateStream(font, { Length1: font.length }));
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: 'DiwanText',
      Flags: 4,
      FontBBox: [0, 0, LETTER_WIDTH, 1000],
      ItalicAngle: 0,
      Ascent: 800,
      Descent: -200,
      CapHeight: 800,
      StemV: 80,
      FontFile2: file,
    }),
  );
  const descendant = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: 'DiwanText',
      CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
      FontDescriptor: descriptor,
      DW: LETTER_WIDTH,
      CIDToGIDMap: context.register(context.flateStream(new Uint8Array(GLYPHS * 2))),
    }),
  );
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: 'DiwanText',
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: context.register(context.flateStream(TO_UNICODE)),
    }),
  );
}
