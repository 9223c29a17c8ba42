import type { SessionPerson } from '@diwan/contracts/http/identity';
import { lifetimesOf, type SessionRecord } from '@diwan/service-kit/session-reader';
import type { PersonRecord } from '../people/person.schema.js';
import { secondFactorAfterSignIn, sessionRoles } from '../people/person-facts.js';

/** The session of a person who proved their phone at `now`. */
export function newSession(person: PersonRecord, now: Date): SessionRecord {
  const roles = sessionRoles(person);
  const { idle, absolute } = lifetimesOf(roles);
  return {
    personId: person._id.toHexString(),
    name: person.name,
    language: person.language,
    roles,
    secondFactor: secondFactorAfterSignIn(person),
    confirmedAt: now.toISOString(),
    createdAt: now.toISOString(),
    idleEndsAt: new Date(now.getTime() + idle).toISOString(),
    absoluteEndsAt: new Date(now.getTime() + absolute).toISOString(),
  };
}

/** A live session after its person changed: their present name, language and roles. It never lives longer than before. */
export function refreshedSession(session: SessionRecord, person: PersonRecord, now: Date): SessionRecord {
  const roles = sessionRoles(person);
  const { idle, absolute } = lifetimesOf(roles);
  const absoluteEnd = Math.min(time(session.absoluteEndsAt), time(session.createdAt) + absolute);
  const idleEnd = Math.min(time(session.idleEndsAt), now.getTime() + idle, absoluteEnd);
  return {
    ...session,
    name: person.name,
    language: person.language,
    roles,
    secondFactor: session.secondFactor === 'confirmed' ? 'confirmed' : secondFactorAfterSignIn(person),
    idleEndsAt: new Date(idleEnd).toISOString(),
    absoluteEndsAt: new Date(absoluteEnd).toISOString(),
  };
}

/** A session after its person confirmed their second factor at `now`. */
export function steppedUpSession(session: SessionRecord, now: Date): SessionRecord {
  return { ...session, secondFactor: 'confirmed', confirmedAt: now.toISOString() };
}

/** What the browser may know of the person of a session. */
export function sessionPerson({ personId, name, roles, language, secondFactor }: SessionRecord): SessionPerson {
  return { id: personId, name, roles, language, secondFactor };
}

const time = (instant: string): number => new Date(instant).getTime();
