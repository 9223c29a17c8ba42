import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { zip } from './zip.js';

/** A PDF of some pages that each say their number. */
export async function samplePdf(pages = 2, text = 'Clean page'): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (let number = 1; number <= pages; number += 1)
    pdf.addPage([595, 842]).drawText(`${text} ${number}`, { x: 72, y: 700, size: 18, font });
  return Buffer.from(await pdf.save());
}

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' }, limitInputPixels: false });

export const samplePng = (width = 300, height = 200): Promise<Buffer> => flat(width, height).png().toBuffer();
/** A photograph that names who took it beside its pixels. */
export const sampleJpeg = (artist = 'Secret Photographer'): Promise<Buffer> =>
  flat(300, 200)
    .withMetadata({ exif: { IFD0: { Artist: artist } } })
    .jpeg()
    .toBuffer();
export const sampleWebp = (): Promise<Buffer> => flat(300, 200).webp().toBuffer();

const DOCX_TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

/** A docx file with more parts, as given. */
export const sampleDocx = (parts: Record<string, Buffer | string> = {}): Buffer =>
  zip({
    '[Content_Types].xml': DOCX_TYPES,
    'word/document.xml': '<w:document><w:body>Agreement</w:body></w:document>',
    ...parts,
  });

const XLSX_TYPES = DOCX_TYPES.replace('/word/document.xml', '/xl/workbook.xml').replace(
  'wordprocessingml.document.main',
  'spreadsheetml.sheet.main',
);

export const sampleXlsx = (): Buffer => zip({ '[Content_Types].xml': XLSX_TYPES, 'xl/workbook.xml': '<workbook/>' });

/** The test signature of virus scanners, in two halves so that this file is none. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** A PDF that says it is encrypted, as one with a password does. */
export async function encryptedPdf(): Promise<Buffer> {
  const pdf = await PDFDocument.load(await samplePdf(1));
  pdf.context.trailerInfo.Encrypt = pdf.context.obj({ Filter: 'Standard', V: 1, R: 2, P: -4 });
  return Buffer.from(await pdf.save({ useObjectStreams: false }));
}
