import { fileTypeFromBuffer } from 'file-type';
import { refuseTestVirus } from './eicar.js';
import { FileRefusal } from './file-refusal.js';
import type { FileType } from './file-type.js';
import { inspectImage } from './inspect-image.js';
import { inspectKept } from './inspect-kept.js';
import { inspectOffice } from './inspect-office.js';
import { inspectPdf } from './inspect-pdf.js';

/** Number of the rules below. It grows when they become stricter: files taken in under older ones are inspected again. */
export const INSPECTION_RULES = 1;

const INSPECTIONS = { pdf: inspectPdf, image: inspectImage, office: inspectOffice } satisfies Record<
  Exclude<FileType['kind'], 'kept'>,
  (bytes: Uint8Array) => Promise<Uint8Array | 'as-is'>
>;

/**
 * Accepts a file only when its first bytes and its whole structure are what its name claims (D-086); magic bytes alone pass for
 * polyglots. Answers what is to be kept: documents as they are, images written anew. Throws `FileRefusal`.
 */
export async function inspectFile(bytes: Uint8Array, claimed: FileType): Promise<Uint8Array | 'as-is'> {
  if (bytes.length === 0) throw new FileRefusal('FILE_REFUSED', 'This file is empty.');
  refuseTestVirus(bytes);
  const sniffed = await sniff(bytes);
  if (claimed.kind === 'kept') {
    inspectKept(bytes, claimed, sniffed);
    return 'as-is';
  }
  if (sniffed !== claimed.mime)
    throw new FileRefusal('FILE_REFUSED', `The content is not what the name says (${claimed.extensions[0]}).`);
  return INSPECTIONS[claimed.kind](bytes);
}

/** Content type by the first bytes; a file that the detector stumbles over has none. */
async function sniff(bytes: Uint8Array): Promise<string | undefined> {
  try {
    return (await fileTypeFromBuffer(bytes))?.mime;
  } catch {
    return undefined;
  }
}
