import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { createClient } from '@diwan/contracts/people/clients/http';
import { type ClientNames, NO_NAMES } from '@diwan/contracts/people/clients/names';
import { normalisePhone } from '@diwan/contracts/shared/phone-plan';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { ClientRecord, PersonRecord } from '../persons/person.schema.js';
import { searchKeys } from '../persons/search-keys.js';

/** A client as staff type it. */
export type TypedClient = InputOf<typeof createClient>['body'];

/** The fields of a person that staff write, ready to be stored. */
export interface ClientFields {
  person: Pick<PersonRecord, 'name' | 'email' | 'phone' | 'whatsappNumber' | 'address' | 'language'>;
  client: Omit<ClientRecord, 'since' | 'shelf' | 'shelvedAt'>;
}

/**
 * Normalises what was typed: phones to E.164 (D-005), nothing derived for an empty e-mail (D-010), and for an individual no
 * registration and no tax number (D-131). Throws VALIDATION for phones that cannot be.
 */
export function clientFields(typed: TypedClient, namesBefore: ClientNames = NO_NAMES): ClientFields {
  const phone = normalisePhone(typed.phone);
  const whatsappNumber = typed.whatsappNumber === null ? null : normalisePhone(typed.whatsappNumber);
  const fieldErrors = {
    ...(phone === null && { phone: 'invalid_phone' }),
    ...(whatsappNumber === null && typed.whatsappNumber !== null && { whatsappNumber: 'invalid_phone' }),
  };
  if (phone === null || Object.keys(fieldErrors).length > 0) throw new DomainError('VALIDATION', { fieldErrors });
  const { name, email, address, language, clientType } = typed;
  const names = typed.names ?? namesBefore;
  const isIndividual = clientType === 'individual';
  return {
    person: { name, email, phone, whatsappNumber, address, language },
    client: {
      clientType,
      businessRegistration: isIndividual ? null : typed.businessRegistration,
      taxId: isIndividual ? null : typed.taxId,
      emergencyContact: typed.emergencyContact,
      notes: typed.notes,
      hourlyRate: typed.hourlyRate,
      retainer: typed.retainer,
      names,
      searchKeys: searchKeys({ name, names, email, phone }),
    },
  };
}

/**
 * The fields as they may be written for somebody who works for the firm: what the firm notes about its client, and none of the data of
 * the colleague, which only they change themselves. Otherwise whoever edits clients could rename an owner or redirect their messages.
 */
export function withoutOwnData(fields: ClientFields, person: PersonRecord): ClientFields {
  const { name, email, phone, whatsappNumber, address, language } = person;
  return {
    person: { name, email, phone, whatsappNumber, address, language },
    client: { ...fields.client, searchKeys: searchKeys({ name, names: fields.client.names, email, phone }) },
  };
}
