import { beginPasskeyConfirmation, confirmByPasskey, ownFactors } from '@diwan/contracts/people/passkeys/http';
import { callApi } from '@diwan/mf-kit';
import { startAuthentication } from '@simplewebauthn/browser';
import { useQuery } from '@tanstack/react-query';

/** Steps the session up with a passkey of the person, which the browser asks for. Fails as `passkeyReason` says. */
export async function confirmByOwnPasskey(): Promise<void> {
  const optionsJSON = await callApi(beginPasskeyConfirmation);
  const assertion = await startAuthentication({ optionsJSON });
  await callApi(confirmByPasskey, { body: { assertion } });
}

export const OWN_FACTORS_KEY = ['own-factors'] as const;

/** What the person can confirm with, or whether they have to show a set-up code first. */
export const useOwnFactors = () =>
  useQuery({ queryKey: OWN_FACTORS_KEY, queryFn: () => callApi(ownFactors), retry: false, staleTime: 0 });
