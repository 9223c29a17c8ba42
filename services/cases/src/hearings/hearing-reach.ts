import { clientView } from '@diwan/service-kit/http/client-view';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { CaseRepository } from '../cases/case.repository.js';
import type { CaseRecord } from '../cases/case.schema.js';
import type { TeamsInReach } from '../cases/cases-in-reach.js';
import { staffScope } from '../cases/staff-scope.js';
import { HearingRepository } from './hearing.repository.js';
import type { HearingRecord } from './hearing.schema.js';

/** A hearing and the case it belongs to. */
export interface Reached {
  hearing: HearingRecord;
  legalCase: CaseRecord;
}

/** Who reaches which hearing: whoever reaches its case. Unknown and out of reach are answered alike. */
@Injectable()
export class HearingReach {
  constructor(
    private readonly cases: CaseRepository,
    private readonly hearings: HearingRepository,
  ) {}

  /** Cases whose hearings somebody of staff sees, narrowed to one case or one client. */
  async casesOf(
    caller: SignedInCaller,
    { caseId, clientId }: { caseId?: string | undefined; clientId?: string | undefined } = {},
  ): Promise<TeamsInReach> {
    const scope = staffScope(caller);
    if (caseId) return (await this.cases.one(scope, caseId)) ? [caseId] : [];
    return clientId ? this.cases.idsOfClient(scope, clientId) : this.cases.teamsInReach(scope);
  }

  /** Those of some hearings that the caller's cases still hold: what `casesOf` finds by a copy is looked at by the case. */
  still(caller: SignedInCaller, hearings: readonly HearingRecord[]): Promise<HearingRecord[]> {
    return this.cases.stillInScope(staffScope(caller), hearings);
  }

  /** A case of the caller's. Throws DomainError NOT_FOUND. */
  async caseFor(caller: SignedInCaller, caseId: string, session?: ClientSession): Promise<CaseRecord> {
    const legalCase = await this.cases.one(staffScope(caller), caseId, session);
    if (!legalCase) throw new DomainError('NOT_FOUND');
    return legalCase;
  }

  /** A hearing for staff. Throws DomainError NOT_FOUND, also (unless wanted) for one that was deleted. */
  async asStaff(
    caller: SignedInCaller,
    id: string,
    session?: ClientSession,
    { evenDeleted = false } = {},
  ): Promise<Reached> {
    const hearing = await (evenDeleted ? this.hearings.oneEvenDeleted(id, session) : this.hearings.one(id, session));
    if (!hearing) throw new DomainError('NOT_FOUND');
    return { hearing, legalCase: await this.caseFor(caller, hearing.caseId, session) };
  }

  /** A hearing for a client of its case, or a delegate for hearings. Throws DomainError NOT_FOUND, and what `clientView` throws. */
  async asClient(caller: SignedInCaller, id: string): Promise<Reached> {
    const hearing = await this.hearings.one(id);
    const legalCase = hearing && (await this.cases.ownCase(clientView(caller, 'hearings'), hearing.caseId));
    if (!hearing || !legalCase) throw new DomainError('NOT_FOUND');
    return { hearing, legalCase };
  }
}
