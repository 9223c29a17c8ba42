import { randomInt } from 'node:crypto';

/** Digits and capitals without those that are taken for one another (Crockford's base 32). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = 5;

const group = (): string => Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** A new code for a watermark, `7KQ4M-2XN9P`: 50 random bits, short enough to be typed off a sheet of paper. */
export const newMarkCode = (): string => `${group()}-${group()}`;
