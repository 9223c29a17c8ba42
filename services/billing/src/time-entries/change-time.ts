import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { TimeEntry } from '@diwan/contracts/money/time-entries/entry';
import type { changeTimeEntry } from '@diwan/contracts/money/time-entries/http';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { VersionedEdit } from '@diwan/service-kit/deeds/versioned-edit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { BilledCases } from '../legal-cases/billed-cases.js';
import { KeptCases } from '../walls/kept-cases.js';
import { caseOfWork } from './case-of-work.js';
import { auditedTime } from './time-audit.js';
import { TimeEntryRepository } from './time-entry.repository.js';
import type { TimeEntryRecord } from './time-entry.schema.js';
import { TimeEntryViews } from './time-entry-views.js';
import { TimeFields } from './time-fields.js';

/** Changes one's own drafts, or throws them away; what was handed in is taken back first. */
@Injectable()
export class ChangeTime {
  constructor(
    private readonly entries: TimeEntryRepository,
    private readonly fields: TimeFields,
    private readonly cases: BilledCases,
    private readonly keptCases: KeptCases,
    private readonly views: TimeEntryViews,
    private readonly versionedEdit: VersionedEdit,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
  ) {}

  /** Throws DomainError NOT_FOUND, CONFLICT (another version, or no draft any more), VALIDATION, UNAVAILABLE. */
  async run(
    caller: SignedInCaller,
    id: string,
    { version, saysDuration = false, ...input }: InputOf<typeof changeTimeEntry>['body'],
  ): Promise<TimeEntry> {
    const seen = await this.entries.ofPerson(caller.personId, id);
    if (!seen) throw new DomainError('NOT_FOUND');
    // Work on a case whose team they have left meanwhile is still theirs to tell of, but not behind a wall.
    const isTheirs = input.caseId === seen.caseId && !(await this.keptCases.of(caller)).includes(seen.caseId);
    const legalCase = await caseOfWork(this.cases, isTheirs ? null : caller, input.caseId);
    const kept = await this.fields.of(caller.personId, legalCase, input, seen);
    const change = { ...kept, ...(seen.caseId !== legalCase.id && { stage: legalCase.stage }) };
    const written = await this.versionedEdit.run(
      { action: 'time-entry.changed', subject: 'time-entry', id, caller },
      {
        read: (session) => this.entries.ofPerson(caller.personId, id, session),
        change: ({ state, minutes, timerMinutes }: TimeEntryRecord) => {
          if (state !== 'draft') throw new DomainError('CONFLICT');
          const isSaid = saysDuration || input.minutes !== minutes;
          return { ...change, timerMinutes: isSaid ? null : (timerMinutes ?? null) };
        },
        write: (fields, stored, session) => this.entries.change(stored, version, fields, session),
        audited: (stored, fields) => ({ before: auditedTime(stored), after: auditedTime({ ...stored, ...fields }) }),
      },
    );
    return this.views.one(caller, written);
  }

  /** Throws DomainError NOT_FOUND, CONFLICT (no draft any more). */
  async remove(caller: SignedInCaller, id: string): Promise<void> {
    await this.inTransaction.run(async (session) => {
      const removed = await this.entries.removeDraft(caller.personId, id, session);
      if (!removed) {
        const stands = await this.entries.ofPerson(caller.personId, id, session);
        throw new DomainError(stands ? 'CONFLICT' : 'NOT_FOUND');
      }
      const line = { action: 'time-entry.deleted', subject: 'time-entry', subjectId: id };
      await this.audit.record({ ...line, before: auditedTime(removed), caller }, session);
    });
  }
}
