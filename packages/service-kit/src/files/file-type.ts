/** A kind of file the firm accepts (SEC-07). */
export interface FileType {
  /** Content type it is served with: from this table, never from the upload. */
  mime: string;
  /** Extensions, without the dot, that its name may have. */
  extensions: readonly string[];
  /** How it is checked, and whether a watermark can be burned into it. */
  kind: 'pdf' | 'image' | 'office';
}

/** Every file type accepted as a document. */
export const FILE_TYPES = [
  { mime: 'application/pdf', extensions: ['pdf'], kind: 'pdf' },
  { mime: 'image/png', extensions: ['png'], kind: 'image' },
  { mime: 'image/jpeg', extensions: ['jpg', 'jpeg'], kind: 'image' },
  { mime: 'image/webp', extensions: ['webp'], kind: 'image' },
  {
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
    kind: 'office',
  },
  { mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', extensions: ['xlsx'], kind: 'office' },
] as const satisfies readonly FileType[];

/** The accepted type with this content type. Throws for any other: stored documents have no other. */
export function fileTypeOf(mime: string): FileType {
  const type = FILE_TYPES.find((candidate) => candidate.mime === mime);
  if (!type) throw new Error(`Not an accepted content type: ${mime}`);
  return type;
}

/** What Word and Excel files are shown as. */
export const PDF: FileType = FILE_TYPES[0];

/** Whether the server can burn a watermark into files of this type. */
export const canBeMarked = (type: FileType): boolean => type.kind !== 'office';
