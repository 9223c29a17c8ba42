import { getOwnProfile } from '@diwan/contracts/people/profile/http';
import { callApi } from '@diwan/mf-kit';
import type { LeadValues } from '../lead-options.js';

/** What a signed-in person need not type again. Nothing when it cannot be had. */
export async function loadOwnProfile(signal: AbortSignal): Promise<LeadValues> {
  try {
    const { name, phone, whatsappNumber, email } = await callApi(getOwnProfile, undefined, { signal });
    const [firstName = '', ...rest] = name.trim().split(/\s+/);
    return { firstName, lastName: rest.join(' '), phone: whatsappNumber ?? phone, email: email ?? '' };
  } catch {
    return {};
  }
}
