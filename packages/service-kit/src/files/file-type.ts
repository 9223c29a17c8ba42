import { CONTAINER_FILES, MEDIA_FILES, SHOWN_FILES } from '@diwan/contracts/shared/accepted-files';

/** A kind of file the firm accepts (SEC-07). */
export interface FileType {
  /** Content type it is served with: from this table, never from the upload. */
  mime: string;
  /** Extensions, without the dot, that its name may have. */
  extensions: readonly string[];
  /** How it is checked, and whether a watermark can be burned into it; `kept`: it cannot be shown at all. */
  kind: 'pdf' | 'image' | 'office' | 'kept';
}

const KINDS = {
  'application/pdf': 'pdf',
  'image/png': 'image',
  'image/jpeg': 'image',
  'image/webp': 'image',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'office',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'office',
} as const satisfies Record<keyof typeof SHOWN_FILES, FileType['kind']>;

const kept = (files: Readonly<Record<string, readonly string[]>>): FileType[] =>
  Object.entries(files).map(([mime, extensions]) => ({ mime, extensions, kind: 'kept' }));

/** Every file type that can be shown. */
export const FILE_TYPES: readonly FileType[] = Object.entries(KINDS).map(([mime, kind]) => ({
  ...{ mime, kind },
  extensions: SHOWN_FILES[mime as keyof typeof SHOWN_FILES],
}));
/** Sound, film, and pictures that browsers cannot show. */
export const MEDIA_TYPES: readonly FileType[] = kept(MEDIA_FILES);
/** Files that hold others. */
export const CONTAINER_TYPES: readonly FileType[] = kept(CONTAINER_FILES);

const ALL = [...FILE_TYPES, ...MEDIA_TYPES, ...CONTAINER_TYPES];

/** The accepted type with this content type. Throws for any other: stored documents have no other. */
export function fileTypeOf(mime: string): FileType {
  const type = ALL.find((candidate) => candidate.mime === mime);
  if (!type) throw new Error(`Not an accepted content type: ${mime}`);
  return type;
}

/** What Word and Excel files are shown as. */
export const PDF: FileType = fileTypeOf('application/pdf');

/** Whether files of this type can be shown: others are kept for staff, who download them. */
export const canBeShown = (type: FileType): boolean => type.kind !== 'kept';

/** Whether the server can burn a watermark into files of this type. */
export const canBeMarked = (type: FileType): boolean => type.kind === 'pdf' || type.kind === 'image';
