import {
  type OwnProfile,
  requestWhatsappCode,
  setOwnProfile,
  verifyWhatsapp,
} from '@diwan/contracts/people/profile/http';
import type { Language } from '@diwan/contracts/shared/language';
import { callApi } from '@diwan/mf-kit';
import type { Challenge } from '../../../../codes/api/send-code.js';

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
