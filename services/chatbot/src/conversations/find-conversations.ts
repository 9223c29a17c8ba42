import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { listConversations } from '@diwan/contracts/messages/conversations/http';
import { findClientIds } from '@diwan/contracts/people/clients/questions';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import type { Page } from '@diwan/service-kit/store/page-of';
import { Injectable } from '@nestjs/common';
import { ConversationRepository } from './conversation.repository.js';
import type { ConversationRecord } from './conversation.schema.js';
import { MessageRepository } from './message.repository.js';
import { StaffScopes } from './staff-scope.js';

/** The inbox: what the caller may read, by filter, client, case, and what a search finds of clients and words. */
@Injectable()
export class FindConversations {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly messages: MessageRepository,
    private readonly staffScopes: StaffScopes,
    private readonly rpc: RpcClient,
  ) {}

  /** Throws UNAVAILABLE. */
  async run(
    caller: SignedInCaller,
    { search = '', ...query }: InputOf<typeof listConversations>['query'],
  ): Promise<Page<ConversationRecord>> {
    const scope = await this.staffScopes.of(caller);
    const found = search === '' ? null : await this.found(search);
    return this.conversations.inbox(scope, { ...query, me: caller.personId, found });
  }

  private async found(search: string) {
    const [personIds, ids] = await Promise.all([
      this.rpc.ask(findClientIds, { search }),
      this.messages.conversationsSaying(search),
    ]);
    return { personIds, ids };
  }
}
