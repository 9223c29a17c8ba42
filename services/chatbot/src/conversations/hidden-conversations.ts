import { casesKeptFrom } from '@diwan/contracts/matters/cases/questions';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import type { HiddenSubjects } from '@diwan/service-kit/http/hidden-subjects';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import { ConversationRepository } from './conversation.repository.js';

/** Conversations whose lines of the audit log are not for somebody who is walled off from their case (SEC-04). */
@Injectable()
export class HiddenConversations implements HiddenSubjects {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly rpc: RpcClient,
  ) {}

  /** Throws UNAVAILABLE. */
  async from({ personId }: Pick<SignedInCaller, 'personId'>): Promise<readonly string[]> {
    return this.conversations.idsOfCases(await this.rpc.ask(casesKeptFrom, { personId }));
  }
}
