import { createHmac } from 'node:crypto';
import { sameSecret } from '@diwan/service-kit/sessions/session-reader';
import type { SetUpCode } from '../persons/person.schema.js';
import { newRecoveryCodes } from './recovery-codes.js';

/**
 * Set-up codes (OFF-09): who sets up a first second factor shows with it that an owner means them. The owner tells the code by voice or on
 * paper, never by the phone that signs in: a wrong digit, or a number that another person has by now, makes nobody staff.
 */

/** So long a code works for the second factor of somebody who is staff: an owner gives it while both are at it. */
export const SET_UP_CODE_MS = 24 * 60 * 60_000;

/** A new one, such as `k3m9p-x7tqa`: 49 random bits. */
export const newSetUpCode = (): string => newRecoveryCodes()[0] as string;

/** What is stored of a code, for a person or an invitation: a hash with the key of the deployment. Typed carelessly, it fits too. */
export function setUpCodeHash(key: string, subjectId: string, typed: string): string {
  const code = typed.toLowerCase().replace(/[^a-z0-9]/g, '');
  return createHmac('sha256', key).update(`set-up:${subjectId}:${code}`).digest('base64url');
}

/** Whether what was typed, by its hash, is the code and still good. */
export function fitsSetUpCode(stored: SetUpCode | null | undefined, hash: string, now: Date): boolean {
  return Boolean(stored && stored.expiresAt > now && sameSecret(hash, stored.hash));
}
