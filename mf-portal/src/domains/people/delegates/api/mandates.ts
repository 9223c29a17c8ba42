import {
  acceptMandate,
  leaveMandate,
  type Mandate,
  requestMandateCode,
} from '@diwan/contracts/people/delegations/http';
import type { Language } from '@diwan/contracts/shared/language';
import { callApi } from '@diwan/mf-kit';
import type { Challenge } from '../../../../codes/api/send-code.js';

/** Sends a code to the person's own phone, good for accepting this mandate. */
export async function sendMandateCode(id: string, language: Language): Promise<Omit<Challenge, 'phone'>> {
  const sent = await callApi(requestMandateCode, { params: { id }, body: { language } });
  return { id: sent.challengeId, resendAt: Date.now() + sent.resendAfterSeconds * 1000 };
}

export const accept = (id: string, challengeId: string, code: string): Promise<Mandate> =>
  callApi(acceptMandate, { params: { id }, body: { challengeId, code } });

export const leave = (id: string): Promise<Mandate> => callApi(leaveMandate, { params: { id } });
