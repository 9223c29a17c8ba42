import sharp from 'sharp';
import { ARABIC_FONT, LATIN_FONT } from '../watermark/fonts.js';

const WIDTH = 900;
const HEIGHT = 1200;
const PAPER = { r: 246, g: 241, b: 230 };

/** Draws the lines as a photographed sheet of paper, JPEG. */
export async function picture(lines: readonly string[]): Promise<Uint8Array> {
  const font = /\p{Script=Arabic}/u.test(lines.join()) ? ARABIC_FONT : LATIN_FONT;
  const text = await sharp({
    text: { text: lines.join('\n'), font: `${font.family} 34`, fontfile: font.file, rgba: true, dpi: 72, spacing: 28 },
  })
    .png()
    .toBuffer();
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: PAPER } })
    .composite([{ input: text, gravity: 'centre' }])
    .jpeg({ quality: 82 })
    .toBuffer();
}
