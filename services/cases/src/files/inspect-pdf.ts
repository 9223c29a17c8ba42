import { PDFDocument } from 'pdf-lib';
import { FileRefusal } from './file-refusal.js';

const MAX_PAGES = 2000;

/** Opens a PDF: it must be readable, unencrypted (an encrypted one cannot carry a watermark) and have 1 to 2,000 pages. */
export async function inspectPdf(bytes: Uint8Array): Promise<void> {
  const pages = await pageCount(bytes);
  if (pages < 1) throw new FileRefusal('FILE_REFUSED', 'The PDF has no pages.');
  if (pages > MAX_PAGES) throw new FileRefusal('FILE_REFUSED', `The PDF has more than ${MAX_PAGES} pages.`);
}

async function pageCount(bytes: Uint8Array): Promise<number> {
  try {
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
    return pdf.getPageCount();
  } catch (cause) {
    // pdf-lib's own error classes do not survive their compilation: only the message tells them apart.
    if (cause instanceof Error && /is encrypted/.test(cause.message))
      throw new FileRefusal('FILE_REFUSED', 'The PDF is protected by a password. Please upload it without protection.');
    throw new FileRefusal('FILE_REFUSED', 'The PDF is damaged and cannot be opened.');
  }
}
