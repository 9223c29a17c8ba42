import type { Phone } from '@diwan/contracts/shared/phone';
import type { DetailsInput } from './details-schema.js';

const KEY = 'diwan-sign-up';

/** Proof that a phone was verified, good for one sign-up. */
export interface VerifiedPhone {
  ticket: string;
  phone: Phone;
  /** In milliseconds since 1970. */
  goodUntil: number;
}

/** A sign-up between the code and the profile, kept over a reload: proof of the phone and what was typed. */
export interface KeptSignUp {
  callingCode: string;
  typedPhone: string;
  verified: VerifiedPhone;
  details: DetailsInput;
}

/** Keeps it in this window, as long as the proof is good. Storage that is full or switched off keeps nothing. */
export function keepSignUp(kept: KeptSignUp): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // The form itself still has it.
  }
}

/** What was kept, while its proof is good. */
export function keptSignUp(): KeptSignUp | null {
  try {
    const kept: KeptSignUp | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (kept && kept.verified.goodUntil > Date.now()) return kept;
  } catch {
    // Unreadable is the same as none.
  }
  dropSignUp();
  return null;
}

/** Forgets it: the proof was used, or another phone is verified. */
export function dropSignUp(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing to forget.
  }
}
