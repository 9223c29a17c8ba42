import { ApiProblem } from '@diwan/mf-kit';
import type { Texts } from '../texts.js';

/** A failure in the specification's words (part 1, section 8). */
export interface Fault {
  title: string;
  text: string;
  /** The value of the field is wrong, not the request. */
  atField: boolean;
  /** Nothing comes of this code any more. */
  dead?: boolean;
}

/** Why a code could not be sent. A number that codes are not sent to counts as invalid. */
export function sendFault(error: unknown, t: Texts): Fault {
  if (error instanceof ApiProblem && error.code === 'VALIDATION') return invalidPhone(t);
  return tooMany(error, t) ?? { title: t('auth.error'), text: t('auth.sendFailed'), atField: false };
}

/** Why a code was not accepted. */
export function verifyFault(error: unknown, t: Texts): Fault {
  if (error instanceof ApiProblem && error.code === 'OTP_INVALID') {
    return { title: t('auth.invalidOtp'), text: t('auth.otpRefused'), atField: true };
  }
  if (error instanceof ApiProblem && error.code === 'OTP_DEAD') {
    return { title: t('auth.invalidOtp'), text: t('auth.otpDead'), atField: true, dead: true };
  }
  return tooMany(error, t) ?? { title: t('auth.error'), text: t('auth.verifyFailed'), atField: false };
}

export const invalidPhone = (t: Texts): Fault => ({
  title: t('auth.invalidPhone'),
  text: t('auth.invalidPhoneText'),
  atField: true,
});

export const invalidOtp = (t: Texts): Fault => ({
  title: t('auth.invalidOtp'),
  text: t('auth.invalidOtpText'),
  atField: true,
});

/** The wait in whole minutes, at least one. */
function tooMany(error: unknown, t: Texts): Fault | null {
  if (!(error instanceof ApiProblem) || error.code !== 'TOO_MANY_REQUESTS') return null;
  const count = Math.max(1, Math.ceil((error.retryAfterSeconds ?? 60) / 60));
  return { title: t('auth.error'), text: t('auth.tooMany', { count }), atField: false };
}
