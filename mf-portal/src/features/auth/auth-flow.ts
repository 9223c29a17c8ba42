import type { AuthMode } from '@diwan/contracts/http/identity';
import { DEFAULT_CALLING_CODE, type Phone } from '@diwan/contracts/shared/phone';
import type { Challenge } from '../../codes/api/send-code.js';
import type { DetailsInput } from './details-schema.js';

/** Where somebody is in signing in or up, with everything they have entered so far. In memory only (D-013). */
export interface AuthFlow {
  mode: AuthMode;
  step: 'phone' | 'otp' | 'details';
  callingCode: string;
  typedPhone: string;
  challenge: Challenge | null;
  code: string;
  /** A phone that has been verified and has no profile yet: good for one sign-up, without a second code (D-007). */
  verified: { ticket: string; phone: Phone } | null;
  details: DetailsInput | null;
}

export type AuthEvent =
  | { type: 'mode-chosen'; mode: AuthMode }
  | { type: 'phone-changed'; typedPhone?: string; callingCode?: string }
  | { type: 'code-sent'; challenge: Challenge }
  | { type: 'code-changed'; code: string }
  | { type: 'details-needed'; ticket: string; phone: Phone }
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
  verified: null,
  details: null,
});

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
    case 'details-needed':
      return { ...flow, mode: 'sign-up', step: 'details', verified: { ticket: event.ticket, phone: event.phone } };
    case 'went-on':
      return { ...flow, step: flow.step === 'phone' ? 'otp' : 'details' };
    case 'went-back':
      if (flow.step === 'details') return { ...flow, step: 'otp', details: event.details ?? flow.details };
      return { ...flow, step: 'phone' };
    case 'ticket-lost': {
      const { typedPhone, callingCode } = flow;
      return { ...startFlow(event.mode), typedPhone, callingCode, details: event.details };
    }
  }
}
