import * as z from 'zod/mini';
import { QuietHours } from '../../messages/preferences/quiet-hours.js';
import { MessageTopic, WantedChannels } from '../../messages/preferences/topics.js';
import { operation } from '../../rpc/operation.js';
import { Id } from '../../shared/id.js';
import { Language } from '../../shared/language.js';
import { Phone } from '../../shared/phone.js';
import { Role } from '../../shared/role.js';
import { ActingFor } from '../delegations/delegation-scope.js';

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
      /**
       * Those of their numbers that they proved to hold, by signing in or by a code: one that somebody only typed may be a stranger's.
       * Absent from builds that do not tell.
       */
      provenNumbers: z.optional(z.array(Phone)),
      email: z.nullable(z.string()),
      /** By which channels they want what a topic is about; absent where they never said: USUAL_CHANNELS (NOT-04). */
      channels: z.optional(WantedChannels),
      /** The e-mail address, if the person proved to read it (PORT-08). */
      provenEmail: z.optional(z.nullable(z.string())),
      /** What they said of their quiet hours: null for none; absent where they never said (NOT-10). */
      quietHours: z.optional(z.nullable(QuietHours)),
    }),
  ),
});

/** Everyone who is reached at a phone, as their own or as their WhatsApp number: two may share one. */
export const peopleAtPhone = operation({
  service: 'identity',
  pattern: 'identity.people-at-phone.v1',
  input: z.strictObject({ phone: Phone }),
  output: z.strictObject({ ids: Ids }),
});

/**
 * Clients who said that they want messages about a topic by some channel, a part at a time: `next` begins the next one, null at the end.
 * `language`: only those who read it.
 */
export const clientsWanting = operation({
  service: 'identity',
  pattern: 'identity.clients-wanting.v1',
  input: z.strictObject({ topic: MessageTopic, after: z.nullable(Id), language: z.optional(Language) }),
  output: z.strictObject({ ids: Ids, next: z.nullable(Id) }),
});

/** How many of them there are who read a language. */
export const countClientsWanting = operation({
  service: 'identity',
  pattern: 'identity.count-clients-wanting.v1',
  input: z.strictObject({ topic: MessageTopic, language: Language }),
  output: z.strictObject({ count: z.int() }),
});

/** Names of clients and staff, for lists of other services. */
export const namesOfPeople = operation({
  service: 'identity',
  pattern: 'identity.names-of-people.v1',
  input: z.strictObject({ ids: Ids }),
  output: z.array(
    z.strictObject({
      id: Id,
      name: z.string(),
      isClient: z.boolean(),
      isStaff: z.boolean(),
      /** A client's name as it is written in full in either script, where the firm noted it. */
      otherNames: z.optional(z.array(z.string())),
    }),
  ),
});

/**
 * What a person may do now, for what goes on without their session, such as a calendar's subscription. Null when they are nobody any
 * more, or the delegation that is asked about does not hold.
 */
export const standingOfPerson = operation({
  service: 'identity',
  pattern: 'identity.standing-of-person.v1',
  input: z.strictObject({ personId: Id, delegationId: z.nullable(Id) }),
  output: z.nullable(
    z.strictObject({
      language: Language,
      /** As a session of theirs would carry them. */
      roles: z.array(Role),
      /** Whether the firm acts for them. */
      isClient: z.boolean(),
      /** The client whose file the delegation lets them look at. */
      actingFor: z.nullable(ActingFor),
    }),
  ),
});
