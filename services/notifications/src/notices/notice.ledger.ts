import { randomUUID } from 'node:crypto';
import { Clock } from '@diwan/service-kit/app/clock';
import { CONFIG } from '@diwan/service-kit/app/config';
import { correlationId } from '@diwan/service-kit/app/correlation';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import type { NotificationsConfig } from '../config.js';
import { KINDS } from '../derived/kinds.js';
import type { Channel, Family, Owed } from '../kinds/notice-kind.js';
import type { SendResult } from '../messages/message.js';
import type { ProviderWord } from '../providers/message-provider.js';
import { changeAfter } from './after-attempt.js';
import { AFTER_ATTEMPT, ASK_AGAIN, DROP, type FirstState, move, type NoticeState } from './notice.machine.js';
import type { NoticeRecord } from './notice.schema.js';
import { outsideQuietHours } from './quiet-hours.js';

/** A notice that is owed: `reason` is the event that brought it about, or what makes several events one reason. */
export type OwedNotice = Owed<unknown> & { family: Family; reason: string };

const CLAIM = move(['pending'], 'sending');
const REOPEN = move(['failed', 'unknown'], 'pending');
const FALL_BACK = move(['failed'], 'pending');
const PROVEN_ABSENT = move(['unknown'], 'pending');
const BLOCK = move(['pending'], 'failed');
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

  /** Owes a notice, once per reason, person, family and channel. `quiet`: its person's quiet hours. */
  async owe(
    { reason: because, suppressed, ...notice }: OwedNotice,
    quiet: string,
    session: ClientSession,
  ): Promise<void> {
    const dedupeKey = `${because}.${notice.personId ?? 'visitor'}.${notice.family}.${notice.channel}`;
    const state: { state: FirstState; reason: string | null } =
      suppressed === undefined ? { state: 'pending', reason: null } : { state: 'suppressed', reason: suppressed };
    const owed = {
      ...notice,
      ...state,
      urgency: KINDS[notice.family].urgency,
      nextAttemptAt: outsideQuietHours(notice.family, this.clock.now(), quiet, notice.facts),
      quiet,
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

  /** A batch takes nothing more: what comes later opens the next one. Returns the notice as it stands, null when it is not to be sent. */
  async closeBatch(notice: NoticeRecord): Promise<NoticeRecord | null> {
    const { _id, batch } = notice;
    if (batch === null) return notice;
    return this.notices
      .findOneAndUpdate({ _id, state: isIn(CLAIM.from) }, { $set: { batch: null } }, { returnDocument: 'after' })
      .lean<NoticeRecord>();
  }

  /** Takes a pending notice for one attempt; null when somebody else did, it was cancelled, or its facts have changed since `notice`. */
  async claim(
    { _id, facts }: NoticeRecord,
    { language, otherwise, told }: Pick<NoticeRecord, 'language' | 'otherwise' | 'told'>,
  ): Promise<NoticeRecord | null> {
    const now = this.clock.now();
    return this.notices
      .findOneAndUpdate(
        { _id, state: isIn(CLAIM.from), facts: trusted({ $eq: facts }) },
        {
          $set: { state: CLAIM.to, claim: randomUUID(), claimedAt: now, attemptedAt: now, language, otherwise, told },
          $inc: { attempts: 1 },
        },
        { returnDocument: 'after' },
      )
      .lean<NoticeRecord>();
  }

  /** Writes down what became of a claimed attempt; returns the new state, or null when the claim is not held any more. */
  async settle(notice: NoticeRecord, result: SendResult): Promise<NoticeState | null> {
    const quiet = notice.quiet ?? this.config.QUIET_HOURS;
    const change = changeAfter(notice, result, { now: this.clock.now().getTime(), quiet });
    const { _id, claim } = notice;
    const { modifiedCount } = await this.notices.updateOne(
      { _id, state: isIn(AFTER_ATTEMPT[change.state].from), claim },
      { $set: { ...change, claim: null, claimedAt: null } },
    );
    if (modifiedCount === 0) return null;
    // The provider's word may have been faster than its answer, or come where there was none.
    if (change.state === 'sent' || change.state === 'unknown') {
      const { from, to } = HEARD_BAD;
      const heard = await this.notices.updateOne(
        { _id, claim: null, state: isIn(from), deliveryStatus: BAD_NEWS },
        { $set: { state: to, reason: 'undelivered' } },
      );
      if (heard.modifiedCount > 0) await this.fallBack(_id);
    }
    if (change.state === 'unknown') {
      const { from, to } = HEARD_GOOD;
      await this.notices.updateOne(
        { _id, claim: null, state: isIn(from), deliveryStatus: GOOD_NEWS },
        { $set: { state: to, reason: null } },
      );
    }
    if (change.state === 'failed') await this.fallBack(_id);
    return change.state;
  }

  /** A pending notice goes another way: its person does not want the first. */
  async reroute({ _id }: NoticeRecord, channel: Channel): Promise<void> {
    await this.notices.updateOne({ _id, state: 'pending' }, { $set: { channel, heldUp: false } });
  }

  /** What failed and has another way takes it, once: a new round, so that what is heard late of the first changes nothing. */
  private async fallBack(_id: NoticeRecord['_id'] | string, session?: ClientSession): Promise<void> {
    const { from, to } = FALL_BACK;
    await this.notices.updateOne(
      { _id, state: isIn(from), otherwise: 'email' },
      { $set: { ...this.afresh(), state: to, channel: 'email', otherwise: null }, $inc: { round: 1 } },
      { session },
    );
  }

  /** Of a notice that begins anew. */
  private afresh() {
    return {
      ...{ reason: null, attempts: 0, nextAttemptAt: this.clock.now(), heldUp: false },
      ...{ deliveryStatus: null, deliveryRank: -1, deliveredAt: null, readAt: null },
    };
  }

  /** Ends a pending notice that will not be sent. */
  async drop({ _id }: NoticeRecord, state: keyof typeof DROP, reason: string): Promise<void> {
    const { from, to } = DROP[state];
    await this.notices.updateOne({ _id, state: isIn(from) }, { $set: { state: to, reason, batch: null } });
  }

  /** Nothing can carry a pending notice: it fails, and may be sent again once something can. */
  async block({ _id }: NoticeRecord, reason: string): Promise<void> {
    const { from, to } = BLOCK;
    await this.notices.updateOne({ _id, state: isIn(from) }, { $set: { state: to, reason, batch: null } });
  }

  /** What failed for its template goes again by another one: a new round. */
  async goAgain(_id: string, session: ClientSession): Promise<void> {
    const { from, to } = FALL_BACK;
    await this.notices.updateOne(
      { _id, state: isIn(from) },
      { $set: { ...this.afresh(), state: to }, $inc: { round: 1 } },
      { session },
    );
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
          $set: { ...this.afresh(), state: REOPEN.to },
          $inc: { round: 1 },
        },
        { returnDocument: 'after', session },
      )
      .lean<NoticeRecord>();
  }

  async find(id: string, session: ClientSession): Promise<NoticeRecord | null> {
    return this.notices.findById(id).session(session).lean<NoticeRecord>();
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
    if (word.failed) await this.fallBack(id, session);
  }

  /** One of some ids of the provider's that no other notice has, nor this one from an earlier round. */
  private async unclaimed({ providerId }: NoticeRecord, ids: readonly string[]): Promise<string | undefined> {
    const claimed = await this.notices.find({ providerId: trusted({ $in: [...ids] }) }, { providerId: 1 }).lean();
    const taken = new Set([providerId, ...claimed.map((other) => other.providerId)]);
    return ids.find((id) => !taken.has(id));
  }
}
