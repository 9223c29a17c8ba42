import { createHmac, timingSafeEqual } from 'node:crypto';

const ID_LENGTH = 24;
const MAC_BYTES = 20;

/** What a link of a newsletter mail does. A confirmation belongs to one request, so that a newer one replaces it. */
export type LinkPurpose = { kind: 'confirm'; request: number } | { kind: 'unsubscribe' };

/** Token of a link: the subscription's id and a keyed hash. Nothing about it is stored. */
export function linkToken(key: string, subscriptionId: string, purpose: LinkPurpose): string {
  return subscriptionId + macOf(key, subscriptionId, purpose).toString('base64url');
}

/** The subscription id that a token claims to be for; check it with `isTokenFor`. */
export const claimedId = (token: string): string => token.slice(0, ID_LENGTH);

/** Whether the token was made with the key for this subscription and purpose; compared in constant time. */
export function isTokenFor(key: string, token: string, subscriptionId: string, purpose: LinkPurpose): boolean {
  const given = Buffer.from(token.slice(ID_LENGTH), 'base64url');
  const expected = macOf(key, subscriptionId, purpose);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function macOf(key: string, subscriptionId: string, purpose: LinkPurpose): Buffer {
  const subject =
    purpose.kind === 'confirm' ? `confirm ${subscriptionId} ${purpose.request}` : `unsubscribe ${subscriptionId}`;
  return createHmac('sha256', key).update(subject).digest().subarray(0, MAC_BYTES);
}
