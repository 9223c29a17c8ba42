import type { AuthMode } from '@diwan/contracts/people/sign-in/http';
import { DEFAULT_CALLING_CODE, type Phone } from '@diwan/contracts/shared/phone';
import type { Challenge } from '../../../codes/api/send-code.js';
import type { SignInWord } from './api/ask-sign-in-word.js';
import type { DetailsInput } from './details-schema.js';
import type { KeptSignUp, VerifiedPhone } from './kept-sign-up.js';

/** Lifetime of the proof that a phone was verified (D-007), less a minute on the way. */
export const PROOF_MS = 14 * 60_000;

/** Where somebody is in signing in or up, with everything they have entered so far. In memory (D-013), but see kept-sign-up.ts. */
export interface AuthFlow {
  mode: AuthMode;
  step: 'phone' | 'otp' | 'word' | 'details';
  callingCode: string;
  typedPhone: string;
  challenge: Challenge | null;
  code: string;
  /** What the person sends us instead of a code. */
  word: SignInWord | null;
  /** A phone that has been verified and has no profile yet: good for one sign-up, without a second code (D-007). */
  verified: VerifiedPhone | null;
  details: DetailsInput | null;
}

export type AuthEvent =
  | { type: 'mode-chosen'; mode: AuthMode }
  | { type: 'phone-changed'; typedPhone?: string; callingCode?: string }
  | { type: 'code-sent'; challenge: Challenge }
  | { type: 'code-changed'; code: string }
  | { type: 'word-given'; word: SignInWord }
  | { type: 'details-needed'; ticket: string; phone: Phone; goodUntil: number }
  | { type: 'went-on' }
  | { type: 'went-back'; details?: DetailsInput }
  | { type: 'ticket-lost'; mode: AuthMode; details: DetailsInput };

export const startFlow = (mode: AuthMode): AuthFlow => ({
  mode,
  step: 'phone',
  callingCode: DEFAULT_CALLING_CODE,
  typedPhone: '',
  challenge: null,
  code: '',
  word: null,
  verified: null,
  details: null,
});

/** Goes on waiting with a word that was kept over a reload. */
export const resumeWord = (mode: AuthMode, word: SignInWord): AuthFlow => ({ ...startFlow(mode), step: 'word', word });

/** Goes on with a sign-up that was kept over a reload. */
export const resumeFlow = (kept: KeptSignUp): AuthFlow => ({ ...startFlow('sign-up'), ...kept, step: 'details' });

/** The moves between the steps (part 1, section 4). */
export function authFlow(flow: AuthFlow, event: AuthEvent): AuthFlow {
  switch (event.type) {
    case 'mode-chosen':
      return event.mode === flow.mode ? flow : startFlow(event.mode);
    case 'phone-changed': {
      const { typedPhone = flow.typedPhone, callingCode = flow.callingCode } = event;
      return { ...flow, typedPhone, callingCode };
    }
    case 'code-sent':
      return { ...flow, step: 'otp', challenge: event.challenge, code: '', verified: null };
    case 'code-changed':
      return { ...flow, code: event.code };
    case 'word-given':
      return { ...flow, step: 'word', word: event.word, challenge: null, code: '', verified: null };
    case 'details-needed':
      return { ...flow, mode: 'sign-up', step: 'details', verified: verifiedBy(event) };
    case 'went-on':
      return { ...flow, step: flow.step === 'phone' && flow.challenge ? 'otp' : 'details' };
    case 'went-back':
      // After a reload the code is no longer known, only what it proved.
      if (flow.step === 'details') {
        return { ...flow, step: flow.challenge ? 'otp' : 'phone', details: event.details ?? flow.details };
      }
      return { ...flow, step: 'phone' };
    case 'ticket-lost': {
      const { typedPhone, callingCode } = flow;
      return { ...startFlow(event.mode), typedPhone, callingCode, details: event.details };
    }
  }
}

const verifiedBy = ({ ticket, phone, goodUntil }: VerifiedPhone): VerifiedPhone => ({ ticket, phone, goodUntil });
