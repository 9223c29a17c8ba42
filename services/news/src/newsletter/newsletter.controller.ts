import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { confirmSubscription, subscribeToNewsletter, unsubscribe } from '@diwan/contracts/messages/newsletter/http';
import { Caller, Endpoint, Input } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { Subscriptions } from './subscriptions.js';

/** The newsletter for visitors. */
@Controller()
export class NewsletterController {
  constructor(private readonly subscriptions: Subscriptions) {}

  @Endpoint(subscribeToNewsletter)
  async subscribe(
    @Input() { body }: InputOf<typeof subscribeToNewsletter>,
    @Caller() caller: Caller,
  ): Promise<ResponseOf<typeof subscribeToNewsletter>> {
    await this.subscriptions.request(body, caller.address);
    return { status: 'check-inbox' };
  }

  @Endpoint(confirmSubscription)
  async confirm(
    @Input() { body }: InputOf<typeof confirmSubscription>,
  ): Promise<ResponseOf<typeof confirmSubscription>> {
    await this.subscriptions.confirm(body.token);
    return { status: 'subscribed' };
  }

  @Endpoint(unsubscribe)
  async end(@Input() { body }: InputOf<typeof unsubscribe>): Promise<ResponseOf<typeof unsubscribe>> {
    await this.subscriptions.end(body.token);
    return { status: 'unsubscribed' };
  }
}
