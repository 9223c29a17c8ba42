import {
  getOwnProfile,
  type OwnProfile,
  requestWhatsappCode,
  setOwnProfile,
  verifyWhatsapp,
} from '@diwan/contracts/people/profile/http';
import type { Language } from '@diwan/contracts/shared/language';
import { callApi } from '@diwan/mf-kit';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Challenge } from '../../../../codes/api/send-code.js';

export const OWN_PROFILE = ['own-profile'];
/** The signed-in person's own data. */
export const useOwnProfile = (): UseQueryResult<OwnProfile> =>
  useQuery({ queryKey: OWN_PROFILE, queryFn: () => callApi(getOwnProfile) });

/** What a person may change of themselves. */
export type OwnData = Pick<OwnProfile, 'whatsappNumber' | 'email' | 'address' | 'language'>;

/** Saves what was changed since `version` was read. */
export const saveOwnProfile = (data: OwnData, version: number): Promise<OwnProfile> =>
  callApi(setOwnProfile, { body: { ...data, version } });

/** Sends a code to the WhatsApp number of the profile. */
export async function sendWhatsappCode(number: string, language: Language): Promise<Challenge> {
  const { challengeId, resendAfterSeconds } = await callApi(requestWhatsappCode, { body: { language } });
  return { id: challengeId, phone: number, resendAt: Date.now() + resendAfterSeconds * 1000 };
}

/** Verifies the number with the code it got. */
export const confirmWhatsapp = ({ id }: Challenge, code: string): Promise<OwnProfile> =>
  callApi(verifyWhatsapp, { body: { challengeId: id, code } });
