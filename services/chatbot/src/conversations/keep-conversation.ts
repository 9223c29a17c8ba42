import type { InputOf } from '@diwan/contracts/http/endpoint';
import { casesKeptFrom } from '@diwan/contracts/matters/cases/questions';
import type { assignConversation, Conversation, moveConversation } from '@diwan/contracts/messages/conversations/http';
import { staffWithPermission } from '@diwan/contracts/people/staff/questions';
import { type Deed, presented } from '@diwan/service-kit/deeds/deed';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { ChangeConversation } from './change-conversation.js';
import { MOVES } from './conversation.machine.js';
import { ConversationRepository } from './conversation.repository.js';
import { ConversationViews, shownToStaff } from './conversation-views.js';

type Shown = z.infer<typeof Conversation>;

/** What staff keep of a conversation besides what is written: who takes care of it, and whether it goes on. */
@Injectable()
export class KeepConversation {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly changeConversation: ChangeConversation,
    private readonly conversationViews: ConversationViews,
    private readonly rpc: RpcClient,
  ) {}

  /** Ids of the staff who may take care of conversations. Throws UNAVAILABLE. */
  assignees(): Promise<string[]> {
    return this.rpc.ask(staffWithPermission, { permission: 'conversation:write' });
  }

  /** Throws NOT_FOUND, UNAVAILABLE, VALIDATION for who may not take care of it: they are walled off, or no such staff; the deed CONFLICT. */
  async assign(
    caller: SignedInCaller,
    id: string,
    { assigneeId, version }: InputOf<typeof assignConversation>['body'],
  ): Promise<Deed<Shown>> {
    const { scope, conversation: seen } = await this.changeConversation.read(caller, id);
    if (assigneeId !== null && !(await this.mayTake(assigneeId, seen.caseId)))
      throw new DomainError('VALIDATION', { fieldErrors: { assigneeId: 'invalid_choice' } });
    const { names, titles } = await this.conversationViews.known(seen, ...(assigneeId ? [assigneeId] : []));
    const deed = this.changeConversation.deed(
      caller,
      (session) => this.changeConversation.one(scope, id, session),
      async (read, session) => {
        const result = read.version === version ? await this.conversations.assign(read, assigneeId, session) : null;
        if (!result) throw new DomainError('CONFLICT');
        const [before, after] = [{ assigneeId: read.assigneeId }, { assigneeId }];
        return { result, conversation: result, action: 'conversation.assigned', before, after, isHidden: true };
      },
    );
    return presented(deed, (written) => shownToStaff(written, names, titles));
  }

  /** Throws NOT_FOUND, UNAVAILABLE; the deed CONFLICT, also for the state that it has. */
  async move(
    caller: SignedInCaller,
    id: string,
    { to, version }: InputOf<typeof moveConversation>['body'],
  ): Promise<Deed<Shown>> {
    const { scope, conversation: seen } = await this.changeConversation.read(caller, id);
    const { names, titles } = await this.conversationViews.known(seen);
    const deed = this.changeConversation.deed(
      caller,
      (session) => this.changeConversation.one(scope, id, session),
      async (read, session) => {
        const result = await this.conversations.move({ _id: read._id, version }, MOVES[to], session);
        if (!result) throw new DomainError('CONFLICT');
        const [before, after] = [{ state: read.state }, { state: to }];
        return { result, conversation: result, action: 'conversation.moved', before, after };
      },
    );
    return presented(deed, (written) => shownToStaff(written, names, titles));
  }

  private async mayTake(personId: string, caseId: string | null): Promise<boolean> {
    if (!(await this.assignees()).includes(personId)) return false;
    return caseId === null || !(await this.rpc.ask(casesKeptFrom, { personId })).includes(caseId);
  }
}
