import { Clock } from '@diwan/service-kit/app/clock';
import { Log } from '@diwan/service-kit/app/log';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { BLOCK } from './ledger-words.js';
import { isIn } from './notice.ledger.js';
import { backoff, LONGEST_OUTAGE, MAX_COMPOSE_FAILURES } from './notice.machine.js';
import type { NoticeRecord } from './notice.schema.js';

/** One whose facts cannot be asked now is looked at again after this, in milliseconds. */
const ASKED_AGAIN = 3000;
/** Who looks at a notice so long after it was due, in milliseconds, has not looked meanwhile: that nobody answers begins then. */
const NOT_LOOKED = 3600_000;
const REASON = 'cannot_compose';

/** Of the ledger: pending notices whose message cannot be put together. They wait for what is mended by itself and fail in the end, so that somebody hears of them. */
@Injectable()
export class UncomposedNotices {
  constructor(
    @InjectModel('Notice') private readonly notices: Model<NoticeRecord>,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** The services that know what it says do not answer. After a day of that it is not they who are away: it has failed. */
  async unanswered(notice: NoticeRecord): Promise<void> {
    const now = this.clock.now();
    const isLookedAt = now.getTime() - notice.nextAttemptAt.getTime() < NOT_LOOKED;
    const unansweredSince = (isLookedAt && notice.unansweredSince) || now;
    if (now.getTime() - unansweredSince.getTime() >= LONGEST_OUTAGE) return this.end(notice);
    await this.later(notice, ASKED_AGAIN, { unansweredSince });
  }

  /** Something went wrong on the way to an attempt. */
  async failed(notice: NoticeRecord): Promise<void> {
    const composeFailures = (notice.composeFailures ?? 0) + 1;
    if (composeFailures >= MAX_COMPOSE_FAILURES) return this.end(notice);
    await this.later(notice, backoff(composeFailures), { composeFailures });
  }

  private async later(notice: NoticeRecord, ms: number, change: Partial<NoticeRecord>): Promise<void> {
    const nextAttemptAt = new Date(this.clock.now().getTime() + ms);
    // What cannot be said now does not try whether its channel is back.
    await this.notices.updateOne(asItWas(notice), { $set: { ...change, nextAttemptAt, heldUp: false } });
  }

  private async end(notice: NoticeRecord): Promise<void> {
    const ended = { state: BLOCK.to, reason: REASON, batch: null };
    const { modifiedCount } = await this.notices.updateOne(asItWas(notice), { $set: ended });
    const { _id, family } = notice;
    if (modifiedCount === 1) this.log.error('notice.failed', { noticeId: String(_id), family, reason: REASON });
  }
}

/** Only while nobody has made an attempt since it was read: what came of that stands. */
const asItWas = ({ _id, round, attemptedAt }: NoticeRecord) => ({
  ...{ _id, round, attemptedAt: attemptedAt ?? null },
  state: isIn(BLOCK.from),
});
