import type { PayloadOf } from '@diwan/contracts/events/event';
import { MessageReceivedV1 } from '@diwan/contracts/messages/received-messages/events';
import { receivedMessage } from '@diwan/contracts/messages/received-messages/questions';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { OnEvent } from '@diwan/service-kit/events/event-inbox';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import { LandMessage } from './land-message.js';
import { StrayMessageRepository } from './stray-message.repository.js';

/**
 * What somebody writes by WhatsApp lands in their conversation (PORT-06). A number that nobody knows, or that several persons have, is
 * nobody's: neither may read the other's words, so that somebody of the firm says whose it is.
 */
@Injectable()
export class LandMessageWhenMessageReceived {
  constructor(
    private readonly landMessage: LandMessage,
    private readonly strays: StrayMessageRepository,
    private readonly rpc: RpcClient,
  ) {}

  @OnEvent(MessageReceivedV1)
  async handle({ receivedMessageId, personIds }: PayloadOf<typeof MessageReceivedV1>): Promise<Deed<void> | undefined> {
    const received = await this.rpc.ask(receivedMessage, { receivedMessageId });
    if (received === null || received.keyword) return;
    const [personId, ...others] = personIds;
    if (personId !== undefined && others.length === 0) return this.landMessage.prepare(personId, received);
    const at = new Date(received.receivedAt);
    return { commit: (session) => this.strays.keep({ receivedMessageId, at }, session) };
  }
}
