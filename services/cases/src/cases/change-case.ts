import type { InputOf } from '@diwan/contracts/http/endpoint';
import { CaseTeamChangedV1 } from '@diwan/contracts/matters/cases/events';
import type { LegalCase, updateCase } from '@diwan/contracts/matters/cases/http';
import { AuditLog } from '@diwan/service-kit/audit';
import { InTransaction } from '@diwan/service-kit/database';
import { DomainError } from '@diwan/service-kit/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/endpoint';
import { Outbox } from '@diwan/service-kit/outbox';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { People } from '../people/people.service.js';
import { toLegalCase } from './case.presenter.js';
import { type CaseFields, CaseRepository } from './case.repository.js';
import type { CaseRecord } from './case.schema.js';
import { caseFields } from './case-fields.js';
import { ClientHolds } from './client-holds.js';
import { ClientReach } from './client-reach.js';
import { refuseTakenNumber } from './open-case.js';
import { type StaffScope, staffScope } from './staff-scope.js';

/** Changes a case; whoever saw an older version is told instead of overwriting it (D-129). */
@Injectable()
export class ChangeCase {
  constructor(
    private readonly cases: CaseRepository,
    private readonly holds: ClientHolds,
    private readonly people: People,
    private readonly clientReach: ClientReach,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  /** Throws DomainError NOT_FOUND, CONFLICT (other version), DUPLICATE (case number taken), VALIDATION, UNAVAILABLE. */
  async run(caller: SignedInCaller, id: string, input: InputOf<typeof updateCase>['body']): Promise<LegalCase> {
    const scope = staffScope(caller);
    const stored = await this.cases.one(scope, id);
    if (!stored) throw new DomainError('NOT_FOUND');
    if (stored.clientId !== input.clientId) await this.clientReach.refuseForeign(scope, input.clientId);
    const { version, ...body } = input;
    const people = await this.people.known([body.clientId, ...body.team]);
    const fields = caseFields(body, people);
    const changed = await this.inTransaction
      .run(async (session) => {
        const before = await this.current(scope, id, version, session);
        await this.refuseNewClient(before, fields, session);
        const record = await this.cases.change(scope, id, version, fields, session);
        if (!record) throw new DomainError('CONFLICT');
        const change = { action: 'case.changed', subject: 'case', subjectId: id, before, after: fields, caller };
        await this.audit.record(change, session);
        await this.tellTeam(before, record, session);
        return record;
      })
      .catch(refuseTakenNumber);
    return toLegalCase(changed, new Map([...people].map(([personId, person]) => [personId, person.name])));
  }

  private async current(scope: StaffScope, id: string, version: number, session: ClientSession): Promise<CaseRecord> {
    const record = await this.cases.one(scope, id, session);
    if (!record) throw new DomainError('NOT_FOUND');
    if (record.version !== version) throw new DomainError('CONFLICT');
    return record;
  }

  private async tellTeam(before: CaseRecord, after: CaseRecord, session: ClientSession): Promise<void> {
    const { clientId, team, version } = after;
    if (before.clientId === clientId && before.team.join() === team.join()) return;
    await this.outbox.add(CaseTeamChangedV1, { caseId: String(after._id), clientId, team, version }, session);
  }

  /** Documents are confidential to the client they were stored for: a case that has some keeps its client. */
  private async refuseNewClient(before: CaseRecord, fields: CaseFields, session: ClientSession): Promise<void> {
    if (before.clientId === fields.clientId) return;
    if (await this.holds.keep(String(before._id), session))
      throw new DomainError('VALIDATION', { fieldErrors: { clientId: 'case_has_documents' } });
  }
}
