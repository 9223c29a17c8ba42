import { CaseOpenedV1, CaseTeamChangedV1 } from '@diwan/contracts/events/cases';
import type { createCase, LegalCase } from '@diwan/contracts/http/cases';
import type { InputOf } from '@diwan/contracts/http/endpoint';
import { AuditLog } from '@diwan/service-kit/audit';
import { InTransaction } from '@diwan/service-kit/database';
import { DomainError, isDuplicateKey } from '@diwan/service-kit/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/endpoint';
import { Outbox } from '@diwan/service-kit/outbox';
import { Injectable } from '@nestjs/common';
import { People } from '../people/people.service.js';
import { toLegalCase } from './case.presenter.js';
import { CaseRepository } from './case.repository.js';
import { caseFields } from './case-fields.js';
import { staffScope } from './staff-scope.js';

/** Opens a case for a client (D-110). Case, audit row and events are written together. */
@Injectable()
export class OpenCase {
  constructor(
    private readonly cases: CaseRepository,
    private readonly people: People,
    private readonly transaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  /** Throws DomainError VALIDATION (unknown client or staff), DUPLICATE (case number taken), UNAVAILABLE (identity is away). */
  async run(caller: SignedInCaller, input: InputOf<typeof createCase>['body']): Promise<LegalCase> {
    const team = staffScope(caller).allCases ? input.team : [...input.team, caller.personId];
    const people = await this.people.known([input.clientId, ...team]);
    const fields = caseFields({ ...input, team }, people);
    const created = await this.transaction
      .run(async (session) => {
        const record = await this.cases.insert(fields, session);
        const caseId = String(record._id);
        await this.audit.record(
          { action: 'case.opened', subject: 'case', subjectId: caseId, after: fields, caller },
          session,
        );
        const { clientId, team: members, version } = record;
        await this.outbox.add(CaseOpenedV1, { caseId, clientId }, session);
        await this.outbox.add(CaseTeamChangedV1, { caseId, clientId, team: members, version }, session);
        return record;
      })
      .catch(refuseTakenNumber);
    return toLegalCase(created, new Map([...people].map(([id, person]) => [id, person.name])));
  }
}

/** Case numbers are the only unique value of a case. */
export function refuseTakenNumber(fault: unknown): never {
  if (!isDuplicateKey(fault)) throw fault;
  throw new DomainError('DUPLICATE', { fieldErrors: { caseNumber: 'case_number_taken' }, cause: fault });
}
