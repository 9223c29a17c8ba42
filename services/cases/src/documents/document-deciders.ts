import { DomainError } from '@diwan/service-kit/http/domain-error';
import { callerCan, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { CaseRepository } from '../cases/case.repository.js';

/**
 * Who decides what clients may do with the documents of a case, and whether they pass them on (D-087, D-089): owners and admins in every
 * case that they reach, a lawyer in those they are responsible for.
 */
@Injectable()
export class DocumentDeciders {
  constructor(private readonly cases: CaseRepository) {}

  /** Of some cases in the caller's reach, those in which they decide. */
  async decidedBy(
    caller: SignedInCaller,
    caseIds: readonly string[],
    session?: ClientSession,
  ): Promise<ReadonlySet<string>> {
    if (callerCan(caller, 'document:policy')) return new Set(caseIds);
    if (!callerCan(caller, 'document:decide')) return new Set();
    return this.cases.ledBy(caller.personId, caseIds, session);
  }

  async mayDecide(caller: SignedInCaller, caseId: string, session: ClientSession): Promise<boolean> {
    return (await this.decidedBy(caller, [caseId], session)).has(caseId);
  }

  /** Throws DomainError FORBIDDEN for whoever does not decide in the case. */
  async refuseOthers(caller: SignedInCaller, caseId: string, session: ClientSession): Promise<void> {
    if (!(await this.mayDecide(caller, caseId, session))) throw new DomainError('FORBIDDEN');
  }
}
