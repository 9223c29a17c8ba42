import sharp from 'sharp';
import { type Bitmap, RenderedPdf } from '../files/pdfium.js';
import { MarkBurner } from './burn-mark.js';
import type { Mark } from './mark.js';
import { fittingTile, type MarkTile, markTile } from './mark-tile.js';
import { markWords } from './mark-words.js';
import { type PageWord, wordsOf } from './page-words.js';

const POINTS_PER_INCH = 72;
/** Dots an inch: fine print stays readable; long documents are drawn coarser, to be ready in time. */
const DENSITY = 132;
const COARSE_DENSITY = 100;
const LONG_DOCUMENT = 100;
/** Most pixels of a page, and of its longer side, however large it says it is. */
const MAX_PIXELS = 4_500_000;
const MAX_SIDE = 6000;
/** A tiny page is drawn so large that the mark can be read on it, in pixels of its shorter side. */
const MIN_SIDE = 400;
/** Largest page that readers accept, in points (PDF 1.7, annex C). */
const MAX_POINTS = 14_400;
const QUALITY = 68;
const OPACITY = 0.5;
/** Height of the mark's letters on paper, in points. */
const LETTERS = 15;
const MAX_CHARACTERS = 20_000;

/** A page as a picture that carries the mark, and its words. */
export interface StampedPage {
  jpeg: Uint8Array;
  /** Pixels. */
  width: number;
  height: number;
  /** Points that a pixel takes on paper. */
  scale: number;
  words: PageWord[];
}

export interface StampedPages {
  /** Pages of the whole document. */
  total: number;
  pages: StampedPage[];
}

/**
 * Draws `count` pages of a PDF from page `first` (from 0) on, burns the mark into each and reads its words. Nothing of the file
 * itself goes on: the mark cannot be taken off these pages again (D-091). Throws when a page cannot be drawn or does not carry the
 * mark afterwards.
 */
export async function stampPages(bytes: Uint8Array, mark: Mark, first: number, count: number): Promise<StampedPages> {
  const pdf = await RenderedPdf.open(bytes);
  try {
    const total = pdf.pageCount;
    const density = total > LONG_DOCUMENT ? COARSE_DENSITY : DENSITY;
    const burners = new Burners(await markTile(mark, Math.round((LETTERS * density) / POINTS_PER_INCH), OPACITY));
    const pages: Promise<StampedPage>[] = [];
    for (let index = first; index < Math.min(total, first + count); index += 1) {
      const drawn = drawPage(pdf, index, density);
      (await burners.fitting(drawn.bitmap)).burn(drawn.bitmap, index);
      // The next page is drawn while this one is packed, and no further ahead.
      await pages.at(-2);
      pages.push(packed(drawn, mark));
    }
    return { total, pages: await Promise.all(pages) };
  } finally {
    pdf.close();
  }
}

interface DrawnPage {
  bitmap: Bitmap;
  scale: number;
  words: PageWord[];
}

function drawPage(pdf: RenderedPdf, index: number, density: number): DrawnPage {
  return pdf.withPage(index, (page) => {
    const { width: wide, height: high } = page.size;
    if (!(wide > 0 && high > 0)) throw new Error(`page ${index + 1} has no size`);
    const zoom = Math.min(
      Math.max(density / POINTS_PER_INCH, MIN_SIDE / Math.min(wide, high)),
      Math.sqrt(MAX_PIXELS / (wide * high)),
      MAX_SIDE / Math.max(wide, high),
    );
    const [width, height] = [Math.max(1, Math.round(wide * zoom)), Math.max(1, Math.round(high * zoom))];
    return {
      bitmap: page.draw(width, height),
      scale: Math.min(1 / zoom, MAX_POINTS / Math.max(width, height)),
      words: wordsOf(page.characters(width, height, MAX_CHARACTERS)),
    };
  });
}

async function packed({ bitmap, scale, words }: DrawnPage, mark: Mark): Promise<StampedPage> {
  const { data, width, height } = bitmap;
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: QUALITY })
    .toBuffer();
  return { jpeg, width, height, scale, words: [...words, ...markWords(mark, width, height)] };
}

/** Burners for pages of different sizes: most pages are larger than the tile and share one. */
class Burners {
  private readonly bySize = new Map<string, MarkBurner>();

  constructor(private readonly tile: MarkTile) {}

  async fitting({ width, height }: Bitmap): Promise<MarkBurner> {
    const tile = await fittingTile(this.tile, width, height);
    const size = `${tile.width}x${tile.height}`;
    const burner = this.bySize.get(size) ?? new MarkBurner(tile);
    this.bySize.set(size, burner);
    return burner;
  }
}
