import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** A new secret for an address: 256 random bits, 43 letters of base64url. It is shown once and never stored. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** What is stored of a secret and looked for. A plain hash: nobody guesses 256 bits. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
