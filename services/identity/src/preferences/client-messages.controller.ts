import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { getClientMessages } from '@diwan/contracts/messages/preferences/http';
import { CONFIG } from '@diwan/service-kit/app/config';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller, Inject } from '@nestjs/common';
import { ClientViews } from '../clients/client-views.js';
import type { IdentityConfig } from '../config.js';
import { channelsReaching, wishesOf } from '../persons/message-wishes.js';
import { isEmailVerified, quietHoursOf } from '../persons/person-facts.js';
import { MessageOffers } from './message-offers.js';

/** What messages a client has stopped and when they want none, for staff who may read the client (NOT-04). */
@Controller()
export class ClientMessagesController {
  constructor(
    private readonly clientViews: ClientViews,
    private readonly offers: MessageOffers,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  @Endpoint(getClientMessages)
  async of(
    @Input() { params }: InputOf<typeof getClientMessages>,
    @Caller() caller: SignedInCaller,
  ): Promise<ResponseOf<typeof getClientMessages>> {
    const client = await this.clientViews.inScope(caller, params.id);
    return {
      wishes: wishesOf(client, channelsReaching(client, await this.offers.ask())),
      emailOffered: isEmailVerified(client),
      quiet: quietHoursOf(client, this.config.QUIET_HOURS),
    };
  }
}
