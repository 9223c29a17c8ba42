import type { Bitmap } from '../files/pdfium.js';
import type { MarkTile } from './mark-tile.js';

/** What a difference of one colour in a pixel must be to be seen, of 255. */
const VISIBLE = 8;
/** Least share of the pixels that the mark must have changed. */
const LEAST_SHARE = 0.002;

/** A tile made ready to be burned into many bitmaps: only the pixels that it has something in, in arrays, because this runs per pixel. */
export class MarkBurner {
  private readonly columns: Int32Array;
  private readonly rows: Int32Array;
  /** Red, green, blue and strength of each. */
  private readonly ink: Uint8Array;

  constructor(private readonly tile: MarkTile) {
    const inked = Array.from({ length: tile.data.length / 4 }, (_, pixel) => pixel).filter(
      (pixel) => (tile.data[pixel * 4 + 3] ?? 0) > 0,
    );
    this.columns = Int32Array.from(inked, (pixel) => pixel % tile.width);
    this.rows = Int32Array.from(inked, (pixel) => Math.floor(pixel / tile.width));
    this.ink = new Uint8Array(inked.length * 4);
    for (const [index, pixel] of inked.entries()) this.ink.set(tile.data.subarray(pixel * 4, pixel * 4 + 4), index * 4);
  }

  /**
   * Repeats the mark over the whole bitmap, shifted by `shift` so that no two pages carry it at the same places. Throws when the
   * bitmap does not visibly carry it afterwards: then nothing of it may be sent (D-091).
   */
  burn(bitmap: Bitmap, shift = 0): void {
    const { tile } = this;
    const { width, height } = bitmap;
    let changed = 0;
    for (let top = -((shift * 37) % tile.height); top < height; top += tile.height)
      for (let left = -((shift * 61) % tile.width); left < width; left += tile.width)
        changed += this.burnTile(bitmap, left, top);
    if (changed === 0 || changed < width * height * LEAST_SHARE) throw new Error('the page does not carry its mark');
  }

  /** How many pixels look different afterwards. */
  private burnTile({ data, width, height }: Bitmap, left: number, top: number): number {
    const { columns, rows, ink } = this;
    let changed = 0;
    for (let index = 0; index < columns.length; index += 1) {
      const column = left + (columns[index] as number);
      const row = top + (rows[index] as number);
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      if (blend(data, (row * width + column) * 4, ink, index * 4)) changed += 1;
    }
    return changed;
  }
}

/** Lays the ink at `from` over the pixel at `at`; true when it looks different afterwards. */
function blend(data: Uint8Array, at: number, ink: Uint8Array, from: number): boolean {
  const strength = ink[from + 3] as number;
  let visible = false;
  for (let channel = 0; channel < 3; channel += 1) {
    const before = data[at + channel] as number;
    const change = (((ink[from + channel] as number) - before) * strength) / 255;
    data[at + channel] = before + change;
    visible ||= change >= VISIBLE || change <= -VISIBLE;
  }
  return visible;
}
