import type { Written } from '@diwan/contracts/messages/conversations/conversation';
import { AnsweredByWhatsappV1 } from '@diwan/contracts/messages/conversations/events';
import { Clock } from '@diwan/service-kit/app/clock';
import { CONFIG } from '@diwan/service-kit/app/config';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Inject, Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { ChatbotConfig } from '../config.js';
import { MOVES } from './conversation.machine.js';
import { ConversationRepository } from './conversation.repository.js';
import type { ConversationRecord, MessageRecord } from './conversation.schema.js';
import { excerptOf, wordsOf } from './conversation-words.js';
import { MessageRepository } from './message.repository.js';
import { MessageFileRepository } from './message-file.repository.js';
import { readersOf } from './staff-scope.js';
import { goesByWhatsapp } from './way-out.rules.js';

/** A message and the conversation as it is with it. */
export interface Appended {
  message: MessageRecord;
  conversation: ConversationRecord;
}

/** Who writes what. */
interface ByPerson {
  authorId: string;
  written: Written;
}

/** Puts messages and notes into conversations, with all that follows from them: counts, state, assignee, and when the other side is told. */
@Injectable()
export class WriteMessage {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly messages: MessageRepository,
    private readonly files: MessageFileRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: ChatbotConfig,
  ) {}

  /**
   * The client's side writes, by WhatsApp where there is a `receivedId`: a closed conversation goes on. `opensAt`: the office is closed until then, which is said once until it opens.
   * Throws VALIDATION for files that are not the author's.
   */
  async byClient(
    { _id, state, toldUntil, unreadByStaff }: ConversationRecord,
    { authorId, written, receivedId = null }: ByPerson & { receivedId?: string | null },
    opensAt: Date | null,
    session: ClientSession,
  ): Promise<Appended> {
    const channel = receivedId === null ? 'portal' : 'whatsapp';
    const message = await this.insert(_id, { by: 'client', authorId, channel, ...written }, session);
    const now = message.sentAt;
    const isToTell = opensAt !== null && (toldUntil === null || toldUntil <= now);
    if (isToTell) await this.insert(_id, { by: 'system', authorId: null, channel, opensAt }, session);
    const update = {
      $set: {
        ...{ lastAt: now, lastText: excerptOf(message), lastBy: 'client' as const },
        lastReceivedId: receivedId,
        ...(state === 'closed' && { state: MOVES.open.to }),
        ...(isToTell && { toldUntil: opensAt }),
        ...(unreadByStaff === 0 && { tellStaff: this.tellOf(message) }),
      },
      $inc: { unreadByStaff: 1, ...(state === 'closed' && { version: 1 }) },
    };
    const conversation = await this.conversations.note(_id, update, session);
    return { message, conversation };
  }

  /**
   * The firm writes, by WhatsApp while that is open (`openUntil`) to a client who wrote there last: then it goes out, and no notice says
   * that it waits. Who writes takes care from then on, where nobody did. Throws CONFLICT when it is closed, VALIDATION for foreign files.
   */
  async byFirm(
    read: ConversationRecord,
    { authorId, written, openUntil }: ByPerson & { openUntil: Date | null },
    session: ClientSession,
  ): Promise<Appended> {
    if (read.state === 'closed') throw new DomainError('CONFLICT');
    const replyTo = goesByWhatsapp(written, openUntil, this.clock.now()) ? (read.lastReceivedId ?? null) : null;
    const channel = replyTo === null ? 'portal' : 'whatsapp';
    const message = await this.insert(read._id, { by: 'firm', authorId, channel, ...written }, session);
    if (replyTo !== null) {
      const [conversationId, messageId] = [String(read._id), String(message._id)];
      const answered = { conversationId, messageId, personId: read.personId, replyTo };
      await this.outbox.add(AnsweredByWhatsappV1, answered, session);
    }
    const assigned = read.assigneeId === null && {
      assigneeId: authorId,
      readers: readersOf({ ...read, assigneeId: authorId }),
    };
    const last = { lastAt: message.sentAt, lastText: excerptOf(message), lastBy: 'firm' as const };
    const tell = replyTo === null && !read.isClientTold && { tellClient: this.tellOf(message), isClientTold: true };
    const update = {
      $set: { ...last, ...assigned, ...tell },
      $inc: { unreadByClient: 1, ...(assigned && { version: 1 }) },
    };
    const conversation = await this.conversations.note(read._id, update, session);
    return { message, conversation };
  }

  /** A note moves nothing: the client's side is the same with it and without. */
  note({ _id }: ConversationRecord, authorId: string, text: string, session: ClientSession): Promise<MessageRecord> {
    return this.insert(_id, { by: 'firm', authorId, channel: 'portal', text, isNote: true }, session);
  }

  /** The other side has a while to read it by itself; what follows meanwhile is told with it. */
  private tellOf({ _id, sentAt }: MessageRecord) {
    return { at: new Date(sentAt.getTime() + this.config.MESSAGE_NOTICE_SECONDS * 1000), messageId: String(_id) };
  }

  private async insert(
    conversationId: ConversationRecord['_id'],
    {
      by,
      authorId,
      channel,
      text = '',
      attachments = [],
      opensAt = null,
      isNote = false,
    }: Pick<MessageRecord, 'by' | 'authorId' | 'channel'> &
      Partial<Written> &
      Partial<Pick<MessageRecord, 'opensAt' | 'isNote'>>,
    session: ClientSession,
  ): Promise<MessageRecord> {
    const files = authorId ? await this.files.take(authorId, attachments, conversationId, session) : [];
    const what = { by, authorId, channel, text, words: wordsOf(text), attachments: files, opensAt, isNote };
    return this.messages.insert({ conversationId, ...what, sentAt: this.clock.now(), readAt: null }, session);
  }
}
