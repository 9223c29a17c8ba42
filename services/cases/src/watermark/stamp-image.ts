import sharp from 'sharp';
import { decodeImage } from '../files/image-decoder.js';
import type { Mark } from './mark.js';
import { markTile } from './mark-tile.js';

const OPACITY = 0.35;
/** Share of the image's width that the letters of the mark are high. */
const LETTERS_PER_WIDTH = 40;
const SMALLEST_LETTERS = 8;
const LARGEST_LETTERS = 64;

/**
 * Burns the mark over the whole image, upright as the camera meant it and without its metadata (place, camera). The format
 * stays what it was.
 */
export async function stampImage(bytes: Uint8Array, mark: Mark): Promise<Uint8Array> {
  const { data, info } = await decodeImage(bytes)
    .autoOrient()
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const { format } = await decodeImage(bytes).metadata();
  const letters = Math.min(LARGEST_LETTERS, Math.max(SMALLEST_LETTERS, Math.round(info.width / LETTERS_PER_WIDTH)));
  const tile = await markTile(mark, letters, OPACITY);
  const fitted = await sharp(tile.png)
    .resize({ width: Math.min(tile.width, info.width), height: Math.min(tile.height, info.height), fit: 'inside' })
    .png()
    .toBuffer();
  return decodeImage(data)
    .composite([{ input: fitted, tile: true }])
    .toFormat(format as 'png' | 'jpeg' | 'webp')
    .toBuffer();
}
