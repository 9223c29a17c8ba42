import { randomUUID } from 'node:crypto';
import type { Language } from '@diwan/contracts/shared/language';
import { Clock } from '@diwan/service-kit/clock';
import { CONFIG } from '@diwan/service-kit/config';
import { correlationId } from '@diwan/service-kit/correlation';
import { type Page, pageOf } from '@diwan/service-kit/page-of';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import type { NotificationsConfig } from '../config.js';
import { KINDS } from '../derived/kinds.js';
import type { Channel, Family, Owed } from '../kinds/notice-kind.js';
import type { SendResult } from '../messages/message.js';
import type { ProviderWord } from '../providers/message-provider.js';
import {
  AFTER_ATTEMPT,
  ASK_AFTER,
  ASK_AGAIN,
  backoff,
  DROP,
  type FirstState,
  LONGEST_OUTAGE,
  MAX_ATTEMPTS,
  move,
  type NoticeState,
} from './notice.machine.js';
import type { NoticeRecord } from './notice.schema.js';
import { outsideQuietHours } from './quiet-hours.js';

/** A notice that is owed: `reason` is the event that brought it about, or what makes several events one reason. */
export type OwedNotice = Owed<unknown> & { family: Family; reason: string };

/** What of the delivery log is looked at. */
export interface LogQuery {
  page: number;
  limit: number;
  state?: NoticeState | 'delivered' | 'read' | undefined;
  family?: Family | undefined;
  personIds?: readonly string[] | undefined;
}

const CLAIM = move(['pending'], 'sending');
const REOPEN = move(['failed', 'unknown'], 'pending');
const PROVEN_ABSENT = move(['unknown'], 'pending');
const HEARD_GOOD = move(['unknown'], 'sent');
const HEARD_BAD = move(['sent', 'unknown'], 'failed');

/** Statuses by which the provider says that it has a message, and that it did not arrive. */
const GOOD_NEWS = trusted({ $in: ['queued', 'accepted', 'sending', 'sent', 'delivered', 'read'] });
const BAD_NEWS = trusted({ $in: ['failed', 'undelivered'] });

/** Expects a record in one of some states. */
export const isIn = (states: readonly NoticeState[]) => trusted({ $in: [...states] });

/** What is owed to whom, and what became of it. Every change names the state it expects, so that of two workers one wins. */
@Injectable()
export class NoticeLedger {
  constructor(
    @InjectModel('Notice') private readonly notices: Model<NoticeRecord>,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: NotificationsConfig,
  ) {}

  /** Owes a notice, once per reason, person, family and channel. */
  async owe({ reason: because, suppressed, ...notice }: OwedNotice, session: ClientSession): Promise<void> {
    const dedupeKey = `${because}.${notice.personId ?? 'visitor'}.${notice.family}.${notice.channel}`;
    const state: { state: FirstState; reason: string | null } =
      suppressed === undefined ? { state: 'pending', reason: null } : { state: 'suppressed', reason: suppressed };
    const owed = {
      ...notice,
      ...state,
      urgency: KINDS[notice.family].urgency,
      nextAttemptAt: outsideQuietHours(notice.family, this.clock.now(), this.config.QUIET_HOURS),
      correlationId: correlationId(),
    };
    await this.notices.updateOne({ dedupeKey }, { $setOnInsert: owed }, { upsert: true, session });
  }

  /** Notices to send now on a channel, the most urgent first. */
  async due(channel: Channel, limit: number): Promise<NoticeRecord[]> {
    return this.notices
      .find({ state: 'pending', channel, nextAttemptAt: trusted({ $lte: this.clock.now() }) })
      .sort({ urgency: 1, nextAttemptAt: 1, _id: 1 })
      .limit(limit)
      .lean<NoticeRecord[]>();
  }

  /** The notice that tries whether the provider of a channel is back: the most urgent that is due or was held up. */
  async probe(channel: Channel): Promise<NoticeRecord[]> {
    return this.notices
      .find({
        state: 'pending',
        channel,
        $or: [{ heldUp: true }, { nextAttemptAt: trusted({ $lte: this.clock.now() }) }],
      })
      .sort({ urgency: 1, nextAttemptAt: 1, _id: 1 })
      .limit(1)
      .lean<NoticeRecord[]>();
  }

