import { PDFDocument, type PDFImage, type PDFPage } from 'pdf-lib';
import type { Mark } from './mark.js';
import { MarkLine } from './mark-line.js';
import { type MarkTile, markTile } from './mark-tile.js';

/** Letters of 20 px drawn at 0.75 points each: about 15 points on paper. */
const LETTERS = 20;
const SCALE = 0.75;
const OPACITY = 0.22;

/** Burns the mark into every page of a PDF: tiled over the page, and as a line of text at its foot. */
export async function stampPdf(bytes: Uint8Array, mark: Mark): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const tile = await markTile(mark, LETTERS, OPACITY);
  const image = await pdf.embedPng(tile.png);
  const line = await MarkLine.prepare(pdf, mark);
  for (const page of pdf.getPages()) {
    drawTiles(page, image, tile);
    line.draw(page);
  }
  return pdf.save();
}

function drawTiles(page: PDFPage, image: PDFImage, tile: MarkTile): void {
  const box = page.getCropBox();
  const fit = Math.min(SCALE, box.width / tile.width, box.height / tile.height);
  const [width, height] = [tile.width * fit, tile.height * fit];
  for (let y = box.y; y < box.y + box.height; y += height)
    for (let x = box.x; x < box.x + box.width; x += width) page.drawImage(image, { x, y, width, height });
}
