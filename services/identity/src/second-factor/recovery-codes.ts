import { createHmac, randomInt } from 'node:crypto';

/** So many are given at once. */
const COUNT = 10;
/** Without letters and digits that are taken for each other. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

const block = (): string => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** New recovery codes, such as `k3m9p-x7tqa`: 49 random bits each. */
export const newRecoveryCodes = (): string[] => Array.from({ length: COUNT }, () => `${block()}-${block()}`);

/** What is stored of a code: a hash with the key of the deployment, which a leaked database cannot undo. Typed carelessly, it fits too. */
export function recoveryCodeHash(key: string, personId: string, typed: string): string {
  const code = typed.toLowerCase().replace(/[^a-z0-9]/g, '');
  return createHmac('sha256', key).update(`recovery:${personId}:${code}`).digest('base64url');
}
