import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { archiveCase, listRelatedCases, restoreCase, setCaseStatus } from '@diwan/contracts/matters/cases/course.http';
import { setInstances } from '@diwan/contracts/matters/instances/http';
import { setParties } from '@diwan/contracts/matters/parties/http';
import { listPastStages, moveToStage, tickItem } from '@diwan/contracts/matters/stages/http';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { ArchiveCase } from './archive-case.js';
import { CaseRepository } from './case.repository.js';
import { EditParts } from './edit-parts.js';
import { MoveStage } from './move-stage.js';
import { relationOf } from './relation-of.js';
import { SetCaseStatus } from './set-case-status.js';
import { staffScope } from './staff-scope.js';

/** The course of a case and what belongs to it. */
@Controller()
export class CasePartsController {
  constructor(
    private readonly cases: CaseRepository,
    private readonly setCaseStatus: SetCaseStatus,
    private readonly archiveCase: ArchiveCase,
    private readonly editParts: EditParts,
    private readonly moveStage: MoveStage,
  ) {}

  @Endpoint(setCaseStatus)
  status(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof setCaseStatus>,
  ): Promise<ResponseOf<typeof setCaseStatus>> {
    return this.setCaseStatus.run(caller, params.id, body);
  }

  @Endpoint(archiveCase)
  archive(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof archiveCase>,
  ): Promise<ResponseOf<typeof archiveCase>> {
    return this.archiveCase.archive(caller, params.id);
  }

  @Endpoint(restoreCase)
  restore(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof restoreCase>,
  ): Promise<ResponseOf<typeof restoreCase>> {
    return this.archiveCase.restore(caller, params.id);
  }

  @Endpoint(listRelatedCases)
  async related(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof listRelatedCases>,
  ): Promise<ResponseOf<typeof listRelatedCases>> {
    const scope = staffScope(caller);
    const record = await this.cases.one(scope, params.id);
    if (!record) throw new DomainError('NOT_FOUND');
    return (await this.cases.relatedTo(scope, record)).map((other) => ({
      id: String(other._id),
      title: other.title,
      caseNumber: other.caseNumber,
      status: other.status,
      relation: relationOf(record, other),
    }));
  }

  @Endpoint(setParties)
  parties(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof setParties>,
  ): Promise<ResponseOf<typeof setParties>> {
    return this.editParts.parties(caller, params.id, body);
  }

  @Endpoint(setInstances)
  instances(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof setInstances>,
  ): Promise<ResponseOf<typeof setInstances>> {
    return this.editParts.instances(caller, params.id, body);
  }

  @Endpoint(moveToStage)
  stage(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof moveToStage>,
  ): Promise<ResponseOf<typeof moveToStage>> {
    return this.moveStage.run(caller, params.id, body);
  }

  @Endpoint(tickItem)
  tick(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof tickItem>,
  ): Promise<ResponseOf<typeof tickItem>> {
    return this.moveStage.tick(caller, params.id, body);
  }

  @Endpoint(listPastStages)
  pastStages(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof listPastStages>,
  ): Promise<ResponseOf<typeof listPastStages>> {
    return this.moveStage.history(caller, params.id);
  }
}
