import { subscriptionsOf } from '@diwan/contracts/messages/newsletter/questions';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Controller } from '@nestjs/common';
import type * as z from 'zod/mini';
import { Subscriptions } from './subscriptions.js';

/** Tells identity which subscriptions are those of somebody who is to be forgotten. */
@Controller()
export class SubscriptionsOfAnswer {
  constructor(private readonly subscriptions: Subscriptions) {}

  @Answers(subscriptionsOf)
  answer({ emails }: z.output<typeof subscriptionsOf.input>): Promise<z.output<typeof subscriptionsOf.output>> {
    return this.subscriptions.idsOf(emails);
  }
}
