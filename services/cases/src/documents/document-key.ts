import { randomBytes } from 'node:crypto';

/** Where uploaded files lie in the object store, as they are shown. */
export const DOCUMENT_KEYS = 'cases/documents/';
/** Where files lie as they came, when what is shown was written anew. Builds that know no originals leave this place alone. */
export const ORIGINAL_KEYS = 'cases/originals/';
/** Where watermarked copies lie until their grant has expired. */
export const RENDITION_KEYS = 'cases/renditions/';

/** A key that says nothing about the file and cannot be guessed: 128 random bits. */
export const randomKey = (prefix: string): string => `${prefix}${randomBytes(16).toString('hex')}`;
