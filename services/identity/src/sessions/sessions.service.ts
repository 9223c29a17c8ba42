import type { SessionPerson } from '@diwan/contracts/people/sessions/person';
import type { SessionRecord } from '@diwan/contracts/people/sessions/questions';
import { Clock } from '@diwan/service-kit/app/clock';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { sessionCookie, sessionKeyOf } from '@diwan/service-kit/sessions/session-reader';
import { Injectable } from '@nestjs/common';
import { PersonRepository } from '../persons/person.repository.js';
import type { PersonRecord } from '../persons/person.schema.js';
import { SessionSettingsService } from '../session-settings/session-settings.js';
import type { SessionOrigin, SessionRow, SetUpGrant } from './session.schema.js';
import { SessionStore } from './session.store.js';
import {
  isOlderThanRole,
  newSession,
  recordOf,
  refreshedSession,
  sessionPerson,
  steppedUpSession,
} from './session-record.js';

/** A session that was just opened: what the browser may know and the cookie that carries it. */
export interface OpenedSession {
  person: SessionPerson;
  cookie: string;
}

/** How somebody comes to a session. */
export interface Opening extends SessionOrigin {
  /** The session they came with; it ends. */
  replacedKey: string | null;
  /** Whether what they proved counts as both factors, as a passkey does. */
  bothFactors: boolean;
}

/** So long a session may set up a first second factor after its person entered the set-up code. */
const SET_UP_MS = 60 * 60_000;

/** Opens, changes and ends sessions. */
@Injectable()
export class Sessions {
  constructor(
    private readonly store: SessionStore,
    private readonly people: PersonRepository,
    private readonly settings: SessionSettingsService,
    private readonly clock: Clock,
  ) {}

  /** Opens a session for somebody who proved their phone. The one they came with, if any, ends: ids are never kept over a sign-in. */
  async open(person: PersonRecord, { replacedKey, device, throughId, bothFactors }: Opening): Promise<OpenedSession> {
    const session = newSession(person, await this.settings.lifetimes(), this.clock.now(), { bothFactors });
    const opened = await this.write(session, { device, throughId, setUp: null }, replacedKey);
    // A role that was given since the person was read ended the sessions of before, and this one was not there yet.
    const present = await this.people.findById(person._id);
    if (present !== null && isOlderThanRole(session, present)) await this.store.end(opened.key);
    return opened;
  }

  /**
   * Opens one for somebody who came with a session that they could keep no longer, because they are staff from now on. It may set up a first
   * second factor. `person` as it is written.
   */
  async reopen(person: PersonRecord, origin: SessionOrigin, replacedKey: string): Promise<OpenedSession> {
    const now = this.clock.now();
    const session = newSession(person, await this.settings.lifetimes(), now, { bothFactors: false });
    return this.write(session, { ...origin, setUp: grantOf(person, now) }, replacedKey);
  }

  /** Gives the session a new id after its second factor was confirmed. */
  async stepUp(sessionKey: string): Promise<OpenedSession> {
    const row = await this.live(sessionKey);
    const now = this.clock.now();
    return this.write(steppedUpSession(recordOf(row, now), now), { ...row, setUp: null }, sessionKey);
  }

  /** Gives the session a new id after its person proved more than their phone; it may set up a first second factor then, if they may. */
  async renew(sessionKey: string, person: PersonRecord, { maySetUp }: { maySetUp: boolean }): Promise<OpenedSession> {
    const row = await this.live(sessionKey);
    const now = this.clock.now();
    const session = refreshedSession(recordOf(row, now), person, await this.settings.lifetimes(), now);
    return this.write(session, { ...row, setUp: maySetUp ? grantOf(person, now) : null }, sessionKey);
  }

  /** Lets the session set up a first second factor for an hour, unless its person is given another set-up code. */
  allowSetUp(sessionKey: string, person: PersonRecord): Promise<void> {
    return this.store.allowSetUp(sessionKey, grantOf(person, this.clock.now()));
  }

  /** What the session may set up now; see `requireGranted`. */
  async setUpGrant(sessionKey: string): Promise<SetUpGrant | null> {
    const { setUp } = await this.live(sessionKey);
    return setUp && setUp.until > this.clock.now() ? setUp : null;
  }

  /** How a live session came to be. Throws SIGN_IN_REQUIRED. */
  async originOf(sessionKey: string): Promise<SessionOrigin> {
    const { device, throughId = null } = await this.live(sessionKey);
    return { device, throughId };
  }

  /** Whether a session was opened by the phone of a record that was merged into the person's. */
  async isThroughAnother(sessionKey: string): Promise<boolean> {
    return Boolean((await this.originOf(sessionKey)).throughId);
  }

  /** Brings every session of a person in step with the person; ends those older than their first role, and all when there is no such person any more. */
  async refresh(personId: string): Promise<void> {
    const person = await this.people.findById(personId);
    const now = this.clock.now();
    const lifetimes = await this.settings.lifetimes();
    await this.store.changeAll(personId, (session) =>
      person === null || isOlderThanRole(session, person) ? null : refreshedSession(session, person, lifetimes, now),
    );
  }

  private async live(sessionKey: string): Promise<SessionRow> {
    const session = await this.store.live(sessionKey);
    if (session === null) throw new DomainError('SIGN_IN_REQUIRED');
    return session;
  }

  private async write(
    session: SessionRecord,
    { device, throughId = null, setUp = null }: SessionOrigin,
    replacedKey: string | null,
  ): Promise<OpenedSession & { key: string }> {
    const sid = await this.store.open(session, { device, throughId, setUp }, replacedKey);
    return { person: sessionPerson(session), cookie: sessionCookie(sid), key: sessionKeyOf(sid) };
  }
}

const grantOf = ({ setUpCode }: PersonRecord, now: Date): SetUpGrant => ({
  until: new Date(now.getTime() + SET_UP_MS),
  codeHash: setUpCode?.hash ?? null,
});
