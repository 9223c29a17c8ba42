import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { listStageTemplates, setStageTemplates } from '@diwan/contracts/matters/stages/http';
import { VersionedEdit } from '@diwan/service-kit/deeds/versioned-edit';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { StageTemplates } from './stage-templates.js';

/** The stages of cases by area of law: read by casework, written by owners and admins. */
@Controller()
export class StageTemplateController {
  constructor(
    private readonly stageTemplates: StageTemplates,
    private readonly versionedEdit: VersionedEdit,
  ) {}

  @Endpoint(listStageTemplates)
  list(): Promise<ResponseOf<typeof listStageTemplates>> {
    return this.stageTemplates.all();
  }

  @Endpoint(setStageTemplates)
  set(
    @Caller() caller: SignedInCaller,
    @Input() { params: { area }, body: { stages, version } }: InputOf<typeof setStageTemplates>,
  ): Promise<ResponseOf<typeof setStageTemplates>> {
    return this.versionedEdit.run(
      { action: 'stage-templates.changed', subject: 'stage-templates', id: area, caller },
      {
        read: (session) => this.stageTemplates.one(area, session),
        change: () => ({ stages }),
        write: (_, __, session) => this.stageTemplates.set(area, stages, version, session),
      },
    );
  }
}
