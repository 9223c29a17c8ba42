import type { SessionPerson } from '@diwan/contracts/http/identity';
import { Clock } from '@diwan/service-kit/clock';
import { DomainError } from '@diwan/service-kit/domain-error';
import { type SessionRecord, sessionCookie } from '@diwan/service-kit/session-reader';
import { Injectable } from '@nestjs/common';
import { PersonRepository } from '../people/person.repository.js';
import type { PersonRecord } from '../people/person.schema.js';
import { SessionStore } from './session.store.js';
import { newSession, refreshedSession, sessionPerson, steppedUpSession } from './session-record.js';

/** A session that was just opened: what the browser may know and the cookie that carries it. */
export interface OpenedSession {
  person: SessionPerson;
  cookie: string;
}

/** Opens, changes and ends sessions. */
@Injectable()
export class Sessions {
  constructor(
    private readonly store: SessionStore,
    private readonly people: PersonRepository,
    private readonly clock: Clock,
  ) {}

  /** Opens a session for somebody who proved their phone. The one they came with, if any, ends: ids are never kept over a sign-in. */
  async open(person: PersonRecord, { replacedKey }: { replacedKey: string | null }): Promise<OpenedSession> {
    return this.write(newSession(person, this.clock.now()), replacedKey);
  }

  /** Gives the session a new id after its second factor was confirmed. */
  async stepUp(sessionKey: string): Promise<OpenedSession> {
    return this.write(steppedUpSession(await this.live(sessionKey), this.clock.now()), sessionKey);
  }

  /** Gives the session a new id after its person got other roles. */
  async renew(sessionKey: string, person: PersonRecord): Promise<OpenedSession> {
    return this.write(refreshedSession(await this.live(sessionKey), person, this.clock.now()), sessionKey);
  }

  /** Brings every session of a person in step with the person; ends them when there is no such person any more. */
  async refresh(personId: string): Promise<void> {
    const person = await this.people.findById(personId);
    const now = this.clock.now();
    await this.store.changeAll(personId, (session) =>
      person === null ? null : refreshedSession(session, person, now),
    );
  }

  private async live(sessionKey: string): Promise<SessionRecord> {
    const session = await this.store.read(sessionKey);
    if (session === null) throw new DomainError('SIGN_IN_REQUIRED');
    return session;
  }

  private async write(session: SessionRecord, replacedKey: string | null): Promise<OpenedSession> {
    const sid = await this.store.open(session, replacedKey);
    return { person: sessionPerson(session), cookie: sessionCookie(sid) };
  }
}
