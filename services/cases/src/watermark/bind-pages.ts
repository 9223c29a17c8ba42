import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import type { StampedPage } from './stamp-pages.js';
import { TEXT_FONT, TextLayer } from './text-layer.js';

const PICTURE = PDFName.of('Page');

/** Makes a PDF of stamped pages: each a picture, with its words unseen over it for screen readers and search. */
export async function bindPages(pages: readonly StampedPage[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const text = TextLayer.prepare(pdf);
  for (const { jpeg, width, height, scale, words } of pages) {
    const page = pdf.addPage([width * scale, height * scale]);
    const picture = pdf.context.stream(jpeg, {
      Type: 'XObject',
      Subtype: 'Image',
      Width: width,
      Height: height,
      ColorSpace: 'DeviceRGB',
      BitsPerComponent: 8,
      Filter: 'DCTDecode',
    });
    page.node.setXObject(PICTURE, pdf.context.register(picture));
    page.node.setFontDictionary(TEXT_FONT, text.font);
    const drawing = `q ${(width * scale).toFixed(2)} 0 0 ${(height * scale).toFixed(2)} 0 0 cm ${PICTURE} Do Q`;
    const content = `${drawing}\n${text.operators(words, scale, height * scale)}`;
    page.node.addContentStream(pdf.context.register(pdf.context.flateStream(content)));
  }
  return pdf.save({ useObjectStreams: false, addDefaultPage: false });
}
