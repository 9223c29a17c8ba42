import { readFile } from 'node:fs/promises';
import fontkit from '@pdf-lib/fontkit';
import { type PDFDocument, type PDFFont, type PDFPage, rgb } from 'pdf-lib';
import { ARABIC_FONT, LATIN_EXTENDED_FONT, LATIN_FONT } from './fonts.js';
import { type Mark, markLines } from './mark.js';

const SIZE = 7;
const MARGIN = 12;
const COLOUR = rgb(0.7, 0.15, 0.12);

interface Run {
  text: string;
  font: PDFFont;
}

/** The watermark once more as a line of real text at the foot of each page: searchable, and read aloud by screen readers (D-091). */
export class MarkLine {
  private constructor(private readonly runs: readonly Run[]) {}

  /** Embeds the fonts it needs, and their used letters only. */
  static async prepare(pdf: PDFDocument, mark: Mark): Promise<MarkLine> {
    pdf.registerFontkit(fontkit);
    const fonts = new Map<string, PDFFont>();
    const runs: Run[] = [];
    for (const { text, file } of runsOf(markLines(mark).join(' · '))) {
      const embedded = fonts.get(file) ?? (await pdf.embedFont(await readFile(file), { subset: true }));
      fonts.set(file, embedded);
      runs.push({ text: drawable(text, embedded), font: embedded });
    }
    return new MarkLine(runs);
  }

  draw(page: PDFPage): void {
    const box = page.getCropBox();
    let x = box.x + MARGIN;
    for (const { text, font } of this.runs) {
      page.drawText(text, { x, y: box.y + MARGIN, size: SIZE, font, color: COLOUR });
      x += font.widthOfTextAtSize(text, SIZE);
    }
  }
}

const SCRIPTS =
  /(\p{Script=Arabic}[\p{Script=Arabic}\s\p{M}]*)|([\u0100-\u024f\u1e00-\u1eff]+)|([^\p{Script=Arabic}\u0100-\u024f\u1e00-\u1eff]+)/gu;

/** Splits a line where its font changes. */
function runsOf(line: string): { text: string; file: string }[] {
  return Array.from(line.matchAll(SCRIPTS), ([text, arabic, extended]) => ({
    text,
    file: (arabic ? ARABIC_FONT : extended ? LATIN_EXTENDED_FONT : LATIN_FONT).file,
  }));
}

/** Letters that the font does not have become `?`: a page without its watermark would be worse. */
function drawable(text: string, font: PDFFont): string {
  const known = new Set(font.getCharacterSet());
  return Array.from(text, (letter) => (known.has(letter.codePointAt(0) ?? 0) ? letter : '?')).join('');
}
