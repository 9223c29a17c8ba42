import { ClientParts } from '@diwan/service-kit/client-parts/client-part';
import { partOfField } from '@diwan/service-kit/client-parts/part-of-field';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ConversationRecord } from './conversation.schema.js';

/** While there are conversations with a client, the client is not deleted (D-124); they go over to another record of the same client. */
@Injectable()
export class MoveConversationsOfClient implements OnModuleInit {
  constructor(
    @InjectModel('Conversation') private readonly conversations: Model<ConversationRecord>,
    private readonly parts: ClientParts,
  ) {}

  onModuleInit(): void {
    const part = partOfField({ kind: 'conversations', model: this.conversations, field: 'personId' });
    this.parts.add('conversations', part);
  }
}
