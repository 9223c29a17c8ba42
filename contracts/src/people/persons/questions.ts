import * as z from 'zod/mini';
import { operation } from '../../rpc/operation.js';
import { Id } from '../../shared/id.js';
import { Language } from '../../shared/language.js';
import { Phone } from '../../shared/phone.js';

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
