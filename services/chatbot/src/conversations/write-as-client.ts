import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { Written } from '@diwan/contracts/messages/conversations/conversation';
import type {
  beginOwnConversation,
  OwnConversation,
  OwnMessage,
} from '@diwan/contracts/messages/conversations/own.http';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { RateLimiter } from '@diwan/service-kit/http/rate-limit';
import { People } from '@diwan/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type * as z from 'zod/mini';
import { OfficeHours } from '../office/office-hours.js';
import { CaseTitles } from './case-titles.js';
import { type ClientScope, clientScope, reachesCase } from './client-scope.js';
import { ConversationRepository } from './conversation.repository.js';
import type { ConversationRecord } from './conversation.schema.js';
import { shownToClient } from './conversation-views.js';
import { LiveConversations } from './live-conversations.js';
import { toOwnMessage } from './message.presenter.js';
import { opensNext } from './opening.rules.js';
import { type Appended, WriteMessage } from './write-message.js';

/** More than a person writes by hand. */
const LIMIT = { name: 'messages', limit: 120, windowSeconds: 3600 };

/** A client, or a delegate under their own name, writes to the firm (PORT-06, PORT-10). */
@Injectable()
export class WriteAsClient {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly writeMessage: WriteMessage,
    private readonly caseTitles: CaseTitles,
    private readonly people: People,
    private readonly hours: OfficeHours,
    private readonly limiter: RateLimiter,
    private readonly live: LiveConversations,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** About a case, or about none. Throws NOT_FOUND for a case that is not theirs, FORBIDDEN, TOO_MANY_REQUESTS, UNAVAILABLE. */
  async begin(
    caller: SignedInCaller,
    { caseId, message }: InputOf<typeof beginOwnConversation>['body'],
  ): Promise<Deed<z.infer<typeof OwnConversation>>> {
    const scope = clientScope(caller);
    if (!reachesCase(scope, caseId)) throw new DomainError('NOT_FOUND');
    const about = caseId === null ? null : await this.caseTitles.ofClient(caseId, scope.personId);
    const titles = new Map(about ? [[about.id, about.title]] : []);
    const of = { personId: scope.personId, caseId, team: about?.team ?? [] };
    const append = await this.appending(caller, message);
    return this.told(
      async (session) => append(await this.conversations.begin(of, this.clock.now(), session), session),
      ({ conversation }) => shownToClient(conversation, titles),
    );
  }

  /** Throws NOT_FOUND, FORBIDDEN, TOO_MANY_REQUESTS, UNAVAILABLE. */
  async goOn(caller: SignedInCaller, id: string, written: Written): Promise<Deed<z.infer<typeof OwnMessage>>> {
    const scope = clientScope(caller);
    await this.own(scope, id);
    const names = await this.people.namesOf([caller.personId]);
    const append = await this.appending(caller, written);
    return this.told(
      async (session) => append(await this.own(scope, id, session), session),
      ({ message }) => toOwnMessage(message, caller.personId, names),
    );
  }

  private async appending(caller: SignedInCaller, written: Written) {
    await this.limiter.take(LIMIT, caller.personId);
    const opensAt = opensNext(this.clock.now(), await this.hours.current());
    return async (conversation: ConversationRecord, session: ClientSession): Promise<Appended> => {
      const by = { authorId: caller.personId, written };
      const appended = await this.writeMessage.byClient(conversation, by, opensAt, session);
      const subject = { subject: 'conversation', subjectId: String(conversation._id) };
      const after = { messageId: String(appended.message._id), caseId: conversation.caseId };
      await this.audit.record({ action: 'conversation.written', ...subject, after, caller }, session);
      return appended;
    };
  }

  /** The deed whose commit is followed by word to those who look on. */
  private told<Shown>(
    commit: (session: ClientSession) => Promise<Appended>,
    show: (appended: Appended) => Shown,
  ): Deed<Shown> {
    let written: Appended | undefined;
    return {
      commit: async (session) => {
        written = await commit(session);
        return show(written);
      },
      after: async () => {
        if (written) await this.live.tell(written.conversation);
      },
    };
  }

  private async own(scope: ClientScope, id: string, session?: ClientSession): Promise<ConversationRecord> {
    const conversation = await this.conversations.own(scope, id, session);
    if (!conversation) throw new DomainError('NOT_FOUND');
    return conversation;
  }
}
