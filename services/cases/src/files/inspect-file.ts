import { fileTypeFromBuffer } from 'file-type';
import { refuseTestVirus } from './eicar.js';
import { FileRefusal } from './file-refusal.js';
import type { FileType } from './file-type.js';
import { inspectImage } from './inspect-image.js';
import { inspectOffice } from './inspect-office.js';
import { inspectPdf } from './inspect-pdf.js';

const INSPECTIONS = { pdf: inspectPdf, image: inspectImage, office: inspectOffice } satisfies Record<
  FileType['kind'],
  (bytes: Uint8Array) => Promise<void>
>;

/**
 * Accepts a file only when its first bytes and its whole structure are what its name claims (D-086); magic bytes alone pass for
 * polyglots. Throws `FileRefusal`.
 */
export async function inspectFile(bytes: Uint8Array, claimed: FileType): Promise<void> {
  refuseTestVirus(bytes);
  if (bytes.length === 0) throw new FileRefusal('FILE_REFUSED', 'The file is empty.');
  const sniffed = await sniff(bytes);
  if (sniffed !== claimed.mime)
    throw new FileRefusal('FILE_REFUSED', `The content is not what the name says (${claimed.extensions[0]}).`);
  await INSPECTIONS[claimed.kind](bytes);
}

/** Content type by the first bytes; a file that the detector stumbles over has none. */
async function sniff(bytes: Uint8Array): Promise<string | undefined> {
  try {
    return (await fileTypeFromBuffer(bytes))?.mime;
  } catch {
    return undefined;
  }
}
