import { reachOfSubscription } from '@diwan/contracts/messages/newsletter/questions';
import { RpcClient } from '@diwan/service-kit/rpc';
import { Injectable } from '@nestjs/common';
import type { Composer, Composition } from './composition.js';
import type { NoticeRecord } from './notice.schema.js';

/** "Please confirm your subscription", by e-mail to the address that was given. */
@Injectable()
export class ComposeNewsletterConfirmation implements Composer {
  readonly family = 'newsletter_confirmation';

  constructor(private readonly rpc: RpcClient) {}

  async compose({ facts }: NoticeRecord): Promise<Composition> {
    const question = { subscriptionId: String(facts.subscriptionId), request: Number(facts.request) };
    const subscription = await this.rpc.ask(reachOfSubscription, question);
    if (subscription === null) return { drop: 'cancelled', reason: 'not_awaited' };
    const { email: to, language, confirmUrl: link, unsubscribeUrl: unsubscribe } = subscription;
    // One click in the mail program ends the subscription (RFC 8058).
    const headers = { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
    return {
      message: { to, template: 'newsletter_confirmation', language, variables: { link, unsubscribe }, headers },
    };
  }
}
