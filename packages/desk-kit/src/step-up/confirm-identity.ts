import { beginPasskeyConfirmation, confirmByPasskey, ownFactors } from '@diwan/contracts/people/passkeys/http';
import { getOwnProfile } from '@diwan/contracts/people/profile/http';
import { confirmSecondFactor } from '@diwan/contracts/people/second-factor/http';
import { requestCode, verifyCode } from '@diwan/contracts/people/sign-in/http';
import { callApi } from '@diwan/mf-kit';
import { startAuthentication } from '@simplewebauthn/browser';
import { useQuery } from '@tanstack/react-query';

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

/** Steps the session up with a passkey of the person, which the browser asks for. Fails as `passkeyReason` says. */
export async function confirmByOwnPasskey(): Promise<void> {
  const optionsJSON = await callApi(beginPasskeyConfirmation);
  const assertion = await startAuthentication({ optionsJSON });
  await callApi(confirmByPasskey, { body: { assertion } });
}

/** What the person can confirm with. */
export const useOwnFactors = (enabled = true) =>
  useQuery({ queryKey: ['own-factors'], queryFn: () => callApi(ownFactors), enabled, retry: false });
