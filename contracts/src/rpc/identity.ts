import * as z from 'zod/mini';
import { Id } from '../shared/id.js';
import { Language } from '../shared/language.js';
import { Phone } from '../shared/phone.js';
import { operation } from './operation.js';

const Ids = z.array(Id).check(z.maxLength(200));

/** How people can be reached and whether they agreed to it. People unknown to identity are left out. */
export const reachOfPeople = operation({
  service: 'identity',
  pattern: 'identity.reach-of-people.v1',
  input: z.strictObject({ ids: Ids }),
  output: z.array(
    z.strictObject({
      id: Id,
      name: z.string(),
      language: Language,
      phone: Phone,
      whatsapp: z.nullable(Phone),
      email: z.nullable(z.string()),
      /** Whether notices about their own file may go to WhatsApp: false after an opt-out. */
      noticesAllowed: z.boolean(),
    }),
  ),
});
/** Names of clients and staff, for lists of other services. */
export const namesOfPeople = operation({
  service: 'identity',
  pattern: 'identity.names-of-people.v1',
  input: z.strictObject({ ids: Ids }),
  output: z.array(z.strictObject({ id: Id, name: z.string(), isClient: z.boolean(), isStaff: z.boolean() })),
});
/** Clients whose folded name contains the text: lets another service search its records by client. At most 200 ids. */
export const findClientIds = operation({
  service: 'identity',
  pattern: 'identity.find-client-ids.v1',
  input: z.strictObject({ search: z.string().check(z.maxLength(64)) }),
  output: Ids,
});
/** Staff who should hear of something, by permission. */
export const staffWithPermission = operation({
  service: 'identity',
  pattern: 'identity.staff-with-permission.v1',
  input: z.strictObject({ permission: z.string() }),
  output: Ids,
});
/**
 * Sends a one-time code to a phone or an e-mail address that another service wants proved, under the same limits as codes for
 * signing in. `address` is the network address of whoever asked. Answers VALIDATION when codes are not sent there.
 */
export const requestProof = operation({
  service: 'identity',
  pattern: 'identity.request-proof.v1',
  input: z.strictObject({ to: z.union([Phone, z.email()]), language: Language, address: z.string() }),
  output: z.strictObject({ challengeId: z.string(), resendAfterSeconds: z.int() }),
});
/** Spends a right code and says what it proves; OTP_INVALID or TOO_MANY_REQUESTS otherwise. Worth nothing for signing in. */
export const checkProof = operation({
  service: 'identity',
  pattern: 'identity.check-proof.v1',
  input: z.strictObject({ challengeId: z.string(), code: z.string(), address: z.string() }),
  output: z.strictObject({ to: z.string() }),
});
