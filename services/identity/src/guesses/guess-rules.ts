const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How often a secret may be guessed. After `tries` in `windowMs` comes a block, the next time a longer one. */
export interface GuessRule {
  name: string;
  tries: number;
  windowMs: number;
  /** Lengths of the first, second … block; the last one stays. */
  blocksMs: readonly [number, ...number[]];
}

/** Codes of one phone, over all its challenges (SEC-02). */
export const CODES_OF_A_PHONE: GuessRule = {
  name: 'phone',
  tries: 10,
  windowMs: 24 * HOUR,
  blocksMs: [15 * MINUTE, HOUR, 24 * HOUR],
};
/** The admin key, per account and per address (decision on D-020). */
export const ADMIN_KEY_OF_AN_ACCOUNT: GuessRule = {
  name: 'admin-key-account',
  tries: 5,
  windowMs: 15 * MINUTE,
  blocksMs: [15 * MINUTE],
};
export const ADMIN_KEY_OF_AN_ADDRESS: GuessRule = { ...ADMIN_KEY_OF_AN_ACCOUNT, name: 'admin-key-address' };
/** Authenticator codes of one person. */
export const AUTHENTICATOR_OF_A_PERSON: GuessRule = {
  name: 'authenticator',
  tries: 5,
  windowMs: 24 * HOUR,
  blocksMs: [15 * MINUTE, HOUR, 24 * HOUR],
};
