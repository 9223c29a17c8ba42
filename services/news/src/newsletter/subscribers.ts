import type { Language } from '@diwan/contracts/shared/language';
import { inLanguage } from '@diwan/contracts/shared/language-path';
import { CONFIG } from '@diwan/service-kit/app/config';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types, trusted } from 'mongoose';
import type { NewsConfig } from '../config.js';
import { linkToken } from './link-token.js';
import type { SubscriptionRecord } from './subscription.schema.js';

/** What an article is of, for those who chose what they read. */
export interface Issue {
  language: Language;
  category: string;
}

/** No categories chosen means all (NEWS-08). */
const readersOf = ({ language, category }: Issue) => ({
  state: 'active' as const,
  language,
  $or: [{ categories: trusted({ $size: 0 }) }, { categories: category }],
});

/** Who confirmed that they want the newsletter. */
@Injectable()
export class Subscribers {
  constructor(
    @InjectModel('Subscription') private readonly subscriptions: Model<SubscriptionRecord>,
    @Inject(CONFIG) private readonly config: NewsConfig,
  ) {}

  count(issue: Issue): Promise<number> {
    return this.subscriptions.countDocuments(readersOf(issue));
  }

  /** Ids of subscriptions, in their order, after one of them. */
  async part(issue: Issue, after: string | null, limit: number): Promise<string[]> {
    const later = after && { _id: trusted({ $gt: new Types.ObjectId(after) }) };
    const found = await this.subscriptions
      .find({ ...readersOf(issue), ...later }, { _id: 1 })
      .sort({ _id: 1 })
      .limit(limit)
      .lean();
    return found.map(({ _id }) => _id.toHexString());
  }

  /** Null for one that was ended. */
  async reach(id: string): Promise<{ email: string; language: Language; unsubscribeUrl: string } | null> {
    const subscription = await this.subscriptions.findOne({ _id: id, state: 'active' }).lean<SubscriptionRecord>();
    if (!subscription) return null;
    const { email, language } = subscription;
    const token = linkToken(this.config.UNSUBSCRIBE_SECRET, id, { kind: 'unsubscribe' });
    const path = inLanguage('/newsletter/unsubscribe', language);
    return { email, language, unsubscribeUrl: `${this.config.PUBLIC_ORIGIN}${path}?token=${token}` };
  }
}
