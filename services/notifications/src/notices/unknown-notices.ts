import { Clock } from '@diwan/service-kit/app/clock';
import { CONFIG } from '@diwan/service-kit/app/config';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { NotificationsConfig } from '../config.js';
import type { ProviderWord } from '../providers/message-provider.js';
import { GOOD_NEWS, HEARD_GOOD, PROVEN_ABSENT } from './ledger-words.js';
import { isIn } from './notice.ledger.js';
import { AFTER_ATTEMPT, ASK_AGAIN, type NoticeState } from './notice.machine.js';
import type { NoticeRecord } from './notice.schema.js';

/** Of the ledger: what may or may not have been sent, until the provider's word or a person settles it (REL-02). */
@Injectable()
export class UnknownNotices {
  constructor(
    @InjectModel('Notice') private readonly notices: Model<NoticeRecord>,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: NotificationsConfig,
  ) {}

  /** Notices that nobody knows of and whose provider is to be asked now, longest waiting first. */
  async toAsk(limit: number): Promise<NoticeRecord[]> {
    return this.notices
      .find({ state: 'unknown', nextAttemptAt: trusted({ $lte: this.clock.now() }) })
      .sort({ nextAttemptAt: 1, _id: 1 })
      .limit(limit)
      .lean<NoticeRecord[]>();
  }

  /**
   * Settles an unknown notice by its provider's word: sent when it has a message that no other notice claims, sent again only when it
   * never had it, otherwise left unknown for a person to decide and asked about again later. The word counts for the attempt that was
   * asked about only. Returns the new state.
   */
  async settle(notice: NoticeRecord, word: ProviderWord): Promise<NoticeState> {
    const { _id, attempts, round } = notice;
    const now = this.clock.now().getTime();
    const asked = { _id, attempts, round };
    if (word === 'never-had-it') {
      const { from, to } = PROVEN_ABSENT;
      const again = { state: to, reason: null, nextAttemptAt: new Date(now) };
      await this.notices.updateOne({ ...asked, state: isIn(from) }, { $set: again });
      return to;
    }
    const providerId = word === 'cannot-tell' ? undefined : await this.unclaimed(notice, word.has);
    if (providerId === undefined) {
      const later = { nextAttemptAt: new Date(now + ASK_AGAIN) };
      await this.notices.updateOne({ ...asked, state: 'unknown' }, { $set: later });
      return 'unknown';
    }
    const { from, to } = HEARD_GOOD;
    await this.notices.updateOne({ ...asked, state: isIn(from) }, { $set: { providerId, state: to, reason: null } });
    return to;
  }

  /** Claims of workers that died: sent if the provider said so meanwhile, otherwise unknown, to be asked about at once. */
  async abandonStale(): Promise<number> {
    const claimedAt = trusted({ $lt: new Date(this.clock.now().getTime() - this.config.STALE_CLAIM_SECONDS * 1000) });
    const freed = { claim: null, claimedAt: null };
    const { sent, unknown } = AFTER_ATTEMPT;
    await this.notices.updateMany(
      { state: isIn(sent.from), claimedAt, deliveryStatus: GOOD_NEWS },
      { $set: { ...freed, state: sent.to, reason: null } },
    );
    const { modifiedCount } = await this.notices.updateMany(
      { state: isIn(unknown.from), claimedAt },
      { $set: { ...freed, state: unknown.to, reason: 'worker_died', nextAttemptAt: this.clock.now() } },
    );
    return modifiedCount;
  }

  /** One of some ids of the provider's that no other notice has, nor this one from an earlier round. */
  private async unclaimed({ providerId }: NoticeRecord, ids: readonly string[]): Promise<string | undefined> {
    const claimed = await this.notices.find({ providerId: trusted({ $in: [...ids] }) }, { providerId: 1 }).lean();
    const taken = new Set([providerId, ...claimed.map((other) => other.providerId)]);
    return ids.find((id) => !taken.has(id));
  }
}
