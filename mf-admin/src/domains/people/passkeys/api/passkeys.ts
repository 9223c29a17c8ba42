import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listOwnPasskeys,
  type OwnPasskey,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} from '@diwan/contracts/people/passkeys/http';
import { callApi } from '@diwan/mf-kit';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { useQuery } from '@tanstack/react-query';

export const PASSKEYS_KEY = ['own-passkeys'];

/** Has the browser make a passkey and keeps it; returns recovery codes where it is the first second factor. */
export async function makePasskey(): Promise<readonly string[] | null> {
  const optionsJSON = await callApi(beginPasskey);
  const credential = await startRegistration({ optionsJSON });
  return (await callApi(addPasskey, { body: { credential } })).recoveryCodes;
}

/** Signs in with whichever passkey the person chooses. */
export async function enterByPasskey(): Promise<void> {
  const optionsJSON = await callApi(beginPasskeySignIn);
  const assertion = await startAuthentication({ optionsJSON });
  await callApi(signInByPasskey, { body: { assertion } });
}

export const useOwnPasskeys = () => useQuery({ queryKey: PASSKEYS_KEY, queryFn: () => callApi(listOwnPasskeys) });

export const renameOwnPasskey = (id: string, name: string): Promise<OwnPasskey> =>
  callApi(renamePasskey, { params: { id }, body: { name } });

export async function removeOwnPasskey(id: string): Promise<void> {
  await callApi(removePasskey, { params: { id } });
}
