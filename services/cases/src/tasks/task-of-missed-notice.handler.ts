import type { PayloadOf } from '@diwan/contracts/events/event';
import { NoticeMendedV1, NoticeMissedV1 } from '@diwan/contracts/messages/notices/events';
import { OnEvent, type Reaction } from '@diwan/service-kit/events/event-inbox';
import { Injectable } from '@nestjs/common';
import { CaseRepository } from '../cases/case.repository.js';
import { readersOf } from '../cases/readers-of.js';
import { TasksOfCauses } from './tasks-of-causes.js';

/** A message that did not reach a client is a call of whoever has the case, until it has (OFF-10, NOT-05). */
@Injectable()
export class TaskOfMissedNotice {
  constructor(
    private readonly cases: CaseRepository,
    private readonly tasksOfCauses: TasksOfCauses,
  ) {}

  @OnEvent(NoticeMissedV1)
  async opens({ noticeId, caseId, personId }: PayloadOf<typeof NoticeMissedV1>): Promise<Reaction> {
    const legalCase = await this.cases.ofDocument(caseId);
    // Colleagues are told of hearings, too; nobody has to call them, nor a client who is kept away since.
    if (!legalCase || !readersOf(legalCase).includes(personId)) return undefined;
    const cause = { kind: 'notice_failed', subjectId: noticeId, permission: 'case:write', caseId } as const;
    return {
      commit: (session) => this.tasksOfCauses.open({ ...cause, clientId: personId, priority: 'high' }, session),
    };
  }

  @OnEvent(NoticeMendedV1)
  closes({ noticeId }: PayloadOf<typeof NoticeMendedV1>): Reaction {
    return { commit: (session) => this.tasksOfCauses.close({ kind: 'notice_failed', subjectId: noticeId }, session) };
  }
}
