import type { DocumentRecord, StoredFile } from './document.schema.js';

/** The document with one of its files, by number, in the place of the present one; null when it has no such file. */
export function fileOf(document: DocumentRecord, fileVersion: number): DocumentRecord | null {
  if (document.fileVersion === fileVersion) return document;
  const file: StoredFile | undefined = document.earlierFiles.find((earlier) => earlier.fileVersion === fileVersion);
  return file ? { ...document, original: null, ...file } : null;
}
