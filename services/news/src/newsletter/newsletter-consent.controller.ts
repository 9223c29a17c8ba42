import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { getClientNewsletterConsent, type NewsletterConsent } from '@diwan/contracts/messages/newsletter/consents.http';
import { provenOfClient } from '@diwan/contracts/people/clients/questions';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Controller } from '@nestjs/common';
import type { SubscriptionRecord } from './subscription.schema.js';
import { Subscriptions } from './subscriptions.js';

/** What a client agreed to with their subscription, for staff who may read the client (OFF-03). */
@Controller()
export class NewsletterConsentController {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly rpc: RpcClient,
  ) {}

  @Endpoint(getClientNewsletterConsent)
  async of(
    @Input() { params: { id } }: InputOf<typeof getClientNewsletterConsent>,
    @Caller() { personId, roles }: SignedInCaller,
  ): Promise<ResponseOf<typeof getClientNewsletterConsent>> {
    const { email } = await this.rpc.ask(provenOfClient, { clientId: id, by: { personId, roles: [...roles] } });
    if (email === null) return { verified: false, subscription: null };
    const subscription = await this.subscriptions.of(email);
    return { verified: true, subscription: subscription && toConsent(subscription) };
  }
}

const toConsent = ({
  email,
  language,
  categories,
  consent,
  confirmedAt,
  endedAt,
}: SubscriptionRecord): NewsletterConsent => ({
  email,
  language,
  categories,
  text: consent.version,
  askedAt: consent.at.toISOString(),
  givenAt: confirmedAt?.toISOString() ?? null,
  withdrawnAt: endedAt?.toISOString() ?? null,
});
