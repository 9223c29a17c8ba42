import type { PayloadOf } from '@diwan/contracts/events/event';
import { PersonErasedV1 } from '@diwan/contracts/people/erasures/events';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { OnEvent } from '@diwan/service-kit/events/event-inbox';
import { Injectable } from '@nestjs/common';
import { ConversationRepository } from './conversation.repository.js';
import { MessageRepository } from './message.repository.js';
import { MessageFileRepository } from './message-file.repository.js';

/** Conversations of somebody who was erased go with them, notes and files too (PORT-08). */
@Injectable()
export class EraseConversationsWhenPersonErased {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly messages: MessageRepository,
    private readonly files: MessageFileRepository,
    private readonly audit: AuditLog,
  ) {}

  @OnEvent(PersonErasedV1)
  handle({ personId }: PayloadOf<typeof PersonErasedV1>): Deed<void> {
    return {
      commit: async (session) => {
        for (const { _id } of await this.conversations.ofPerson(personId, session)) {
          await this.messages.erase(_id, session);
          await this.files.letGo(_id, session);
          await this.conversations.erase(_id, session);
          const line = { action: 'conversation.erased', subject: 'conversation', subjectId: String(_id) };
          await this.audit.record({ ...line, caller: { personId: null } }, session);
        }
      },
    };
  }
}
