import type { ClientCaseHealth } from '@diwan/contracts/matters/client-health/http';
import { beirutDate, daysBetween } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { CaseRepository } from '../cases/case.repository.js';
import { staffScope } from '../cases/staff-scope.js';
import { DocumentRepository } from '../documents/document.repository.js';
import { RequestRepository } from '../requests/request.repository.js';
import { Visits } from '../visits/visits.js';
import { answersOf, isOverdue } from './client-health.rules.js';

/** Reads from cases in the caller's scope whether a client stays in touch (OFF-03). Visits are of the client, not of a case. */
@Injectable()
export class ClientHealth {
  constructor(
    private readonly cases: CaseRepository,
    private readonly documents: DocumentRepository,
    private readonly requests: RequestRepository,
    private readonly visits: Visits,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND for clients in none of the caller's cases; who sees all cases is told of everybody, also that there is nothing. */
  async of(caller: SignedInCaller, clientId: string): Promise<ClientCaseHealth> {
    const scope = staffScope(caller);
    const caseIds = await this.cases.idsOfClient(scope, clientId);
    if (caseIds.length === 0 && !scope.allCases) throw new DomainError('NOT_FOUND');
    const [visitedAt, openedAt, requests] = await Promise.all([
      this.visits.lastOf(clientId),
      this.documents.lastOpenedBy(scope, clientId, caseIds),
      this.requests.ofClientInCases(clientId, caseIds),
    ]);
    const contacts = [
      ...(visitedAt ? [{ kind: 'visit' as const, at: visitedAt }] : []),
      ...(openedAt ? [{ kind: 'document' as const, at: openedAt }] : []),
      ...requests.flatMap((request) => answersOf(request, clientId)).map((at) => ({ kind: 'answer' as const, at })),
    ].sort((one, other) => other.at.getTime() - one.at.getTime());
    const [last] = contacts;
    const now = this.clock.now();
    return {
      lastContact: last ? { kind: last.kind, at: last.at.toISOString() } : null,
      silentDays: last ? daysBetween(last.at, now) : null,
      overdueRequests: requests.filter((request) => isOverdue(request, beirutDate(now))).length,
    };
  }
}
