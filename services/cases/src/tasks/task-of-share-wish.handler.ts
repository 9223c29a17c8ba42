import type { PayloadOf } from '@diwan/contracts/events/event';
import { ShareDecidedV1, ShareRequestedV1 } from '@diwan/contracts/matters/share-requests/events';
import { OnEvent, type Reaction } from '@diwan/service-kit/events/event-inbox';
import { Injectable } from '@nestjs/common';
import { TasksOfCauses } from './tasks-of-causes.js';

/**
 * A client's wish to pass a document on is somebody's task until it is decided (D-089): of owners, admins and the lawyers of the case, of
 * whom the responsible one decides, whoever that is by then.
 */
@Injectable()
export class TaskOfShareWish {
  constructor(private readonly tasksOfCauses: TasksOfCauses) {}

  @OnEvent(ShareRequestedV1)
  opens({ requestId, caseId, clientId }: PayloadOf<typeof ShareRequestedV1>): Reaction {
    const cause = {
      kind: 'share_wish',
      subjectId: requestId,
      permission: 'document:decide',
      caseId,
      clientId,
    } as const;
    return { commit: (session) => this.tasksOfCauses.open({ ...cause, ownerId: null }, session) };
  }

  @OnEvent(ShareDecidedV1)
  closes({ requestId }: PayloadOf<typeof ShareDecidedV1>): Reaction {
    return {
      commit: (session) => this.tasksOfCauses.close({ kind: 'share_wish', subjectId: requestId }, session),
    };
  }
}
