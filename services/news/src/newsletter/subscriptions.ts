import type { InputOf } from '@diwan/contracts/http/endpoint';
import { SubscriptionRequestedV1 } from '@diwan/contracts/messages/newsletter/events';
import type { subscribeToNewsletter } from '@diwan/contracts/messages/newsletter/http';
import type { reachOfSubscription } from '@diwan/contracts/messages/newsletter/questions';
import { inLanguage } from '@diwan/contracts/shared/language-path';
import { Clock } from '@diwan/service-kit/app/clock';
import { CONFIG } from '@diwan/service-kit/app/config';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { PublicIntake } from '@diwan/service-kit/http/public-intake';
import { RateLimiter } from '@diwan/service-kit/http/rate-limit';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, isValidObjectId, type Model, trusted } from 'mongoose';
import type * as z from 'zod/mini';
import { CategoryRepository } from '../categories/category.repository.js';
import type { NewsConfig } from '../config.js';
import { claimedId, isTokenFor, linkToken } from './link-token.js';
import { ASK, CONFIRM, END, type SubscriptionState } from './subscription.machine.js';
import type { SubscriptionRecord } from './subscription.schema.js';

type Request = InputOf<typeof subscribeToNewsletter>['body'];

/** Confirmation mails that one mailbox gets within a day, whoever asks for them. */
const MAILBOX = { name: 'newsletter-mailbox', limit: 5, windowSeconds: 24 * 3600 };

const isOneOf = (state: SubscriptionState, states: readonly SubscriptionState[]) => states.includes(state);
/** Expects a subscription in one of some states. */
const isIn = (states: readonly SubscriptionState[]) => trusted({ $in: [...states] });

/** Newsletter subscriptions: asked for, confirmed from the mailbox, ended with one click (D-066). */
@Injectable()
export class Subscriptions {
  constructor(
    @InjectModel('Subscription') private readonly subscriptions: Model<SubscriptionRecord>,
    private readonly categories: CategoryRepository,
    private readonly inTransaction: InTransaction,
    private readonly outbox: Outbox,
    private readonly intake: PublicIntake,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: NewsConfig,
  ) {}

  /**
   * Takes a request. What happens is the same to the eye for new, waiting and subscribed addresses; a subscribed one gets no mail.
   * Throws TOO_MANY_REQUESTS beyond the hourly limit of an address on the network, VALIDATION when a category is unknown or archived.
   */
  async request(request: Request, address: string): Promise<void> {
    if (this.intake.isRobot('newsletter', request.website)) return;
    await this.intake.take('newsletter', this.config.SUBSCRIPTIONS_PER_HOUR, address);
    await this.requireOffered(request.categories ?? []);
    const email = request.email.toLowerCase();
    // Others may type somebody's address again and again, and see no difference (D-066).
    if (!(await this.limiter.allows(MAILBOX, email))) return;
    const consent = this.intake.consent(request.consentVersion, address);
    await this.inTransaction.run(async (session) => {
      const known = await this.subscriptions.findOne({ email }, null, { session }).lean<SubscriptionRecord>();
      if (known && !isOneOf(known.state, ASK.from)) return;
      const stored = await this.subscriptions
        .findOneAndUpdate(
          { email },
          {
            $set: {
              language: request.language,
              categories: request.categories ?? [],
              state: ASK.to,
              consent,
              confirmedAt: null,
              endedAt: null,
            },
            $inc: { request: 1 },
          },
          { upsert: true, returnDocument: 'after', session },
        )
        .lean<SubscriptionRecord>();
      if (!stored) throw new Error('An upsert returned no subscription');
      await this.outbox.add(
        SubscriptionRequestedV1,
        { subscriptionId: stored._id.toHexString(), request: stored.request },
        session,
      );
    });
  }

  /** Confirms with the token of the newest mail; confirming again changes nothing. Throws NOT_FOUND for any other token. */
  async confirm(token: string): Promise<void> {
    const subscription = await this.claimed(token);
    const fits =
      subscription &&
      isTokenFor(this.config.UNSUBSCRIBE_SECRET, token, claimedId(token), {
        kind: 'confirm',
        request: subscription.request,
      });
    if (!fits || subscription.state === 'ended') throw new DomainError('NOT_FOUND');
    await this.subscriptions.updateOne(
      { _id: subscription._id, request: subscription.request, state: isIn(CONFIRM.from) },
      { $set: { state: CONFIRM.to, confirmedAt: this.clock.now() } },
    );
  }

  /** Ends a subscription; ending it again changes nothing. Throws NOT_FOUND for a token that is not ours. */
  async end(token: string): Promise<void> {
    const subscription = await this.claimed(token);
    if (
      !subscription ||
      !isTokenFor(this.config.UNSUBSCRIBE_SECRET, token, claimedId(token), { kind: 'unsubscribe' })
    ) {
      throw new DomainError('NOT_FOUND');
    }
    await this.subscriptions.updateOne(
      { _id: subscription._id, state: isIn(END.from) },
      { $set: { state: END.to, endedAt: this.clock.now() } },
    );
  }

  /** The subscription of an address. */
  of(email: string): Promise<SubscriptionRecord | null> {
    return this.subscriptions.findOne({ email: email.toLowerCase() }).lean<SubscriptionRecord>();
  }

  /** Ids of the subscriptions of these addresses, whatever became of them. */
  async idsOf(emails: readonly string[]): Promise<string[]> {
    const among = trusted({ $in: emails.map((email) => email.toLowerCase()) });
    const found = await this.subscriptions.find({ email: among }, { _id: 1 }).lean();
    return found.map(({ _id }) => _id.toHexString());
  }

  /** Forgets a subscription and the consent with it; false when there is none. Whoever subscribes again does it anew. */
  async erase(subscriptionId: string, session: ClientSession): Promise<boolean> {
    return (await this.subscriptions.deleteOne({ _id: subscriptionId }, { session })).deletedCount === 1;
  }

  /** Where the confirmation of a request is sent; null when it is not waited for any more. */
  async reach(subscriptionId: string, request: number): Promise<z.infer<typeof reachOfSubscription.output>> {
    const subscription = await this.subscriptions.findById(subscriptionId).lean<SubscriptionRecord>();
    if (subscription?.state !== 'pending' || subscription.request !== request) return null;
    const { email, language } = subscription;
    const link = (path: string, token: string) =>
      `${this.config.PUBLIC_ORIGIN}${inLanguage(path, language)}?token=${token}`;
    const key = this.config.UNSUBSCRIBE_SECRET;
    return {
      email,
      language,
      confirmUrl: link('/newsletter/confirm', linkToken(key, subscriptionId, { kind: 'confirm', request })),
      unsubscribeUrl: link('/newsletter/unsubscribe', linkToken(key, subscriptionId, { kind: 'unsubscribe' })),
    };
  }

  private async requireOffered(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const categories = await this.categories.byId();
    const faults = ids.flatMap((id, place) => {
      const category = categories.get(id);
      if (category && !category.archived) return [];
      return [[`categories.${place}`, category ? 'archived_category' : 'invalid_choice']];
    });
    if (faults.length > 0) throw new DomainError('VALIDATION', { fieldErrors: Object.fromEntries(faults) });
  }

  private async claimed(token: string): Promise<SubscriptionRecord | null> {
    const id = claimedId(token);
    return isValidObjectId(id) ? this.subscriptions.findById(id).lean<SubscriptionRecord>() : null;
  }
}
