import { sendsSms } from '@diwan/contracts/messages/sending/questions';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';

/** Which ways besides WhatsApp and e-mail the firm can offer. */
@Injectable()
export class MessageOffers {
  constructor(private readonly rpc: RpcClient) {}

  /** Nothing is offered that nobody can confirm now: what was chosen before stays as it is. */
  async ask(): Promise<{ sms: boolean }> {
    try {
      return { sms: (await this.rpc.ask(sendsSms, {})).sendsSms };
    } catch (error) {
      if (error instanceof DomainError && error.code === 'UNAVAILABLE') return { sms: false };
      throw error;
    }
  }
}
