import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import { signUp as endpoint } from '@diwan/contracts/people/sign-in/http';
import type { Language } from '@diwan/contracts/shared/language';
import { lebanesePhone } from '@diwan/contracts/shared/phone';
import { callApi } from '@diwan/mf-kit';
import type { DetailsInput } from '../details-schema.js';

/** Completes a profile with the ticket of a verified phone. Empty optional fields are sent as null. */
export function signUp(
  ticket: string,
  details: DetailsInput,
  language: Language,
): Promise<ResponseOf<typeof endpoint>> {
  const { firstName, lastName, whatsappNumber, email, address } = details;
  return callApi(endpoint, {
    body: {
      ticket,
      firstName,
      lastName,
      whatsappNumber: lebanesePhone(whatsappNumber) ?? whatsappNumber,
      email: email || null,
      address: address || null,
      language,
    },
  });
}
