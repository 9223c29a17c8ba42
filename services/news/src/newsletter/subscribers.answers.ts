import { reachOfSubscriber, subscribersTo } from '@diwan/contracts/messages/newsletter/questions';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Controller } from '@nestjs/common';
import type * as z from 'zod/mini';
import { Subscribers } from './subscribers.js';

/** So many subscriptions are named in one answer. */
const AT_ONCE = 200;

/** Tells the worker who reads the newsletter. */
@Controller()
export class SubscribersAnswers {
  constructor(private readonly subscribers: Subscribers) {}

  @Answers(subscribersTo)
  async part({ after, ...issue }: z.infer<typeof subscribersTo.input>): Promise<z.infer<typeof subscribersTo.output>> {
    const ids = await this.subscribers.part(issue, after, AT_ONCE);
    return { ids, next: ids.length < AT_ONCE ? null : (ids.at(-1) ?? null) };
  }

  @Answers(reachOfSubscriber)
  reach({
    subscriptionId,
  }: z.infer<typeof reachOfSubscriber.input>): Promise<z.infer<typeof reachOfSubscriber.output>> {
    return this.subscribers.reach(subscriptionId);
  }
}
