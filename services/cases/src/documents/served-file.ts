import { type FileType, fileTypeOf, PDF } from '@diwan/service-kit/files/file-type';
import type { DocumentRecord } from './document.schema.js';

/** What of a document is sent: an object of the store, its type and its name. */
export interface ServedFile {
  key: string;
  /** Bytes. */
  size: number;
  type: FileType;
  name: string;
}

type Stored = Pick<DocumentRecord, 'objectKey' | 'fileSize' | 'mime' | 'fileName' | 'asPdf'>;

/** The file as it was uploaded. */
const original = (record: Stored): ServedFile => ({
  key: record.objectKey,
  size: record.fileSize,
  type: fileTypeOf(record.mime),
  name: record.fileName,
});

/** What is shown of a document: the PDF made of a Word or Excel file, otherwise the file itself. */
export function shownFile(record: Stored): ServedFile {
  if (!record.asPdf) return original(record);
  const name = `${record.fileName.replace(/\.[^.]*$/, '')}.pdf`;
  return { key: record.asPdf.key, size: record.asPdf.size, type: PDF, name };
}

/** What is sent: staff who download without a mark get the file as it was uploaded, to work on it. */
export const servedFile = (record: Stored, mayKeep: boolean, action: string): ServedFile =>
  mayKeep && action === 'download' ? original(record) : shownFile(record);
