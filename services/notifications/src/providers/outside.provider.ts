import { outsideTransaction } from '@diwan/service-kit/deeds/ambient-transaction';
import type { OutgoingMessage, SendResult } from '../messages/message.js';
import type { MessageProvider, ProviderWord, SoughtMessage } from './message-provider.js';

/** A provider that refuses to be used inside a transaction: what was sent is not undone with it, and is sent again when it is repeated. */
export class OutsideProvider implements MessageProvider {
  constructor(private readonly provider: MessageProvider) {}

  async send(message: OutgoingMessage, options?: { timeoutMs?: number }): Promise<SendResult> {
    outsideTransaction('sending a message');
    return this.provider.send(message, options);
  }

  async lookUp(sought: SoughtMessage): Promise<ProviderWord> {
    outsideTransaction('asking for a message');
    return (await this.provider.lookUp?.(sought)) ?? 'cannot-tell';
  }
}