  /** The provider of a channel is back: what waited for it is due now. */
  async wake(channel: Channel): Promise<void> {
    await this.notices.updateMany(
      { state: 'pending', channel, heldUp: true },
      { $set: { heldUp: false, nextAttemptAt: this.clock.now() } },
    );
  }

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
  async settleUnknown(notice: NoticeRecord, word: ProviderWord): Promise<NoticeState> {
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

  /** Takes a pending notice for one attempt, before the provider is called; null when somebody else did or it was cancelled. */
  async claim({ _id }: NoticeRecord, language: Language): Promise<NoticeRecord | null> {
    const now = this.clock.now();
    return this.notices
      .findOneAndUpdate(
        { _id, state: isIn(CLAIM.from) },
        {
          $set: { state: CLAIM.to, claim: randomUUID(), claimedAt: now, attemptedAt: now, language, batch: null },
          $inc: { attempts: 1 },
        },
        { returnDocument: 'after' },
      )
      .lean<NoticeRecord>();
  }

  /** Writes down what became of a claimed attempt; returns the new state, or null when the claim is not held any more. */
  async settle(notice: NoticeRecord, result: SendResult): Promise<NoticeState | null> {
    const change = this.changeAfter(notice, result);
    const { _id, claim } = notice;
    const { modifiedCount } = await this.notices.updateOne(
      { _id, state: isIn(AFTER_ATTEMPT[change.state].from), claim },
      { $set: { ...change, claim: null, claimedAt: null } },
    );
    if (modifiedCount === 0) return null;
    // The provider's word may have been faster than its answer, or come where there was none.
    if (change.state === 'sent' || change.state === 'unknown') {
      const { from, to } = HEARD_BAD;
      await this.notices.updateOne(
        { _id, claim: null, state: isIn(from), deliveryStatus: BAD_NEWS },
        { $set: { state: to, reason: 'undelivered' } },
      );
    }
    if (change.state === 'unknown') {
      const { from, to } = HEARD_GOOD;
      await this.notices.updateOne(
        { _id, claim: null, state: isIn(from), deliveryStatus: GOOD_NEWS },
        { $set: { state: to, reason: null } },
      );
    }
    return change.state;
  }

  /** Ends a pending notice that will not be sent. */
  async drop({ _id }: NoticeRecord, state: keyof typeof DROP, reason: string): Promise<void> {
    const { from, to } = DROP[state];
    await this.notices.updateOne({ _id, state: isIn(from) }, { $set: { state: to, reason, batch: null } });
  }

  /** Looks at a pending notice later: what it needs to know cannot be asked now. Not an attempt. */
  async postpone({ _id }: NoticeRecord, ms: number): Promise<void> {
    const nextAttemptAt = new Date(this.clock.now().getTime() + ms);
    await this.notices.updateOne({ _id, state: 'pending' }, { $set: { nextAttemptAt } });
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

  /** A person decided to send again what failed or is unknown; returns null when it is neither. */
  async reopen(id: string, session: ClientSession): Promise<NoticeRecord | null> {
    return this.notices
      .findOneAndUpdate(
        { _id: id, state: isIn(REOPEN.from) },
        {
          $set: {
            state: REOPEN.to,
            reason: null,
            attempts: 0,
            nextAttemptAt: this.clock.now(),
            heldUp: false,
            deliveryStatus: null,
            deliveryRank: -1,
            deliveredAt: null,
            readAt: null,
          },
          $inc: { round: 1 },
        },
        { returnDocument: 'after', session },
      )
      .lean<NoticeRecord>();
  }

  async find(id: string, session: ClientSession): Promise<NoticeRecord | null> {
    return this.notices.findById(id).session(session).lean<NoticeRecord>();
  }

  /** One page of the delivery log, newest first, with the number of all. */
  page({ page, limit, state, family, personIds }: LogQuery): Promise<Page<NoticeRecord>> {
    const progress =
      state === 'delivered' || state === 'read' ? ({ state: 'sent', deliveryStatus: state } as const) : { state };
    const filter = {
      ...(state && progress),
      ...(family && { family }),
      ...(personIds && { personId: trusted({ $in: [...personIds] }) }),
    };
    return pageOf(this.notices, filter, { sort: { createdAt: -1, _id: -1 }, page, limit });
  }

  /**
   * Takes the provider's word about a message. Statuses only rise in rank; a good one resolves `unknown`, a final bad one makes the notice
   * `failed`. What is heard late of a round before a person had it sent again is past.
   */
  async hear(
    { id, round }: { id: string; round: number },
    word: { sid: string; status: string; rank: number; failed: boolean; reason: string | null },
    session: ClientSession,
  ): Promise<void> {
    const at = this.clock.now();
    const heard = {
      deliveryStatus: word.status,
      deliveryRank: word.rank,
      providerId: word.sid,
      ...(word.status === 'delivered' && { deliveredAt: at }),
      ...(word.status === 'read' && { readAt: at }),
    };
    const risen = await this.notices.updateOne(
      { _id: id, round, deliveryRank: trusted({ $lt: word.rank }) },
      { $set: heard },
      { session },
    );
    if (risen.modifiedCount === 0) return;
    const { from, to } = word.failed ? HEARD_BAD : HEARD_GOOD;
    await this.notices.updateOne(
      { _id: id, state: isIn(from) },
      { $set: { state: to, reason: word.failed ? word.reason : null } },
      { session },
    );
  }

  /** One of some ids of the provider's that no other notice has, nor this one from an earlier round. */
  private async unclaimed({ providerId }: NoticeRecord, ids: readonly string[]): Promise<string | undefined> {
    const claimed = await this.notices.find({ providerId: trusted({ $in: [...ids] }) }, { providerId: 1 }).lean();
    const taken = new Set([providerId, ...claimed.map((other) => other.providerId)]);
    return ids.find((id) => !taken.has(id));
  }

  private changeAfter(
    { attempts, createdAt, family }: NoticeRecord,
    result: SendResult,
  ): Partial<NoticeRecord> & { state: keyof typeof AFTER_ATTEMPT; reason: string | null } {
    const now = this.clock.now().getTime();
    if (result.outcome === 'accepted')
      return { state: 'sent', reason: null, providerId: result.providerId, heldUp: false };
    const { reason } = result;
    if (result.outcome === 'unclear') return { state: 'unknown', reason, nextAttemptAt: new Date(now + ASK_AFTER) };
    if (!result.retry) return { state: 'failed', reason };
    const heldUp = result.outage === true;
    const mayRetry = heldUp
      ? now - createdAt.getTime() < LONGEST_OUTAGE
      : attempts < Math.min(result.maxAttempts ?? MAX_ATTEMPTS, MAX_ATTEMPTS);
    if (!mayRetry) return { state: 'failed', reason };
    const wait = Math.max(backoff(attempts), result.notBeforeMs ?? 0);
    const nextAttemptAt = outsideQuietHours(family, new Date(now + wait), this.config.QUIET_HOURS);
    return { state: 'pending', reason, heldUp, nextAttemptAt };
  }
}
