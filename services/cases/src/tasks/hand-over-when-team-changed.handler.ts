import type { PayloadOf } from '@diwan/contracts/events/event';
import { CaseTeamChangedV1 } from '@diwan/contracts/matters/cases/events';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { OnEvent, type Reaction } from '@diwan/service-kit/events/event-inbox';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { CaseRepository } from '../cases/case.repository.js';
import type { CaseRecord } from '../cases/case.schema.js';
import { HearingRepository } from '../hearings/hearing.repository.js';
import { TaskRepository } from './task.repository.js';
import { standing } from './task-reach.js';

const SYSTEM = { personId: null };

/**
 * Who left a case's team, or is walled off, attends none of its hearings to come and has none of its open tasks: for them nothing of it is
 * there any more, so that nobody would go and nobody would do it. Both go to the first of the team (SEC-04). A task that somebody outside
 * the team was given on purpose stays theirs.
 */
@Injectable()
export class HandOverWhenTeamChanged {
  constructor(
    private readonly cases: CaseRepository,
    private readonly hearings: HearingRepository,
    private readonly tasks: TaskRepository,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  @OnEvent(CaseTeamChangedV1)
  async handsOver({ caseId, left = [] }: PayloadOf<typeof CaseTeamChangedV1>): Promise<Reaction> {
    // As it stands now: of events that come late the last one decides.
    const legalCase = await this.cases.ofDocument(caseId);
    if (!legalCase) return undefined;
    return {
      commit: async (session) => {
        await this.hearingsOf(legalCase, session);
        await this.tasksOf(legalCase, left, session);
      },
    };
  }

  private async hearingsOf({ _id, team }: CaseRecord, session: ClientSession): Promise<void> {
    const lawyerId = team[0] ?? null;
    for (const hearing of await this.hearings.toComeOf(String(_id), this.clock.now(), session)) {
      if (hearing.lawyerId === null || team.includes(hearing.lawyerId)) continue;
      await this.hearings.change(String(hearing._id), hearing.version, { lawyerId }, session);
      const change = { before: { lawyerId: hearing.lawyerId }, after: { lawyerId } };
      const line = { action: 'hearing.handed-over', subject: 'hearing', subjectId: String(hearing._id) };
      await this.audit.record({ ...line, ...change, caller: SYSTEM }, session);
    }
  }

  private async tasksOf({ _id, team, walledOff }: CaseRecord, left: readonly string[], session: ClientSession) {
    const ownerId = team[0] ?? null;
    const away = [...walledOff, ...left.filter((id) => !team.includes(id))];
    for (const task of await this.tasks.openOf(String(_id), away, session)) {
      await this.tasks.change(task, { ownerId, ...standing({ ...task, ownerId }) }, session);
      const change = { before: { ownerId: task.ownerId }, after: { ownerId } };
      const line = { action: 'task.handed-over', subject: 'task', subjectId: String(task._id) };
      await this.audit.record({ ...line, ...change, caller: SYSTEM }, session);
    }
  }
}
