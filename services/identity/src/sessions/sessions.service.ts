import type { SessionPerson } from '@diwan/contracts/people/sessions/person';
import type { SessionRecord } from '@diwan/contracts/people/sessions/questions';
import { Clock } from '@diwan/service-kit/app/clock';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { sessionCookie, sessionKeyOf } from '@diwan/service-kit/sessions/session-reader';
import { Injectable } from '@nestjs/common';
import { PersonRepository } from '../persons/person.repository.js';
import type { PersonRecord } from '../persons/person.schema.js';
import { SessionSettingsService } from '../session-settings/session-settings.js';
import type { SessionOrigin, SessionRow } from './session.schema.js';
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
    const opened = await this.write(session, { device, throughId }, replacedKey);
    // A role that was given since the person was read ended the sessions of before, and this one was not there yet.
    const present = await this.people.findById(person._id);
    if (present !== null && isOlderThanRole(session, present)) await this.store.end(opened.key);
    return opened;
  }

  /** Gives the session a new id after its second factor was confirmed. */
  async stepUp(sessionKey: string): Promise<OpenedSession> {
    const row = await this.live(sessionKey);
    const now = this.clock.now();
    return this.write(steppedUpSession(recordOf(row, now), now), row, sessionKey);
  }

  /** Gives the session a new id after its person got other roles. */
  async renew(sessionKey: string, person: PersonRecord): Promise<OpenedSession> {
    const row = await this.live(sessionKey);
    const now = this.clock.now();
    const session = refreshedSession(recordOf(row, now), person, await this.settings.lifetimes(), now);
    return this.write(session, row, sessionKey);
  }

  /** Whether a session was opened by the phone of a record that was merged into the person's. */
  async isThroughAnother(sessionKey: string): Promise<boolean> {
    return Boolean((await this.live(sessionKey)).throughId);
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
    { device, throughId = null }: SessionOrigin,
    replacedKey: string | null,
  ): Promise<OpenedSession & { key: string }> {
    const sid = await this.store.open(session, { device, throughId }, replacedKey);
    return { person: sessionPerson(session), cookie: sessionCookie(sid), key: sessionKeyOf(sid) };
  }
}
