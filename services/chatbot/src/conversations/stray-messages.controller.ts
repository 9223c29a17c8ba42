import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  dismissStrayMessage,
  listStrayMessages,
  placeStrayMessage,
} from '@diwan/contracts/messages/stray-messages/http';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { StrayMessages } from './stray-messages.js';

/** Messages by WhatsApp that are nobody's yet. */
@Controller()
export class StrayMessagesController {
  constructor(private readonly strayMessages: StrayMessages) {}

  @Endpoint(listStrayMessages)
  list(@Input() { query }: InputOf<typeof listStrayMessages>): Promise<ResponseOf<typeof listStrayMessages>> {
    return this.strayMessages.list(query);
  }

  @Endpoint(placeStrayMessage)
  place(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof placeStrayMessage>,
  ): Promise<Deed<void>> {
    return this.strayMessages.place(caller, params.id, body.personId);
  }

  @Endpoint(dismissStrayMessage)
  dismiss(@Caller() caller: SignedInCaller, @Input() { params }: InputOf<typeof dismissStrayMessage>): Promise<void> {
    return this.strayMessages.dismiss(caller, params.id);
  }
}
