import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';

/** A real PDF of a few pages with a text of its own. */
export async function makePdf(text: string, pages = 2): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (let page = 1; page <= pages; page++)
    pdf.addPage([595, 842]).drawText(`${text}, page ${page}`, { x: 60, y: 760, size: 18, font });
  return Buffer.from(await pdf.save());
}
