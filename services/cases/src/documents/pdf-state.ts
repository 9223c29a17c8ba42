import type { PdfState } from '@diwan/contracts/matters/documents/stored-file';
import { fileTypeOf } from '@diwan/service-kit/files/file-type';
import type * as z from 'zod/mini';
import type { StoredFile } from './document.schema.js';

/** What failed so often is not tried again. */
export const MAX_PDF_TRIES = 3;

/** How the PDF of a file stands; `canConvert`: whether one can be made here at all. */
export function pdfStateOf(
  { mime, asPdf, pdfTries = 0, unsafe, scan }: Pick<StoredFile, 'mime' | 'asPdf' | 'pdfTries' | 'unsafe' | 'scan'>,
  canConvert: boolean,
): z.infer<typeof PdfState> {
  if (fileTypeOf(mime).kind !== 'office') return 'not_needed';
  if (asPdf) return 'made';
  return canConvert && !unsafe && scan !== 'rejected' && pdfTries < MAX_PDF_TRIES ? 'waiting' : 'failed';
}
