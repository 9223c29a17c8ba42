import {
  beginPasskeyConfirmation,
  beginPasskeySignIn,
  confirmByPasskey,
  ownFactors,
  signInByPasskey,
} from '@diwan/contracts/people/passkeys/http';
import type { callApi } from '@diwan/mf-kit';
import { startAuthentication, WebAuthnError } from '@simplewebauthn/browser';

type Call = typeof callApi;

/** Signs in with whichever passkey the person chooses: both factors at once (AUTH-13). */
export async function signInWithPasskey(call: Call): Promise<void> {
  const optionsJSON = await call(beginPasskeySignIn);
  await call(signInByPasskey, { body: { assertion: await startAuthentication({ optionsJSON }) } });
}

/** Confirms the second factor of a session that a code began. */
export async function confirmWithPasskey(call: Call): Promise<void> {
  const optionsJSON = await call(beginPasskeyConfirmation);
  await call(confirmByPasskey, { body: { assertion: await startAuthentication({ optionsJSON }) } });
}

/** What the person can confirm with; the app when that cannot be told, which the service refuses to who has none. */
export async function waysToConfirm(call: Call): Promise<{ app: boolean; passkey: boolean }> {
  try {
    const { authenticator, passkeys } = await call(ownFactors);
    return { app: authenticator, passkey: passkeys > 0 };
  } catch {
    return { app: true, passkey: false };
  }
}

/** Whether it was the browser or its user that gave no passkey, and not the service that refused one. */
export const isPasskeyMissing = (error: unknown): boolean =>
  error instanceof WebAuthnError || error instanceof DOMException;
