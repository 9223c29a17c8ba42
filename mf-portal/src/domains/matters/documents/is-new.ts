import type { OwnDocument } from '@diwan/contracts/matters/documents/http';

const NEW_MS = 7 * 24 * 60 * 60 * 1000;

/** Shared within the last seven days and not opened since. */
export const isNew = (
  { sharedAt, openedAt }: Pick<OwnDocument, 'sharedAt' | 'openedAt'>,
  now: number = Date.now(),
): boolean => now - Date.parse(sharedAt) < NEW_MS && (openedAt === null || Date.parse(openedAt) < Date.parse(sharedAt));
