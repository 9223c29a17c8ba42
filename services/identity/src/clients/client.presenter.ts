import type { Client } from '@diwan/contracts/people/clients/http';
import { NO_NAMES } from '@diwan/contracts/people/clients/names';
import { can } from '@diwan/contracts/shared/permission';
import type { Role } from '@diwan/contracts/shared/role';
import type { ClientRecord, PersonRecord } from '../persons/person.schema.js';
import { isWhatsappVerified } from '../persons/person-facts.js';

/** A person who is a client. */
export type ClientPerson = PersonRecord & { client: ClientRecord };

/**
 * A client as staff of these roles see it: what is charged is for those who bill, what was noted about the matter for those who
 * work on cases (D-025, SEC-04). The other fields are empty.
 */
export function toClient(person: ClientPerson, roles: readonly Role[]): Client {
  const { client } = person;
  const bills = can(roles, 'billing:read');
  const worksOnCases = can(roles, 'case:read');
  return {
    id: person._id.toHexString(),
    name: person.name,
    names: client.names ?? NO_NAMES,
    email: person.email,
    phone: person.phone,
    whatsappNumber: person.whatsappNumber,
    phoneProven: person.verifiedAt !== null,
    whatsappVerified: isWhatsappVerified(person),
    address: person.address,
    clientType: client.clientType,
    businessRegistration: client.businessRegistration,
    taxId: bills ? client.taxId : null,
    emergencyContact: worksOnCases ? client.emergencyContact : null,
    notes: worksOnCases ? client.notes : '',
    hourlyRate: bills ? client.hourlyRate : null,
    retainer: bills ? client.retainer : null,
    language: person.language,
    createdAt: client.since.toISOString(),
    shelf: client.shelf ?? null,
    shelvedAt: client.shelvedAt?.toISOString() ?? null,
    version: person.version,
  };
}
