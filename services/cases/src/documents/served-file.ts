import { type FileType, fileTypeOf, PDF } from '@diwan/service-kit/files/file-type';
import type { DocumentRecord } from './document.schema.js';
import { keptOf } from './file-objects.js';

/** What of a document is sent: an object of the store, its type and its name. */
export interface ServedFile {
  key: string;
  /** Bytes. */
  size: number;
  type: FileType;
  name: string;
}

type Stored = Pick<DocumentRecord, 'objectKey' | 'fileSize' | 'sha256' | 'mime' | 'fileName' | 'asPdf' | 'original'>;

/** What is shown of a document: the PDF made of a Word or Excel file, otherwise the file, of a picture without what is hidden in it. */
export function shownFile(record: Stored): ServedFile {
  const { objectKey, fileSize, mime, fileName, asPdf } = record;
  if (!asPdf) return { key: objectKey, size: fileSize, type: fileTypeOf(mime), name: fileName };
  return { ...asPdf, type: PDF, name: `${fileName.replace(/\.[^.]*$/, '')}.pdf` };
}

/** What is sent: staff who download without a mark get what the firm keeps, byte for byte, to work on it or to submit it. */
export function servedFile(record: Stored, mayKeep: boolean, action: string): ServedFile {
  if (!mayKeep || action !== 'download') return shownFile(record);
  const { key, size } = keptOf(record);
  return { key, size, type: fileTypeOf(record.mime), name: record.fileName };
}
