import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { endOwnSession, listOwnSessions, signOutEverywhere } from '@diwan/contracts/people/sessions/own.http';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { expiredSessionCookie } from '@diwan/service-kit/sessions/session-reader';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Controller, Response } from '@nestjs/common';
import type { Response as ExpressResponse } from 'express';
import { KnownDevices } from '../devices/known-devices.js';
import { SessionStore } from './session.store.js';

/** Where a person is signed in (ASVS 7.5.2). */
@Controller()
export class OwnSessionsController {
  constructor(
    private readonly store: SessionStore,
    private readonly devices: KnownDevices,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
  ) {}

  @Endpoint(listOwnSessions)
  async list(@Caller() { personId, sessionKey }: SignedInCaller): Promise<ResponseOf<typeof listOwnSessions>> {
    return (await this.store.liveOf(personId)).map(({ _id, key, device, createdAt, lastSeenAt }) => ({
      id: _id.toHexString(),
      device,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      current: key === sessionKey,
    }));
  }

  @Endpoint(endOwnSession)
  async end(@Input() { params }: InputOf<typeof endOwnSession>, @Caller() caller: SignedInCaller): Promise<void> {
    if (!(await this.store.endOwn(caller.personId, params.id))) throw new DomainError('NOT_FOUND');
    await this.note('session.ended', caller);
  }

  @Endpoint(signOutEverywhere)
  async endAll(
    @Caller() caller: SignedInCaller,
    @Response({ passthrough: true }) response: ExpressResponse,
  ): Promise<void> {
    await this.store.endAll(caller.personId);
    await this.devices.forget(caller.personId);
    await this.note('session.ended-everywhere', caller);
    response.append('Set-Cookie', expiredSessionCookie());
    response.setHeader('Clear-Site-Data', '"cookies", "storage", "cache"');
  }

  private async note(action: string, caller: SignedInCaller): Promise<void> {
    const line = { action, subject: 'person', subjectId: caller.personId, caller };
    await this.inTransaction.run((session) => this.audit.record(line, session));
  }
}
