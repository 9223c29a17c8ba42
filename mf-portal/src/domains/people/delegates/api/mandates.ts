import {
  acceptMandate,
  leaveMandate,
  listOwnMandates,
  type Mandate,
  requestMandateCode,
} from '@diwan/contracts/people/delegations/http';
import type { Language } from '@diwan/contracts/shared/language';
import { callApi } from '@diwan/mf-kit';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Challenge } from '../../../../codes/api/send-code.js';

export const OWN_MANDATES = ['mandates'];

/** Clients who named the person. */
export const useOwnMandates = (): UseQueryResult<Mandate[]> =>
  useQuery({ queryKey: OWN_MANDATES, queryFn: () => callApi(listOwnMandates) });

/** Sends a code to the person's own phone, good for accepting this mandate. */
export async function sendMandateCode(id: string, language: Language): Promise<Omit<Challenge, 'phone'>> {
  const sent = await callApi(requestMandateCode, { params: { id }, body: { language } });
  return { id: sent.challengeId, resendAt: Date.now() + sent.resendAfterSeconds * 1000 };
}

export const accept = (id: string, challengeId: string, code: string): Promise<Mandate> =>
  callApi(acceptMandate, { params: { id }, body: { challengeId, code } });

export const leave = (id: string): Promise<Mandate> => callApi(leaveMandate, { params: { id } });
