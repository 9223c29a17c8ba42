import sharp from 'sharp';
import { ARABIC_FONT, LATIN_FONT, MARK_FONTS } from './fonts.js';
import { type Mark, markLines } from './mark.js';

const COLOUR = '#b3261e';
const ANGLE = -30;
const PADDING = 24;

/** A transparent PNG of the watermark text, slanted, to be repeated over a page. Sizes are in pixels. */
export interface MarkTile {
  png: Buffer;
  width: number;
  height: number;
}

/**
 * Draws the watermark as an image. Text goes through Pango, which joins Arabic letters and orders mixed directions; PDF
 * libraries do not. `size` is the height of the letters in pixels, `opacity` 0 to 1.
 */
export async function markTile(mark: Mark, size: number, opacity: number): Promise<MarkTile> {
  await loadFonts();
  const alpha = Math.round(opacity * 100);
  const lines = markLines(mark).map(escapeMarkup).join('\n');
  const text = await sharp({
    text: {
      text: `<span foreground="${COLOUR}" alpha="${alpha}%">${lines}</span>`,
      font: `${LATIN_FONT.family}, ${ARABIC_FONT.family} ${size}`,
      rgba: true,
      dpi: 72,
      align: 'centre',
    },
  })
    .png()
    .toBuffer();
  const { data, info } = await sharp(text)
    .rotate(ANGLE, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .extend({
      top: PADDING,
      bottom: PADDING,
      left: PADDING,
      right: PADDING,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

let fontsLoaded: Promise<unknown> | undefined;

/** Pango finds a font file for the rest of the process once it was named in a text; one call names one file. */
function loadFonts(): Promise<unknown> {
  fontsLoaded ??= Promise.all(
    MARK_FONTS.map(({ family, file }) =>
      sharp({ text: { text: '.', font: family, fontfile: file } })
        .png()
        .toBuffer(),
    ),
  );
  return fontsLoaded;
}

/** Pango reads text as markup: a name must stay text. */
const escapeMarkup = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
