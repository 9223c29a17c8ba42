import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** A new six-digit code, 100000 to 999999, from the system's random source (D-001). */
export function newCode(): string {
  return String(randomInt(100_000, 1_000_000));
}

/** A new challenge id: 128 random bits in base64url. */
export function newChallengeId(): string {
  return randomBytes(16).toString('base64url');
}

/** What a code is bound to. */
export interface CodeBinding {
  challengeId: string;
  phone: string;
  purpose: string;
}

/**
 * Keyed hash of a code. A plain or salted hash of six digits is reversed in under a second; the key is not in the database
 * (SEC-02). The code is worth nothing with another challenge, phone or purpose.
 */
export function hashCode(pepper: string, { challengeId, phone, purpose }: CodeBinding, code: string): string {
  return createHmac('sha256', pepper).update([challengeId, phone, purpose, code].join('\0')).digest('base64url');
}

/** Compares two hashes in constant time. */
export function sameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
