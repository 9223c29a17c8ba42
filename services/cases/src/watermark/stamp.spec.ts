import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { describe, expect, it } from '@jest/globals';
import fontkit from '@pdf-lib/fontkit';
import sharp from 'sharp';
import { sampleJpeg, samplePdf, samplePng } from '../../test/sample-files.js';
import { bindPages } from './bind-pages.js';
import { MarkBurner } from './burn-mark.js';
import { ARABIC_FONT } from './fonts.js';
import type { Mark } from './mark.js';
import { maskPhone } from './mark.js';
import { markTile } from './mark-tile.js';
import { stampImage } from './stamp-image.js';
import { stampPages } from './stamp-pages.js';

const run = promisify(execFile);

const markOf = (name: string): Mark => ({
  name,
  maskedPhone: maskPhone('+96170000002'),
  at: new Date('2026-03-01T09:30:05Z'),
  code: '7KQ4M-2XN9P',
});

const stampPdf = async (bytes: Uint8Array, mark: Mark): Promise<Uint8Array> =>
  bindPages((await stampPages(bytes, mark, 0, 100)).pages);

const sha = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Text and pixels of each page, as a reader's program sees them. */
async function pagesOf(pdf: Uint8Array, count: number): Promise<{ text: string; ink: number }[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'stamp-'));
  const file = path.join(folder, 'a.pdf');
  await writeFile(file, pdf);
  await run('pdftoppm', ['-scale-to', '600', '-png', file, path.join(folder, 'page')]);
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const page = String(index + 1);
      const { stdout } = await run('pdftotext', ['-f', page, '-l', page, file, '-']);
      return { text: stdout, ink: await redness(await readFile(path.join(folder, `page-${page}.png`))) };
    }),
  );
}

/** Share of red pixels in each quarter of an image. */
async function rednessByQuarter(image: Uint8Array): Promise<number[]> {
  const { width, height } = await sharp(image).metadata();
  const [wide, high] = [Math.floor(width / 2), Math.floor(height / 2)];
  const quarter = (left: number, top: number) =>
    sharp(image).extract({ left, top, width: wide, height: high }).png().toBuffer().then(redness);
  return Promise.all([quarter(0, 0), quarter(wide, 0), quarter(0, high), quarter(wide, high)]);
}

/** Share of pixels that are clearly redder than grey: the clean samples have none. */
async function redness(image: Uint8Array): Promise<number> {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let red = 0;
  for (let at = 0; at < data.length; at += info.channels) if ((data[at] ?? 0) - (data[at + 1] ?? 0) > 12) red += 1;
  return red / (info.width * info.height);
}

async function boxedPdf(box: number[], more: object): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(await samplePdf(1));
  const { node } = pdf.getPage(0);
  node.set(PDFName.of('MediaBox'), pdf.context.obj(box));
  for (const [key, value] of Object.entries(more)) node.set(PDFName.of(key), pdf.context.obj(value));
  return pdf.save();
}

/** A page of Arabic as programs write it: letters from left to right, each with its meaning. */
async function arabicPdf(text: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.registerFontkit(fontkit);
  const font = await pdf.embedFont(await readFile(ARABIC_FONT.file));
  pdf.addPage([595, 842]).drawText(text, { x: 72, y: 700, size: 18, font });
  return pdf.save();
}

