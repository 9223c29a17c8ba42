import type { PayloadOf } from '@diwan/contracts/events/event';
import { HearingNextActionSetV1 } from '@diwan/contracts/matters/hearings/events';
import { OnEvent, type Reaction } from '@diwan/service-kit/events/event-inbox';
import { Injectable } from '@nestjs/common';
import { HearingRepository } from '../hearings/hearing.repository.js';
import { TasksOfCauses } from './tasks-of-causes.js';

/** What comes after a hearing is a task of whoever attended it, until it is taken back (HEAR-07). The words are read where they stand now. */
@Injectable()
export class TaskOfHearing {
  constructor(
    private readonly hearings: HearingRepository,
    private readonly tasksOfCauses: TasksOfCauses,
  ) {}

  @OnEvent(HearingNextActionSetV1)
  async follows({ hearingId, caseId }: PayloadOf<typeof HearingNextActionSetV1>): Promise<Reaction> {
    const hearing = await this.hearings.one(hearingId);
    const cause = { kind: 'next_action', subjectId: hearingId } as const;
    if (!hearing?.nextAction) return { commit: (session) => this.tasksOfCauses.close(cause, session) };
    const { nextAction, nextActionDue, lawyerId } = hearing;
    const text = { en: nextAction, ar: nextAction };
    const due = nextActionDue === null ? null : { day: nextActionDue, time: null };
    const whose = { permission: 'hearing:write', caseId, ...(lawyerId && { ownerId: lawyerId }) } as const;
    return { commit: (session) => this.tasksOfCauses.open({ ...cause, ...whose, text, due }, session) };
  }
}
