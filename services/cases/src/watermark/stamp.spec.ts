import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { sampleJpeg, samplePdf, samplePng } from '../../test/sample-files.js';
import type { Mark } from './mark.js';
import { maskPhone } from './mark.js';
import { stampImage } from './stamp-image.js';
import { stampPdf } from './stamp-pdf.js';

const run = promisify(execFile);

const markOf = (name: string): Mark => ({
  name,
  maskedPhone: maskPhone('+96170000002'),
  at: new Date('2026-03-01T09:30:05Z'),
  grantId: 'Zk3vQ1-8_aBcDeFgHiJkLm',
});

const sha = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Text and pixels of each page, as a reader's program sees them. */
async function pagesOf(pdf: Uint8Array, count: number): Promise<{ text: string; ink: number }[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'stamp-'));
  const file = path.join(folder, 'a.pdf');
  await writeFile(file, pdf);
  await run('pdftoppm', ['-r', '50', '-png', file, path.join(folder, 'page')]);
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const page = String(index + 1);
      const { stdout } = await run('pdftotext', ['-f', page, '-l', page, file, '-']);
      return { text: stdout, ink: await redness(await readFile(path.join(folder, `page-${page}.png`))) };
    }),
  );
}

/** Share of pixels that are clearly redder than grey: the clean samples have none. */
async function redness(image: Uint8Array): Promise<number> {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let red = 0;
  for (let at = 0; at < data.length; at += info.channels) if ((data[at] ?? 0) - (data[at + 1] ?? 0) > 12) red += 1;
  return red / (info.width * info.height);
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
      expect(page.text).toContain('Zk3vQ1-8_aBcDeFgHiJkLm');
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
    expect(page?.text).toContain('<b>Ann & "Bob"</b> Čížek ?');
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

  it('fits on an image smaller than itself', async () => {
    expect(await sharp(await stampImage(await samplePng(20, 12), markOf('Rana Khoury'))).metadata()).toMatchObject({
      width: 20,
      height: 12,
    });
  });
});
