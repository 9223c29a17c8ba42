import type { Endpoint } from '@diwan/contracts/http/endpoint';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { Clock } from '../app/clock.js';
import { type BaseConfig, CONFIG } from '../app/config.js';
import { correlationId } from '../app/correlation.js';
import { SessionReader, sessionKeyOf, sidOf } from '../sessions/session-reader.js';
import { checkAccess, checkOrigin } from './access.js';
import type { SignedInCaller, Visitor } from './caller.js';
import { DomainError } from './domain-error.js';
import { ENDPOINT } from './endpoint.js';
import { exchangeOf } from './exchange.js';
import { requireFresh } from './require-fresh.js';

/** Guards every route: who calls, whether they may, whether our own page asked. A route without a declaration is closed. */
@Injectable()
export class EndpointGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionReader,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: BaseConfig,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const endpoint = this.reflector.get<Endpoint | undefined>(ENDPOINT, context.getHandler());
    if (!endpoint) throw new DomainError('NOT_FOUND');
    const request = context.switchToHttp().getRequest<Request>();
    const caller = await this.callerOf(request, endpoint);
    Object.assign(exchangeOf(request), { endpoint, caller });
    checkAccess(endpoint, caller);
    if (!endpoint.callback) checkOrigin(request, caller, this.config);
    if (endpoint.fresh === true && caller.personId !== null) requireFresh(caller, this.clock.now());
    return true;
  }

  private async callerOf(request: Request, endpoint: Endpoint): Promise<SignedInCaller | Visitor> {
    const address = request.ip ?? '';
    const visitor = { personId: null, roles: [], sessionKey: null, confirmedAt: null, secondFactor: 'none' } as const;
    const sid = sidOf(request);
    if (sid === null || endpoint.callback) return { ...visitor, address, correlationId: correlationId() };
    const sessionKey = sessionKeyOf(sid);
    const record = await this.sessions.read(sessionKey, { slide: !endpoint.background });
    if (record === null) return { ...visitor, address, correlationId: correlationId() };
    const { personId, name, language, roles, secondFactor, actingFor = null } = record;
    return {
      personId,
      name,
      language,
      roles,
      sessionKey,
      confirmedAt: new Date(record.confirmedAt),
      secondFactor,
      actingFor: actingFor && { ...actingFor, isOver: new Date(actingFor.endsAt) <= this.clock.now() },
      address,
      correlationId: correlationId(),
    };
  }
}
