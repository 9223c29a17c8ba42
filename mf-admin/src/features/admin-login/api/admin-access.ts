import { useAdminKey as adminKey, confirmSecondFactor, enrolSecondFactor } from '@diwan/contracts/http/identity';
import { callApi } from '@diwan/mf-kit';

/** Tries the key of the deployment. `granted`: became the owner; `confirmed`: was staff before. */
export async function tryAdminKey(key: string): Promise<'granted' | 'confirmed'> {
  return (await callApi(adminKey, { body: { key } })).outcome;
}

/** Begins to set up an authenticator app. */
export const beginAuthenticator = (): Promise<{ otpauthUri: string; secret: string }> => callApi(enrolSecondFactor);

/** Checks a code of the app: ends the set-up, or steps the session up. */
export async function confirmAuthenticator(code: string): Promise<void> {
  await callApi(confirmSecondFactor, { body: { code } });
}
