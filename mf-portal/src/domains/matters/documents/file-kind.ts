/** Kinds of files by content type: the ones that are accepted for documents. */
const KINDS = {
  'application/pdf': 'pdf',
  'image/png': 'image',
  'image/jpeg': 'image',
  'image/webp': 'image',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'word',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'excel',
} as const;

export type FileKind = (typeof KINDS)[keyof typeof KINDS] | 'other';

export const fileKind = (contentType: string): FileKind =>
  Object.hasOwn(KINDS, contentType) ? KINDS[contentType as keyof typeof KINDS] : 'other';

/** Whether the viewer can show the file; others can only be downloaded. */
export const isViewable = (kind: FileKind): kind is 'pdf' | 'image' => kind === 'pdf' || kind === 'image';
