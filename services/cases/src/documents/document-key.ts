import { randomBytes } from 'node:crypto';

/** Where uploaded files lie in the object store. */
export const DOCUMENT_KEYS = 'cases/documents/';
/** Where watermarked copies lie until their grant has expired. */
export const RENDITION_KEYS = 'cases/renditions/';

/** A key that says nothing about the file and cannot be guessed: 128 random bits. */
export const randomKey = (prefix: string): string => `${prefix}${randomBytes(16).toString('hex')}`;
