import { endSessions, type SessionRecord, sessionInStep } from '@diwan/contracts/people/sessions/questions';
import type { Operation } from '@diwan/contracts/rpc/operation';
import { Log } from '@diwan/service-kit/app/log';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { SessionStore } from './session.store.js';

type InputOf<O> = O extends Operation<infer I> ? z.output<I> : never;

/** What other services ask about sessions. */
@Injectable()
export class SessionAnswers {
  constructor(
    private readonly store: SessionStore,
    private readonly log: Log,
  ) {}

  @Answers(sessionInStep)
  async inStep({ sessionKey, ...known }: InputOf<typeof sessionInStep>): Promise<SessionRecord | null> {
    return this.store.inStep(sessionKey, known);
  }

  @Answers(endSessions)
  async end({ personId, reason }: InputOf<typeof endSessions>): Promise<Record<string, never>> {
    await this.store.endAll(personId);
    this.log.warn('sessions.ended', { personId, reason });
    return {};
  }
}
