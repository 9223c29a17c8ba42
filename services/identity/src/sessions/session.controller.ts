import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import { currentSession, extendSession, logout } from '@diwan/contracts/people/sessions/http';
import { CONFIG } from '@diwan/service-kit/app/config';
import { Caller, Endpoint, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { csrfTokenOf, expiredSessionCookie, SessionReader } from '@diwan/service-kit/sessions/session-reader';
import { Controller, Inject, Response } from '@nestjs/common';
import type { Response as ExpressResponse } from 'express';
import type { IdentityConfig } from '../config.js';
import { SessionStore } from './session.store.js';
import { sessionPerson } from './session-record.js';

/** The session itself: who is signed in, staying signed in, signing out. */
@Controller()
export class SessionController {
  constructor(
    private readonly store: SessionStore,
    private readonly reader: SessionReader,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  @Endpoint(currentSession)
  async current(@Caller() caller: Caller): Promise<ResponseOf<typeof currentSession>> {
    const session = caller.sessionKey === null ? null : await this.reader.read(caller.sessionKey, { slide: false });
    if (caller.sessionKey === null || session === null) return { person: null, csrfToken: null, idleEndsAt: null };
    return {
      person: sessionPerson(session),
      csrfToken: csrfTokenOf(this.config.SESSION_SECRET, caller.sessionKey),
      idleEndsAt: session.idleEndsAt,
    };
  }

  /** Being asked is enough: every request that is not a timer's keeps the session awake. */
  @Endpoint(extendSession)
  extend(): void {}

  @Endpoint(logout)
  async logout(
    @Caller() caller: SignedInCaller,
    @Response({ passthrough: true }) response: ExpressResponse,
  ): Promise<void> {
    await this.store.end(caller.sessionKey);
    response.append('Set-Cookie', expiredSessionCookie());
    // Not "cookies": the device stays known, so that its next sign-in is no news.
    response.setHeader('Clear-Site-Data', '"storage", "cache"');
  }
}
