import { confirmSecondFactor, getOwnProfile, requestCode, verifyCode } from '@diwan/contracts/http/identity';
import { callApi } from '@diwan/mf-kit';

/** Sends a one-time code to the signed-in person's own phone; returns what to check it with. */
export async function sendOwnCode(): Promise<string> {
  const { phone, language } = await callApi(getOwnProfile);
  const { challengeId } = await callApi(requestCode, { body: { phone, language } });
  return challengeId;
}

/** Signs in anew with the code, which makes the session fresh. */
export async function confirmByCode(challengeId: string, code: string): Promise<void> {
  await callApi(verifyCode, { body: { challengeId, code, mode: 'sign-in' } });
}

/** Steps the session up with a code of the authenticator app. */
export async function confirmByAuthenticator(code: string): Promise<void> {
  await callApi(confirmSecondFactor, { body: { code } });
}
