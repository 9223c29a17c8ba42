import { useAdminKey as adminKey, adminKeyState } from '@diwan/contracts/people/admin-key/http';
import {
  confirmByRecoveryCode,
  confirmSecondFactor,
  enrolSecondFactor,
} from '@diwan/contracts/people/second-factor/http';
import { callApi } from '@diwan/mf-kit';

/** Tries the key of the deployment. `granted`: became the owner; `confirmed`: was staff before. */
export async function tryAdminKey(key: string): Promise<'granted' | 'confirmed'> {
  return (await callApi(adminKey, { body: { key } })).outcome;
}

/** Begins to set up an authenticator app. */
export const beginAuthenticator = (): Promise<{ otpauthUri: string; secret: string }> => callApi(enrolSecondFactor);

/** Whether the key is still good for something. */
export const isOwnerNeeded = async (): Promise<boolean> => (await callApi(adminKeyState)).ownerNeeded;

/** Checks a code of the app: ends the set-up, which gives recovery codes, or steps the session up. */
export async function confirmAuthenticator(code: string): Promise<readonly string[] | null> {
  return (await callApi(confirmSecondFactor, { body: { code } })).recoveryCodes;
}

/** Spends a recovery code; returns how many are left. */
export async function confirmByRecovery(code: string): Promise<number> {
  return (await callApi(confirmByRecoveryCode, { body: { code } })).codesLeft;
}
