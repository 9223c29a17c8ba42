import { messageNotice } from '@diwan/contracts/messages/conversations/questions';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { ConversationRepository } from './conversation.repository.js';
import { INTAKE } from './conversation.schema.js';
import { MessageRepository } from './message.repository.js';

/** Tells notifications whether a message still waits to be read, and where. What it says is in no notice. */
@Injectable()
export class MessageNoticeAnswer {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly messages: MessageRepository,
  ) {}

  @Answers(messageNotice)
  async answer({
    conversationId,
    messageId,
  }: z.output<typeof messageNotice.input>): Promise<z.output<typeof messageNotice.output>> {
    const conversation = await this.conversations.one(conversationId);
    if (!conversation) return null;
    const { assigneeId, readers } = conversation;
    return {
      isUnread: await this.messages.isUnread(messageId),
      assigneeId,
      readers: readers.filter((reader) => reader !== INTAKE),
      clientPath: `/client-portal/messages/${conversationId}`,
      staffPath: `/admin/conversations/${conversationId}`,
    };
  }
}
