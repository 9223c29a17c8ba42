import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { setCaseStatus } from '@diwan/contracts/matters/cases/course.http';
import type { LegalCase } from '@diwan/contracts/matters/cases/http';
import { VersionedEdit } from '@diwan/service-kit/deeds/versioned-edit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { Timeline } from '../timeline/timeline.js';
import { caseMove } from './case.machine.js';
import { CaseRepository } from './case.repository.js';
import type { CaseRecord } from './case.schema.js';
import { CaseViews } from './case-views.js';
import { readersOf } from './readers-of.js';
import { staffScope } from './staff-scope.js';

type Input = InputOf<typeof setCaseStatus>['body'];

/** Brings a case into another status, with a reason, which stays with the firm. */
@Injectable()
export class SetCaseStatus {
  constructor(
    private readonly cases: CaseRepository,
    private readonly caseViews: CaseViews,
    private readonly versionedEdit: VersionedEdit,
    private readonly timeline: Timeline,
  ) {}

  /** Throws DomainError NOT_FOUND, CONFLICT (other version, or no way from its status to this one). */
  async run(caller: SignedInCaller, id: string, { status, reason, version }: Input): Promise<LegalCase> {
    const scope = staffScope(caller);
    const edited = { action: 'case.status-changed', subject: 'case', id, caller };
    const changed = await this.versionedEdit.run(edited, {
      read: (session) => this.cases.one(scope, id, session),
      change: ({ status: from }) => {
        if (!caseMove(from, status)) throw new DomainError('CONFLICT');
        return { status, statusReason: reason };
      },
      write: (change, _, session) => this.cases.change(scope, id, version, change, session),
      also: (written, before, session) => this.tell(caller, before, written, session),
    });
    return this.caseViews.oneForStaff(changed);
  }

  private async tell(
    caller: SignedInCaller,
    before: CaseRecord,
    after: CaseRecord,
    session: ClientSession,
  ): Promise<void> {
    const happening = caseMove(before.status, after.status);
    if (!happening) return;
    const caseId = String(after._id);
    const { title, statusReason: note } = after;
    const line = { caseId, subjectId: caseId, title, by: caller.personId, seenBy: readersOf(after), note };
    await this.timeline.put(session, { ...line, happening });
  }
}
