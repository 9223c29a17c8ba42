import { AuditLog } from '@diwan/service-kit/audit/audit';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { ConversationRepository } from './conversation.repository.js';
import type { ConversationRecord } from './conversation.schema.js';
import { LiveConversations } from './live-conversations.js';
import { type StaffScope, StaffScopes } from './staff-scope.js';

/** What a deed of staff did, for the audit log: ids and states, never what was written. */
interface Done<Result> {
  result: Result;
  conversation: ConversationRecord;
  action: string;
  before?: object;
  after: object;
  /** Whether only staff can see that something happened. */
  isHidden?: boolean;
}

/** What staff do with a conversation within their reach: written with its line in the audit log, then told to those who look on. */
@Injectable()
export class ChangeConversation {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly staffScopes: StaffScopes,
    private readonly live: LiveConversations,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
  ) {}

  /** Throws NOT_FOUND alike for unknown and out of reach, UNAVAILABLE. */
  async read(caller: SignedInCaller, id: string): Promise<{ conversation: ConversationRecord; scope: StaffScope }> {
    const scope = await this.staffScopes.of(caller);
    return { scope, conversation: await this.one(scope, id) };
  }

  /** The deed throws NOT_FOUND, and what `change` throws. */
  deed<Result>(
    caller: SignedInCaller,
    find: (session: ClientSession) => Promise<ConversationRecord>,
    change: (read: ConversationRecord, session: ClientSession) => Promise<Done<Result>>,
  ): Deed<Result> {
    let done: Done<Result> | undefined;
    return {
      commit: async (session) => {
        done = await change(await find(session), session);
        const { action, before, after, conversation } = done;
        const line = { action, subject: 'conversation', subjectId: String(conversation._id), caller };
        await this.audit.record({ ...line, ...(before && { before }), after }, session);
        return done.result;
      },
      after: async () => {
        if (done) await this.live.tell(done.conversation, { isHidden: done.isHidden ?? false });
      },
    };
  }

  /** Writes a deed whose repetition does no harm. */
  perform<Result>(deed: Deed<Result>): Promise<Result> {
    return this.inTransaction.perform(deed);
  }

  async one(scope: StaffScope, id: string, session?: ClientSession): Promise<ConversationRecord> {
    const conversation = await this.conversations.inScope(scope, id, session);
    if (!conversation) throw new DomainError('NOT_FOUND');
    return conversation;
  }
}
