import { decodeImage } from '@diwan/service-kit/files/image-decoder';
import sharp from 'sharp';
import { MarkBurner } from './burn-mark.js';
import type { Mark } from './mark.js';
import { fittingTile, markTile } from './mark-tile.js';

const OPACITY = 0.5;
/** Share of the image's width that the letters of the mark are high. */
const LETTERS_PER_WIDTH = 40;
const SMALLEST_LETTERS = 12;
const LARGEST_LETTERS = 64;
/** A tiny image is enlarged until the mark can be read on it: pixels of its shorter side, and most pixels of its longer one. */
const MIN_SIDE = 200;
const MAX_ENLARGED = 4000;

/**
 * Burns the mark over the whole image, upright as the camera meant it and without its metadata (place, camera). The format
 * stays what it was. Throws when the image does not visibly carry the mark afterwards.
 */
export async function stampImage(bytes: Uint8Array, mark: Mark): Promise<Uint8Array> {
  const { format, width: wide, height: high } = await decodeImage(bytes).metadata();
  const enlarged = Math.min(MIN_SIDE / Math.min(wide, high), MAX_ENLARGED / Math.max(wide, high));
  const { data, info } = await decodeImage(bytes)
    .autoOrient()
    .resize(enlarged > 1 ? { [wide > high ? 'height' : 'width']: Math.round(Math.min(wide, high) * enlarged) } : {})
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const letters = Math.min(LARGEST_LETTERS, Math.max(SMALLEST_LETTERS, Math.round(width / LETTERS_PER_WIDTH)));
  const tile = await fittingTile(await markTile(mark, letters, OPACITY), width, height);
  new MarkBurner(tile).burn({ data, width, height });
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .toFormat(format as 'png' | 'jpeg' | 'webp')
    .toBuffer();
}