describe('the watermark', () => {
  it('D-091: burns name, masked phone, time and grant into every page of a PDF', async () => {
    const clean = await samplePdf(3);
    expect((await pagesOf(clean, 1))[0]?.ink).toBe(0);
    const pages = await pagesOf(await stampPdf(clean, markOf('Rana Khoury')), 3);
    for (const [index, page] of pages.entries()) {
      expect(page.text).toContain(`Clean page ${index + 1}`);
      expect(page.text).toContain('CONFIDENTIAL');
      expect(page.text).toContain('Rana Khoury');
      expect(page.text).toContain('••••0002');
      expect(page.text).not.toContain('96170000002');
      expect(page.text).toContain('2026-03-01 09:30:05 UTC');
      expect(page.text).toContain('7KQ4M-2XN9P');
      expect(page.ink).toBeGreaterThan(0.03);
    }
  });

  it('D-091: carries an Arabic name, joined and readable by programs', async () => {
    const [page] = await pagesOf(await stampPdf(await samplePdf(1), markOf('محمّد الحريري')), 1);
    expect(page?.text.normalize('NFKC')).toContain('الحريري');
    expect(page?.text).toContain('CONFIDENTIAL');
  });

  it('takes a name as text, whatever it holds', async () => {
    const name = '<b>Ann & "Bob"</b> Čížek 王';
    const [page] = await pagesOf(await stampPdf(await samplePdf(1), markOf(name)), 1);
    expect(page?.text).toContain('<b>Ann & "Bob"</b> Čížek 王');
  });

  it('D-091: differs from person to person and from the original', async () => {
    const clean = await samplePdf(1);
    const hashes = await Promise.all(
      ['Rana Khoury', 'Karim Mansour'].map(async (name) => sha(await stampPdf(clean, markOf(name)))),
    );
    expect(new Set([sha(clean), ...hashes]).size).toBe(3);
  });

  it('D-091: is burned into the pixels of images, whose format stays and whose metadata goes', async () => {
    const png = await stampImage(await samplePng(), markOf('Rana Khoury'));
    expect(await redness(png)).toBeGreaterThan(0.01);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 300, height: 200 });
    const photo = await sampleJpeg();
    expect(photo.includes('Secret Photographer')).toBe(true);
    const jpeg = Buffer.from(await stampImage(photo, markOf('Rana Khoury')));
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 300, height: 200 });
    expect(jpeg.includes('Secret Photographer')).toBe(false);
  });

  it.each<[string, number[], object]>([
    ['upside down', [0, 792, 612, 0], {}],
    ['mirrored', [612, 792, 0, 0], {}],
    ['empty', [0, 0, 0, 0], {}],
    ['far too large', [0, 0, 1e9, 1e9], {}],
    ['far away', [-5000, -5000, -4400, -4200], {}],
    ['tiny', [0, 0, 20, 12], {}],
    ['turned', [0, 0, 612, 792], { Rotate: 90 }],
    ['cropped', [0, 0, 612, 792], { CropBox: [100, 100, 400, 300] }],
    ['in large units', [0, 0, 612, 792], { UserUnit: 10 }],
  ])('M1: covers a page whose box is %s', async (_what, box, more) => {
    const { pages } = await stampPages(await boxedPdf(box, more), markOf('Rana Khoury'), 0, 1);
    const [page] = pages;
    expect(page && page.width * page.height).toBeLessThanOrEqual(4_600_000);
    expect(await redness(page?.jpeg ?? new Uint8Array())).toBeGreaterThan(0.02);
    const [shown] = await pagesOf(await bindPages(pages), 1);
    expect(shown?.ink).toBeGreaterThan(0.005);
    expect(shown?.text.replace(/\s/g, '')).toContain('CONFIDENTIAL');
  });

  it.each<[string, number[], object]>([
    ['reversed', [612, 792, 0, 0], {}],
    ['reversed, on its side', [0, 792, 612, 0], { Rotate: 270 }],
    ['of negative origin', [-306, -396, 306, 396], {}],
    ['of negative origin, on its side', [-306, -396, 306, 396], { Rotate: 90 }],
    ['larger than what is shown of it', [0, 0, 2000, 2000], { CropBox: [900, 900, 1512, 1692] }],
    ['larger than what is shown of it, reversed', [0, 0, 2000, 2000], { CropBox: [1512, 1692, 900, 900], Rotate: 180 }],
    ['smaller than what it says is shown', [0, 0, 612, 792], { CropBox: [-500, -500, 2000, 2000] }],
  ])('M1: is in every quarter of what readers see of a page whose box is %s', async (_what, box, more) => {
    const { pages } = await stampPages(await boxedPdf(box, more), markOf('Rana Khoury'), 0, 1);
    for (const red of await rednessByQuarter(pages[0]?.jpeg ?? new Uint8Array())) expect(red).toBeGreaterThan(0.02);
    const bound = await PDFDocument.load(await bindPages(pages));
    const [sheet] = bound.getPages();
    // The sheet is the picture: nothing of it lies outside of what viewers show.
    expect([sheet?.getRotation().angle, sheet?.getCropBox()]).toEqual([0, sheet?.getMediaBox()]);
  });

  it('M1: nothing is made of a page that shows nothing of itself', async () => {
    const beside = await boxedPdf([0, 0, 612, 792], { CropBox: [5000, 5000, 5612, 5792] });
    await expect(stampPages(beside, markOf('Rana Khoury'), 0, 1)).rejects.toThrow('has no size');
  });

  it('M1: shows on black, white and its own red, or nothing is made', async () => {
    const burner = new MarkBurner(await markTile(markOf('Rana Khoury'), 20, 0.22));
    for (const [red, green, blue] of [
      [0, 0, 0],
      [255, 255, 255],
      [0xb3, 0x26, 0x1e],
    ] as const) {
      const data = Uint8Array.from({ length: 400 * 400 * 4 }, (_, at) => [red, green, blue, 255][at % 4] ?? 0);
      expect(() => burner.burn({ data, width: 400, height: 400 })).not.toThrow();
    }
    const nothing = new MarkBurner({ data: new Uint8Array(400), width: 10, height: 10 });
    const data = new Uint8Array(400).fill(255);
    expect(() => nothing.burn({ data, width: 10, height: 10 })).toThrow(/does not carry/);
  });

  it('M8: cannot be taken off: a page is one picture, and nothing of the file is left', async () => {
    const pdf = await PDFDocument.load(await stampPdf(await samplePdf(2), markOf('Rana Khoury')));
    for (const page of pdf.getPages()) {
      const pictures = page.node.Resources()?.lookup(PDFName.of('XObject'), PDFDict).entries() ?? [];
      expect(pictures).toHaveLength(1);
    }
    const fonts = pdf.context.enumerateIndirectObjects().filter(([, object]) => /\/Helvetica/.test(String(object)));
    expect(fonts).toEqual([]);
  });

  it('D-091: words of a page stay where they stand, in reading order, Arabic too', async () => {
    const clean = await arabicPdf('عقد بيع رقم 2026');
    const [page] = await pagesOf(await stampPdf(clean, markOf('Rana Khoury')), 1);
    const read = page?.text.normalize('NFKC') ?? '';
    for (const word of ['عقد', 'بيع', '2026']) expect(read).toContain(word);
  });

  it('enlarges an image that is too small for it', async () => {
    expect(await sharp(await stampImage(await samplePng(20, 12), markOf('Rana Khoury'))).metadata()).toMatchObject({
      width: 333,
      height: 200,
    });
  });
});
