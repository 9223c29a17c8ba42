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

/** What the person can confirm with. */
export const useOwnFactors = () =>
  useQuery({ queryKey: ['own-factors'], queryFn: () => callApi(ownFactors), retry: false });
