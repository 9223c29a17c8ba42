import type { PayloadOf } from '@diwan/contracts/events/event';
import { CaseTeamChangedV1 } from '@diwan/contracts/matters/cases/events';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { OnEvent } from '@diwan/service-kit/events/event-inbox';
import { Injectable } from '@nestjs/common';
import { ConversationRepository } from './conversation.repository.js';
import { readersOf } from './staff-scope.js';

/** Whoever works on a case reads its conversations; who left takes care of none of them any more (SEC-04). */
@Injectable()
export class FollowTeamWhenCaseTeamChanged {
  constructor(private readonly conversations: ConversationRepository) {}

  @OnEvent(CaseTeamChangedV1)
  handle({ caseId, team, left = [], version }: PayloadOf<typeof CaseTeamChangedV1>): Deed<void> {
    return {
      commit: async (session) => {
        for (const { _id, ...known } of await this.conversations.withOlderTeam(caseId, version, session)) {
          const stays = known.assigneeId !== null && !left.includes(known.assigneeId);
          const assigneeId = stays ? known.assigneeId : null;
          const readers = readersOf({ caseId, team, assigneeId });
          const fields = { team, teamVersion: version, assigneeId, readers };
          await this.conversations.note(_id, { $set: fields, $inc: { version: 1 } }, session);
        }
      },
    };
  }
}
