import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import { type AuthMode, verifyCode as endpoint } from '@diwan/contracts/people/sign-in/http';
import { callApi } from '@diwan/mf-kit';
import type { Challenge } from './send-code.js';

export type Verification = ResponseOf<typeof endpoint>;

/** Checks a code of six digits; signs in where the phone has a profile. */
export function verifyCode({ id }: Challenge, code: string, mode: AuthMode): Promise<Verification> {
  return callApi(endpoint, { body: { challengeId: id, code, mode } });
}
