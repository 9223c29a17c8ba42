import type { SignedInCaller } from './caller.js';
import { DomainError } from './domain-error.js';

/** How recent a confirmation must be for actions that decide who may do what (SEC-02). */
const FRESH_MS = 15 * 60_000;

/**
 * Lets a caller pass who proved themselves lately. Others must confirm again: with the authenticator where they have one
 * (SECOND_FACTOR_REQUIRED), by a new code otherwise (FRESH_SIGN_IN_REQUIRED).
 */
export function requireFresh({ confirmedAt, secondFactor }: SignedInCaller, now: Date): void {
  if (now.getTime() - confirmedAt.getTime() <= FRESH_MS) return;
  throw new DomainError(secondFactor === 'none' ? 'FRESH_SIGN_IN_REQUIRED' : 'SECOND_FACTOR_REQUIRED');
}
