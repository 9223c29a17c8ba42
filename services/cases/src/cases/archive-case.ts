import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import type { archiveCase } from '@diwan/contracts/matters/cases/course.http';
import type { Happening } from '@diwan/contracts/matters/timeline/happening';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { Timeline } from '../timeline/timeline.js';
import { CaseRepository } from './case.repository.js';
import type { CaseRecord } from './case.schema.js';
import { staffScope } from './staff-scope.js';

/** How long everybody who may change a case can bring it back: 30 days (D-125). */
const RESTORABLE_MS = 30 * 24 * 60 * 60_000;

type Answer = ResponseOf<typeof archiveCase>;

/** Puts cases into the archive and brings them back. Nothing is deleted: invoices, documents and hearings refer to them (D-124). */
@Injectable()
export class ArchiveCase {
  constructor(
    private readonly cases: CaseRepository,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly timeline: Timeline,
    private readonly clock: Clock,
  ) {}

  /** Throws DomainError NOT_FOUND. */
  archive(caller: SignedInCaller, id: string): Promise<Answer> {
    return this.set(caller, id, 'case.archived', ({ archivedAt }) => archivedAt ?? this.clock.now());
  }

  /** Throws DomainError NOT_FOUND; CONFLICT when it was archived too long ago for this person. */
  restore(caller: SignedInCaller, id: string): Promise<Answer> {
    const since = this.clock.now().getTime() - RESTORABLE_MS;
    return this.set(caller, id, 'case.restored', ({ archivedAt }) => {
      const isOld = archivedAt !== null && archivedAt.getTime() < since;
      if (isOld && !staffScope(caller).allCases) throw new DomainError('CONFLICT');
      return null;
    });
  }

  private set(
    caller: SignedInCaller,
    id: string,
    happening: Happening,
    archivedAtOf: (record: CaseRecord) => Date | null,
  ): Promise<Answer> {
    const scope = staffScope(caller);
    return this.inTransaction.run(async (session) => {
      const before = await this.cases.one(scope, id, session);
      if (!before) throw new DomainError('NOT_FOUND');
      const archivedAt = archivedAtOf(before);
      if (archivedAt?.getTime() === before.archivedAt?.getTime()) return answerOf(before);
      const written = await this.cases.change(scope, id, before.version, { archivedAt }, session);
      if (!written) throw new DomainError('NOT_FOUND');
      await this.audit.record({ action: happening, subject: 'case', subjectId: id, caller }, session);
      const line = { caseId: id, subjectId: id, title: written.title, by: caller.personId };
      await this.timeline.put(session, { ...line, happening });
      return answerOf(written);
    });
  }
}

const answerOf = ({ archivedAt, version }: CaseRecord): Answer => ({
  archivedAt: archivedAt?.toISOString() ?? null,
  version,
});
