import type { PayloadOf } from '@diwan/contracts/events/event';
import { AnsweredByWhatsappV1 } from '@diwan/contracts/messages/conversations/events';
import { sendReply } from '@diwan/contracts/messages/replies/questions';
import { Log } from '@diwan/service-kit/app/log';
import { OnEvent } from '@diwan/service-kit/events/event-inbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import { MessageRepository } from './message.repository.js';

/**
 * Hands an answer to notifications, which owe it once for its id however often it is handed over (REL-02). The 24 hours are looked at
 * again when it leaves: what is too late by then goes as "a message is waiting".
 */
@Injectable()
export class SendAnswerWhenAnsweredByWhatsapp {
  constructor(
    private readonly messages: MessageRepository,
    private readonly rpc: RpcClient,
    private readonly log: Log,
  ) {}

  @OnEvent(AnsweredByWhatsappV1)
  async handle({ messageId, ...answer }: PayloadOf<typeof AnsweredByWhatsappV1>): Promise<undefined> {
    const message = await this.messages.answer(messageId);
    // Erased meanwhile.
    if (message === null) return;
    try {
      await this.rpc.ask(sendReply, { ...answer, text: message.text, dedupeKey: messageId });
    } catch (fault) {
      if (!(fault instanceof DomainError && fault.code === 'NOT_FOUND')) throw fault;
      this.log.warn('answer.nobody-there', { messageId });
    }
  }
}
