import { fileTypeOf } from '@diwan/service-kit/files/file-type';
import type { ObjectStore } from '@diwan/service-kit/object-store/object-store';
import type { StoredFile } from './document.schema.js';
import { ORIGINAL_KEYS, randomKey } from './document-key.js';

/** Where the record of a file names its objects. */
export const OBJECTS_OF_FILE = ['objectKey', 'asPdf.key', 'original.key'] as const;

type Objects = Pick<StoredFile, 'objectKey'> & Partial<Pick<StoredFile, 'asPdf' | 'original'>>;
export type Original = NonNullable<StoredFile['original']>;

/** The objects that a file consists of. */
export const objectsOf = ({ objectKey, asPdf, original }: Objects): string[] =>
  [objectKey, asPdf?.key, original?.key].filter((key) => key !== undefined);

/** The file as it came, where what is shown was written anew; null for others, and for what an earlier build put in its place. */
export const originalOf = ({ objectKey, original }: Objects): Original | null =>
  original?.shownAs === objectKey ? original : null;

/** What the firm keeps of a file and gives to staff. */
export interface KeptFile {
  key: string;
  /** Bytes. */
  size: number;
  sha256: string;
  /** Whether these are the bytes that came. Earlier builds kept of a picture only what they had written anew. */
  asReceived: boolean;
}

type Stored = Objects & Pick<StoredFile, 'fileSize' | 'sha256' | 'mime'>;

/** What is kept of a file: the original, where there is one beside what is shown. */
export function keptOf(file: Stored): KeptFile {
  const original = originalOf(file);
  if (original) return original;
  const asReceived = fileTypeOf(file.mime).kind !== 'image';
  return { key: file.objectKey, size: file.fileSize, sha256: file.sha256, asReceived };
}

/** Stores a copy of what lies under `from` as an original. Throws what the store throws. */
export async function copyToOriginals(
  store: ObjectStore,
  from: string,
  maxBytes: number,
): Promise<Omit<KeptFile, 'asReceived'>> {
  const key = randomKey(ORIGINAL_KEYS);
  return { key, ...(await store.put(key, await store.get(from), { maxBytes })) };
}
