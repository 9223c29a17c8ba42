import { Clock } from '@diwan/service-kit/app/clock';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { ConversationRepository } from './conversation.repository.js';
import type { ConversationRecord } from './conversation.schema.js';
import { LiveConversations } from './live-conversations.js';
import { MessageRepository } from './message.repository.js';

/** Notes that one side has read what the other wrote; the other sees it. */
@Injectable()
export class ReadConversation {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly messages: MessageRepository,
    private readonly inTransaction: InTransaction,
    private readonly live: LiveConversations,
    private readonly clock: Clock,
  ) {}

  byClient(conversation: ConversationRecord, upTo: string): Promise<void> {
    return this.run(conversation, 'firm', upTo);
  }

  byStaff(conversation: ConversationRecord, upTo: string): Promise<void> {
    return this.run(conversation, 'client', upTo);
  }

  private async run(conversation: ConversationRecord, by: 'client' | 'firm', upTo: string): Promise<void> {
    const { _id } = conversation;
    const [count, tell] =
      by === 'firm' ? (['unreadByClient', 'tellClient'] as const) : (['unreadByStaff', 'tellStaff'] as const);
    if (conversation[count] === 0) return;
    const at = this.clock.now();
    const written = await this.inTransaction.run(async (session) => {
      const left = await this.messages.read(_id, { by, upTo, at }, session);
      return this.conversations.note(
        _id,
        { $set: { [count]: left, ...(left === 0 && { [tell]: null, ...(by === 'firm' && { isClientTold: false }) }) } },
        session,
      );
    });
    await this.live.tell(written);
  }
}
