import sharp from 'sharp';
import { ARABIC_FONT, LATIN_FONT, MARK_FONTS } from './fonts.js';
import { type Mark, markLines } from './mark.js';

const COLOUR = '#b3261e';
const ANGLE = -30;
const PADDING = 24;
const SOLID = 230;
const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 };

/** Light around the letters, so that they stand out from dark and from red grounds too; sizes are in pixels. */
const HALO = 1.2;
const HALO_STRENGTH = 1.5;

/** The watermark text, slanted, as pixels of four bytes, to be repeated over a page. */
export interface MarkTile {
  data: Uint8Array;
  width: number;
  height: number;
}

/**
 * Draws the watermark as an image. Text goes through Pango, which joins Arabic letters and orders mixed directions; PDF
 * libraries do not. `size` is the height of the letters in pixels, `opacity` 0 to 1.
 */
export async function markTile(mark: Mark, size: number, opacity: number): Promise<MarkTile> {
  await loadFonts();
  const lines = markLines(mark).map(escapeMarkup).join('\n');
  const text = await sharp({
    text: {
      text: `<span foreground="${COLOUR}">${lines}</span>`,
      font: `${LATIN_FONT.family}, ${ARABIC_FONT.family} ${size}`,
      rgba: true,
      dpi: 72,
      align: 'centre',
    },
  })
    .png()
    .toBuffer();
  const [top, bottom, left, right] = [PADDING, PADDING, PADDING, PADDING];
  const letters = await sharp(text)
    .rotate(ANGLE, { background: NOTHING })
    .extend({ top, bottom, left, right, background: NOTHING })
    .png()
    .toBuffer();
  const halo = await sharp(letters).extractChannel('alpha').blur(HALO).linear(HALO_STRENGTH, 0).raw().toBuffer();
  const { data, info } = await sharp(letters).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: withHalo(data, halo, opacity), width: info.width, height: info.height };
}

/** The tile made to fit on something smaller than itself. */
export async function fittingTile(tile: MarkTile, width: number, height: number): Promise<MarkTile> {
  if (tile.width <= width && tile.height <= height) return tile;
  const { data, info } = await sharp(tile.data, { raw: { width: tile.width, height: tile.height, channels: 4 } })
    .resize({ width: Math.min(tile.width, width), height: Math.min(tile.height, height), fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: strengthened(data), width: info.width, height: info.height };
}

/** What is too small to be read shall at least be seen: the strongest pixel becomes nearly solid. */
function strengthened(tile: Uint8Array): Uint8Array {
  let strongest = 1;
  for (let at = 3; at < tile.length; at += 4) strongest = Math.max(strongest, tile[at] ?? 0);
  return tile.map((value, at) => (at % 4 === 3 ? (value * SOLID) / strongest : value));
}

/** Letters over light, both as strong as `opacity`. */
function withHalo(letters: Uint8Array, halo: Uint8Array, opacity: number): Uint8Array {
  const tile = new Uint8Array(letters.length);
  for (let pixel = 0; pixel < halo.length; pixel += 1) {
    const at = pixel * 4;
    const ink = letters[at + 3] ?? 0;
    const light = Math.max(ink, halo[pixel] ?? 0);
    for (let channel = 0; channel < 3; channel += 1)
      tile[at + channel] = ((letters[at + channel] ?? 0) * ink + 255 * (255 - ink)) / 255;
    tile[at + 3] = light * opacity;
  }
  return tile;
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
