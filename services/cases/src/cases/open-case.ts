import type { InputOf } from '@diwan/contracts/http/endpoint';
import { CaseTeamChangedV1 } from '@diwan/contracts/matters/cases/events';
import type { createCase, LegalCase } from '@diwan/contracts/matters/cases/http';
import { AuditLog } from '@diwan/service-kit/audit';
import type { Deed } from '@diwan/service-kit/deed';
import { DomainError, isDuplicateKey } from '@diwan/service-kit/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/endpoint';
import { Outbox } from '@diwan/service-kit/outbox';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { People } from '../people/people.service.js';
import { toLegalCase } from './case.presenter.js';
import { type CaseFields, CaseRepository } from './case.repository.js';
import type { CaseRecord } from './case.schema.js';
import { caseFields } from './case-fields.js';
import { ClientReach } from './client-reach.js';
import { staffScope } from './staff-scope.js';

/** Opens a case for a client (D-110). Case, audit row and events are written together. */
@Injectable()
export class OpenCase {
  constructor(
    private readonly cases: CaseRepository,
    private readonly people: People,
    private readonly clientReach: ClientReach,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  /** Throws DomainError VALIDATION (unknown client or staff), UNAVAILABLE (identity is away); its deed DUPLICATE (case number taken). */
  async run(caller: SignedInCaller, input: InputOf<typeof createCase>['body']): Promise<Deed<LegalCase>> {
    const team = staffScope(caller).allCases ? input.team : [...input.team, caller.personId];
    const people = await this.people.known([input.clientId, ...team]);
    await this.clientReach.refuseForeign(staffScope(caller), input.clientId);
    const fields = caseFields({ ...input, team }, people);
    const names = new Map([...people].map(([id, person]) => [id, person.name]));
    const write = (session: ClientSession) => this.write(caller, fields, session).catch(refuseTakenNumber);
    return { commit: async (session) => toLegalCase(await write(session), names) };
  }

  private async write(caller: SignedInCaller, fields: CaseFields, session: ClientSession): Promise<CaseRecord> {
    const record = await this.cases.insert(fields, session);
    const caseId = String(record._id);
    await this.audit.record(
      { action: 'case.opened', subject: 'case', subjectId: caseId, after: fields, caller },
      session,
    );
    const { clientId, team, version } = record;
    await this.outbox.add(CaseTeamChangedV1, { caseId, clientId, team, version }, session);
    return record;
  }
}

/** Case numbers are the only unique value of a case. */
export function refuseTakenNumber(fault: unknown): never {
  if (!isDuplicateKey(fault)) throw fault;
  throw new DomainError('DUPLICATE', { fieldErrors: { caseNumber: 'case_number_taken' }, cause: fault });
}
