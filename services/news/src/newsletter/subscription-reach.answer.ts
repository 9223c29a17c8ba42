import { reachOfSubscription } from '@diwan/contracts/messages/newsletter/questions';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Controller } from '@nestjs/common';
import type * as z from 'zod/mini';
import { Subscriptions } from './subscriptions.js';

/** Tells the worker where a confirmation mail goes. */
@Controller()
export class SubscriptionReachAnswer {
  constructor(private readonly subscriptions: Subscriptions) {}

  @Answers(reachOfSubscription)
  answer({
    subscriptionId,
    request,
  }: z.infer<typeof reachOfSubscription.input>): Promise<z.infer<typeof reachOfSubscription.output>> {
    return this.subscriptions.reach(subscriptionId, request);
  }
}
