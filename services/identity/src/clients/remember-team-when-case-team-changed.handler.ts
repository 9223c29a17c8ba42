import type { PayloadOf } from '@diwan/contracts/events/event';
import { CaseTeamChangedV1 } from '@diwan/contracts/matters/cases/events';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { OnEvent } from '@diwan/service-kit/events/event-inbox';
import { Injectable } from '@nestjs/common';
import { CaseTeamRepository } from './case-team.repository.js';

/** Lets the team of a case, and nobody else without the firm's full view, read its client. */
@Injectable()
export class RememberTeamWhenCaseTeamChanged {
  constructor(private readonly teams: CaseTeamRepository) {}

  @OnEvent(CaseTeamChangedV1)
  remember(payload: PayloadOf<typeof CaseTeamChangedV1>): Deed<void> {
    return { commit: (session) => this.teams.remember(payload, session) };
  }
}
