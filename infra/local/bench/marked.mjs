// `npm run bench:marked` (build first): how long the marked copy of a PDF takes, until its first pages can be read and until the whole stands, and the processor time of it.
import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { built } from '../setup/built.mjs';
import { root } from '../setup/run.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const PAGES = 40;
const SCAN_BYTES = 20 * 1024 * 1024;
const sharp = createRequire(path.join(root, 'services/cases/package.json'))('sharp');
const { FileWorkshop } = await built('services/cases', 'workshop/file-workshop.js');
const PDF = { mime: 'application/pdf', extensions: ['pdf'], kind: 'pdf' };
const mark = { name: 'Rana Haddad', maskedPhone: '••••0002', at: new Date(), code: '7KQ4M-2XN9P' };

const workshop = new FileWorkshop();
console.log('| file | MB | first pages s | whole s | processor s |\n|---|---|---|---|---|');
for (const [name, bytes] of [
  [`${PAGES} pages of text`, await textPages()],
  [`${PAGES} pages, scanned`, await scannedPages()],
]) {
  const rounds = [];
  for (let round = 0; round <= ROUNDS; round++) rounds.push(await measure(bytes));
  // The first round starts the threads.
  const median = (key) =>
    rounds
      .slice(1)
      .map((row) => row[key])
      .sort((a, b) => a - b)
      [Math.floor(ROUNDS / 2)].toFixed(2);
  const megabytes = (bytes.length / 1024 / 1024).toFixed(1);
  console.log(`| ${name} | ${megabytes} | ${median('first')} | ${median('whole')} | ${median('processor')} |`);
}
await workshop.onApplicationShutdown();

async function measure(bytes) {
  const [began, used] = [performance.now(), process.cpuUsage()];
  let first;
  await workshop.stamp(
    'reader',
    async () => bytes,
    PDF,
    mark,
    () => {
      first ??= performance.now() - began;
    },
  );
  const whole = performance.now() - began;
  const { user, system } = process.cpuUsage(used);
  return { first: (first ?? whole) / 1000, whole: whole / 1000, processor: (user + system) / 1e6 };
}

async function textPages() {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.TimesRoman);
  for (let number = 1; number <= PAGES; number++) {
    const page = pdf.addPage([595, 842]);
    for (let line = 0; line < 48; line++)
      page.drawText(`${number}.${line} The tenant shall keep the premises in good repair and pay the rent when due.`, {
        x: 60,
        y: 780 - line * 15,
        size: 11,
        font,
      });
  }
  return pdf.save();
}

/** Noise does not compress: pages of half a megabyte, as scanners make them. */
async function scannedPages() {
  const pdf = await PDFDocument.create();
  const [width, height] = [1240, 1754];
  for (let number = 1; number <= PAGES; number++) {
    const noise = { raw: { width: width / 2, height: height / 2, channels: 1 } };
    let jpeg;
    for (let quality = 30; ; quality += 10) {
      jpeg = await sharp(randomBytes((width / 2) * (height / 2)), noise)
        .resize(width, height)
        .jpeg({ quality })
        .toBuffer();
      if (jpeg.length >= SCAN_BYTES / PAGES || quality >= 90) break;
    }
    const page = pdf.addPage([595, 842]);
    page.drawImage(await pdf.embedJpg(jpeg), { x: 0, y: 0, width: 595, height: 842 });
  }
  return pdf.save();
}
