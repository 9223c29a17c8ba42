import type { SessionPerson } from '@diwan/contracts/people/sessions/person';
import type { SessionRecord } from '@diwan/contracts/people/sessions/questions';
import { isStaff } from '@diwan/contracts/shared/role';
import type { PersonRecord } from '../persons/person.schema.js';
import { secondFactorAfterSignIn, sessionRoles } from '../persons/person-facts.js';
import { type Lifetimes, lifetimesOf } from '../session-settings/session-lifetimes.js';
import type { SessionOrigin, SessionRow } from './session.schema.js';

/** The session of a person who proved themselves at `now`: by their phone alone, or by both factors at once. */
export function newSession(
  person: PersonRecord,
  lifetimes: Lifetimes,
  now: Date,
  { bothFactors }: { bothFactors: boolean },
): SessionRecord {
  const roles = sessionRoles(person);
  const { idleMs, absoluteMs } = lifetimesOf(roles, lifetimes);
  return {
    personId: person._id.toHexString(),
    name: person.name,
    language: person.language,
    roles,
    secondFactor: bothFactors ? 'confirmed' : secondFactorAfterSignIn(person),
    actingFor: null,
    confirmedAt: now.toISOString(),
    createdAt: now.toISOString(),
    idleEndsAt: new Date(now.getTime() + Math.min(idleMs, absoluteMs)).toISOString(),
    absoluteEndsAt: new Date(now.getTime() + absoluteMs).toISOString(),
    idleMs,
    checkedAt: now.toISOString(),
  };
}

/** A live session after its person changed: their present name, language and roles. It never lives longer than before. */
export function refreshedSession(
  session: SessionRecord,
  person: PersonRecord,
  lifetimes: Lifetimes,
  now: Date,
): SessionRecord {
  const roles = sessionRoles(person);
  const { idleMs, absoluteMs } = lifetimesOf(roles, lifetimes);
  const shortestIdle = Math.min(session.idleMs, idleMs);
  const absoluteEnd = Math.min(time(session.absoluteEndsAt), time(session.createdAt) + absoluteMs);
  const idleEnd = Math.min(time(session.idleEndsAt), now.getTime() + shortestIdle, absoluteEnd);
  return {
    ...session,
    name: person.name,
    language: person.language,
    roles,
    secondFactor: session.secondFactor === 'confirmed' ? 'confirmed' : secondFactorAfterSignIn(person),
    idleEndsAt: new Date(idleEnd).toISOString(),
    absoluteEndsAt: new Date(absoluteEnd).toISOString(),
    idleMs: shortestIdle,
  };
}

/**
 * Whether a session is older than its person's first role. It was opened as a client's, maybe by somebody else's phone, so it does not
 * become a colleague's: who is given a role signs in anew.
 */
export function isOlderThanRole({ roles }: Pick<SessionRecord, 'roles'>, person: PersonRecord): boolean {
  return isStaff(person.roles) && !isStaff(roles);
}

/** A session after its person confirmed their second factor at `now`. */
export function steppedUpSession(session: SessionRecord, now: Date): SessionRecord {
  return { ...session, secondFactor: 'confirmed', confirmedAt: now.toISOString() };
}

/** What the browser may know of the person of a session. */
export function sessionPerson({
  personId,
  name,
  roles,
  language,
  secondFactor,
  actingFor = null,
}: Omit<SessionRecord, Times | 'checkedAt'>): SessionPerson {
  return { id: personId, name, roles, language, secondFactor, actingFor };
}
type Times = 'confirmedAt' | 'createdAt' | 'idleEndsAt' | 'absoluteEndsAt';

/** A session as readers get it, vouched for at `now`. */
export function recordOf(row: SessionRow, now: Date): SessionRecord {
  const { personId, name, language, roles, secondFactor, actingFor = null, idleMs } = row;
  return {
    personId,
    name,
    language,
    roles,
    secondFactor,
    actingFor,
    idleMs,
    confirmedAt: row.confirmedAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    idleEndsAt: row.idleEndsAt.toISOString(),
    absoluteEndsAt: row.absoluteEndsAt.toISOString(),
    checkedAt: now.toISOString(),
  };
}

/** What of a session is stored as it is. */
export function rowFieldsOf({
  checkedAt: _,
  ...record
}: SessionRecord): Omit<SessionRow, '_id' | 'key' | keyof SessionOrigin | 'lastSeenAt' | 'endedAt' | 'version'> {
  return {
    ...record,
    confirmedAt: new Date(record.confirmedAt),
    createdAt: new Date(record.createdAt),
    idleEndsAt: new Date(record.idleEndsAt),
    absoluteEndsAt: new Date(record.absoluteEndsAt),
  };
}

const time = (instant: string): number => new Date(instant).getTime();
