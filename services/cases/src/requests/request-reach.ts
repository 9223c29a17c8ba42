import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { CaseRepository } from '../cases/case.repository.js';
import { staffScope } from '../cases/staff-scope.js';
import { RequestRepository } from './request.repository.js';
import type { RequestRecord } from './request.schema.js';

/** Who reaches which request. */
@Injectable()
export class RequestReach {
  constructor(
    private readonly requests: RequestRepository,
    private readonly cases: CaseRepository,
  ) {}

  /** A request of a case in the caller's scope. Throws DomainError NOT_FOUND alike for unknown and out of scope. */
  async asStaff(caller: SignedInCaller, id: string, session?: ClientSession): Promise<RequestRecord> {
    const request = await this.requests.one(id, session);
    if (!request || !(await this.cases.one(staffScope(caller), request.caseId, session)))
      throw new DomainError('NOT_FOUND');
    return request;
  }

  /** One of the caller's own, unless they are kept away from its case. Throws DomainError NOT_FOUND. */
  async asClient(caller: SignedInCaller, id: string, session?: ClientSession): Promise<RequestRecord> {
    const request = await this.requests.ownOne(caller.personId, id, session);
    if (!request || (await this.cases.keepsAway(request.caseId, [caller.personId], session)))
      throw new DomainError('NOT_FOUND');
    return request;
  }
}
