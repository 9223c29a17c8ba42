import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import type { CaseStage, moveToStage, PastStage, StageTemplate, tickItem } from '@diwan/contracts/matters/stages/http';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { VersionedEdit } from '@diwan/service-kit/deeds/versioned-edit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { StageTemplates } from '../stage-templates/stage-templates.js';
import { Timeline } from '../timeline/timeline.js';
import { peopleOf, toCaseStage } from './case.presenter.js';
import { CaseRepository } from './case.repository.js';
import type { CaseRecord } from './case.schema.js';
import type { StageRecord } from './case-parts.schema.js';
import { enteringStage } from './entering-stage.js';
import { readersOf } from './readers-of.js';
import { staffScope } from './staff-scope.js';

type Wish = InputOf<typeof moveToStage>['body'];

/** Moves cases from stage to stage and ticks what is done in them. */
@Injectable()
export class MoveStage {
  constructor(
    private readonly cases: CaseRepository,
    private readonly people: People,
    private readonly stageTemplates: StageTemplates,
    private readonly versionedEdit: VersionedEdit,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly timeline: Timeline,
    private readonly clock: Clock,
  ) {}

  /** Throws DomainError NOT_FOUND, CONFLICT, VALIDATION (a stage that the area does not have). */
  async run(caller: SignedInCaller, id: string, wish: Wish): Promise<ResponseOf<typeof moveToStage>> {
    const scope = staffScope(caller);
    const stored = await this.cases.one(scope, id);
    if (!stored) throw new DomainError('NOT_FOUND');
    const template = await this.wanted(stored, wish.stage);
    const now = this.clock.now();
    const written = await this.versionedEdit.run(
      { action: 'case.stage-changed', subject: 'case', id, caller },
      {
        read: (session) => this.cases.one(scope, id, session),
        change: ({ stages }) => enteringStage(template, stages, caller.personId, now),
        write: (change, _, session) => this.cases.change(scope, id, wish.version, change, session),
        audited: (before) => ({ before: { stage: before.stage?.name ?? null }, after: { stage: template.name } }),
        also: (record, _, session) => this.tell(caller, record, template, session),
      },
    );
    return { stage: await this.show(written), version: written.version };
  }

  /** Throws DomainError NOT_FOUND: no such item in the present stage. */
  async tick(
    caller: SignedInCaller,
    id: string,
    { itemId, done }: InputOf<typeof tickItem>['body'],
  ): Promise<CaseStage> {
    const scope = staffScope(caller);
    const doneAt = done ? this.clock.now() : null;
    const written = await this.inTransaction.run(async (session) => {
      const before = await this.cases.one(scope, id, session);
      const item = before?.stage?.checklist.find((one) => one.id === itemId);
      if (!before?.stage || !item) throw new DomainError('NOT_FOUND');
      if ((item.doneAt !== null) === done) return before;
      const ticked = { ...item, doneAt, doneBy: done ? caller.personId : null };
      const checklist = before.stage.checklist.map((one) => (one.id === itemId ? ticked : one));
      const record = await this.cases.change(
        scope,
        id,
        before.version,
        { stage: { ...before.stage, checklist } },
        session,
      );
      if (!record) throw new DomainError('NOT_FOUND');
      const action = done ? 'case.item-done' : 'case.item-undone';
      await this.audit.record({ action, subject: 'case', subjectId: id, after: { itemId }, caller }, session);
      const line = { caseId: id, subjectId: id, title: item.text, by: caller.personId };
      const seenBy = item.whose === 'client' ? readersOf(record) : [];
      await this.timeline.put(session, { ...line, seenBy, happening: done ? 'stage.done' : 'stage.undone' });
      return record;
    });
    return this.show(written);
  }

  /** The stages it went through, newest first. Throws DomainError NOT_FOUND. */
  async history(caller: SignedInCaller, id: string): Promise<PastStage[]> {
    const record = await this.cases.one(staffScope(caller), id);
    if (!record) throw new DomainError('NOT_FOUND');
    const names = await this.people.namesOf(record.stages.flatMap(({ by }) => by ?? []));
    return record.stages.toReversed().map(({ name, enteredAt, leftAt, by }) => ({
      name: { en: name.en, ar: name.ar },
      enteredAt: enteredAt.toISOString(),
      leftAt: leftAt?.toISOString() ?? null,
      byName: (by && names.get(by)) ?? '',
    }));
  }

  private async wanted({ area }: CaseRecord, stage: Wish['stage']): Promise<StageTemplate> {
    if ('name' in stage) return { id: '', name: stage.name, text: { en: '', ar: '' }, weeks: null, checklist: [] };
    const template = (await this.stageTemplates.of(area)).find(({ id }) => id === stage.id);
    if (!template) throw new DomainError('VALIDATION', { fieldErrors: { stage: 'unknown_stage' } });
    return template;
  }

  private async tell(
    caller: SignedInCaller,
    legalCase: CaseRecord,
    { name }: StageTemplate,
    session: ClientSession,
  ): Promise<void> {
    const caseId = String(legalCase._id);
    const line = { caseId, subjectId: caseId, title: name, by: caller.personId, seenBy: readersOf(legalCase) };
    await this.timeline.put(session, { ...line, happening: 'stage.entered' });
  }

  private async show(record: CaseRecord): Promise<CaseStage> {
    return toCaseStage(record.stage as StageRecord, await this.people.namesOf(peopleOf([record])));
  }
}
