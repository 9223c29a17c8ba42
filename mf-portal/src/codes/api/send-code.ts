import { requestCode } from '@diwan/contracts/people/sign-in/http';
import type { Language } from '@diwan/contracts/shared/language';
import type { Phone } from '@diwan/contracts/shared/phone';
import { callApi } from '@diwan/mf-kit';

/** A code on its way to a phone. */
export interface Challenge {
  id: string;
  phone: Phone;
  /** When another code may be asked for, in milliseconds since 1970. */
  resendAt: number;
  /** Codes are scarce now: it goes out only if the phone has an account. */
  knownOnly?: boolean;
}

/** Sends a one-time code. The answer does not tell whether the phone has an account (D-008). */
export async function sendCode(phone: Phone, language: Language): Promise<Challenge> {
  const { challengeId, resendAfterSeconds, knownOnly } = await callApi(requestCode, { body: { phone, language } });
  return { id: challengeId, phone, resendAt: Date.now() + resendAfterSeconds * 1000, knownOnly };
}
