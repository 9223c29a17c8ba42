import {
  changeOwnPhone,
  type OwnProfile,
  requestEmailCode,
  requestPhoneCode,
  verifyEmail,
} from '@diwan/contracts/people/profile/http';
import type { Language } from '@diwan/contracts/shared/language';
import { callApi } from '@diwan/mf-kit';
import type { Challenge } from '../../../../codes/api/send-code.js';

/** A code on its way, to wherever it was asked for. */
export type SentCode = Omit<Challenge, 'phone'>;

const sentCode = ({
  challengeId,
  resendAfterSeconds,
}: {
  challengeId: string;
  resendAfterSeconds: number;
}): SentCode => ({
  id: challengeId,
  resendAt: Date.now() + resendAfterSeconds * 1000,
});

/** Sends a code to the e-mail address of the profile. */
export const sendEmailCode = async (language: Language): Promise<SentCode> =>
  sentCode(await callApi(requestEmailCode, { body: { language } }));

export const confirmEmail = ({ id }: SentCode, code: string): Promise<OwnProfile> =>
  callApi(verifyEmail, { body: { challengeId: id, code } });

/** Sends a code to another phone to sign in with. */
export const sendPhoneCode = async (phone: string, language: Language): Promise<SentCode> =>
  sentCode(await callApi(requestPhoneCode, { body: { phone, language } }));

export const confirmPhone = ({ id }: SentCode, code: string): Promise<void> =>
  callApi(changeOwnPhone, { body: { challengeId: id, code } });
