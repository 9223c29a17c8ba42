import { readFile } from 'node:fs/promises';
import { PDFDocument, type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib';
import fontkit from '@pdf-lib/fontkit';
import { ARABIC_FONT, LATIN_FONT } from '../watermark/fonts.js';

const PAGE = [595, 842] as const;
const MARGIN = 72;
const WIDTH = PAGE[0] - 2 * MARGIN;
const INK = rgb(0.12, 0.13, 0.16);

/** Writes a letter of the demo data as a PDF of one page; Arabic from right to left. */
export async function letter(title: string, paragraphs: readonly string[]): Promise<Uint8Array> {
  const arabic = /\p{Script=Arabic}/u.test(title);
  const pdf = await PDFDocument.create();
  pdf.registerFontkit(fontkit);
  // The whole font, of 100 KB at most: this pdf-lib asks a newer fontkit for a part of one than the one there is.
  const font = await pdf.embedFont(await readFile((arabic ? ARABIC_FONT : LATIN_FONT).file));
  const page = pdf.addPage([...PAGE]);
  let y = PAGE[1] - MARGIN;
  y = write(page, title, { font, arabic, size: 20, y }) - 24;
  for (const paragraph of paragraphs) y = write(page, paragraph, { font, arabic, size: 11.5, y }) - 10;
  return pdf.save();
}

interface Style {
  font: PDFFont;
  arabic: boolean;
  size: number;
  y: number;
}

/** Writes a paragraph line by line and returns the height below it. */
function write(page: PDFPage, text: string, { font, arabic, size, y }: Style): number {
  let below = y;
  for (const line of linesOf(text, font, size)) {
    const x = arabic ? MARGIN + WIDTH - font.widthOfTextAtSize(line, size) : MARGIN;
    page.drawText(line, { x, y: below - size, size, font, color: INK });
    below -= size * 1.6;
  }
  return below;
}

/** Each word is measured once: shaping a line anew with every word would take most of the time of a first start. */
function linesOf(text: string, font: PDFFont, size: number): string[] {
  const space = font.widthOfTextAtSize(' ', size);
  const lines: string[] = [];
  let width = 0;
  for (const word of text.split(' ')) {
    const wide = font.widthOfTextAtSize(word, size);
    if (lines.length > 0 && width + space + wide <= WIDTH) {
      lines[lines.length - 1] += ` ${word}`;
      width += space + wide;
    } else {
      lines.push(word);
      width = wide;
    }
  }
  return lines;
}
