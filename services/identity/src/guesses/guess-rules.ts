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

/** Codes of one phone that one requester asked for, over all their challenges (SEC-02). */
export const CODES_OF_A_REQUESTER: GuessRule = {
  name: 'requester',
  tries: 10,
  windowMs: 24 * HOUR,
  blocksMs: [15 * MINUTE, HOUR, 24 * HOUR],
};
/**
 * Codes of one phone that browsers unknown to it asked for, all together. Beyond it nobody is kept out, but such a code has one try
 * instead of five: three codes a minute are then three guesses.
 */
export const STRANGERS_AT_A_PHONE: GuessRule = {
  name: 'strangers',
  tries: 30,
  windowMs: 24 * HOUR,
  blocksMs: [24 * HOUR],
};
/** The admin key, per account and per network (decision on D-020). A network has more, so that one account cannot use them all up. */
export const ADMIN_KEY_OF_AN_ACCOUNT: GuessRule = {
  name: 'admin-key-account',
  tries: 5,
  windowMs: 15 * MINUTE,
  blocksMs: [15 * MINUTE],
};
export const ADMIN_KEY_OF_A_NETWORK: GuessRule = { ...ADMIN_KEY_OF_AN_ACCOUNT, name: 'admin-key-network', tries: 25 };
/** Answers of passkeys for one person: none can be guessed, so this bounds what checking them costs. */
export const PASSKEYS_OF_A_PERSON: GuessRule = {
  name: 'passkey',
  tries: 20,
  windowMs: HOUR,
  blocksMs: [15 * MINUTE, HOUR],
};
/** Set-up codes: of an invitation as it was sent last, or of a member of staff until an owner gives them another. */
export const SET_UP_CODE: GuessRule = {
  name: 'set-up-code',
  tries: 5,
  windowMs: 24 * HOUR,
  blocksMs: [15 * MINUTE, HOUR, 24 * HOUR],
};
/** Authenticator codes of one person. */
export const AUTHENTICATOR_OF_A_PERSON: GuessRule = {
  name: 'authenticator',
  tries: 5,
  windowMs: 24 * HOUR,
  blocksMs: [15 * MINUTE, HOUR, 24 * HOUR],
};
