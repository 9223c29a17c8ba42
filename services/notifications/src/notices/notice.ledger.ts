import { randomUUID } from 'node:crypto';
import type { DropReason } from '@diwan/contracts/messages/notices/drop-reason';
import { Clock } from '@diwan/service-kit/app/clock';
import { CONFIG } from '@diwan/service-kit/app/config';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import type { NotificationsConfig } from '../config.js';
import type { Channel } from '../kinds/notice-kind.js';
import type { SendResult } from '../messages/message.js';
import { changeAfter } from './after-attempt.js';
import { HELD_BACK } from './held-back.js';
import type { OwedAs, OwedNotice } from './ledger-words.js';
import {
  BLOCK,
  CLAIM,
  COMPOSED,
  FALL_BACK,
  GOOD_NEWS,
  HEARD_BAD,
  HEARD_GOOD,
  heardOf,
  keyOf,
  type ProviderNews,
  REOPEN,
} from './ledger-words.js';
import { AFTER_ATTEMPT, DROP, type NoticeState } from './notice.machine.js';
import type { NoticeRecord } from './notice.schema.js';
import { owedRow } from './owed-row.js';
import { outsideQuietHours } from './quiet-hours.js';

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
  async owe(notice: OwedNotice, quiet: string, session: ClientSession): Promise<void> {
    const $setOnInsert = owedRow(notice, quiet, this.clock.now());
    await this.notices.updateOne({ dedupeKey: keyOf(notice) }, { $setOnInsert }, { upsert: true, session });
  }

  /** The same of many at once; returns how many were not owed before. */
  async oweAll(
    owed: readonly OwedNotice[],
    quietFor: (personId: string | null) => string,
    session: ClientSession,
  ): Promise<number> {
    if (owed.length === 0) return 0;
    const now = this.clock.now();
    const rows = owed.map((notice) => {
      const update = { $setOnInsert: owedRow(notice, quietFor(notice.personId), now) };
      return { updateOne: { filter: { dedupeKey: keyOf(notice) }, update, upsert: true } };
    });
    return (await this.notices.bulkWrite(rows, { session })).upsertedCount;
  }

  /** A notice that was owed; null: it was not. */
  async owed(notice: OwedAs): Promise<NoticeRecord | null> {
    return this.notices.findOne({ dedupeKey: keyOf(notice) }).lean<NoticeRecord>();
  }

  /** Notices to send now on a channel, the most urgent first; `above`: only those that are more urgent than this. */
  async due(channel: Channel, limit: number, above = Number.MAX_SAFE_INTEGER): Promise<NoticeRecord[]> {
    const urgency = trusted({ $lt: above });
    return this.notices
      .find({ state: 'pending', channel, urgency, nextAttemptAt: trusted({ $lte: this.clock.now() }) })
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
          $set: {
            ...{ state: CLAIM.to, claim: randomUUID(), claimedAt: now, attemptedAt: now, language, otherwise, told },
            // What is heard from now on is of this attempt.
            ...{ deliveryStatus: null, deliveryRank: -1 },
            ...COMPOSED,
          },
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
    // The provider's word may have come where its answer did not.
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

  /** A pending notice goes another way: its person wants that first, or (`over`) the one it was on does not lead to them. */
  async reroute({ _id, channel: left }: NoticeRecord, channel: Channel, over = false): Promise<void> {
    await this.notices.updateOne(
      { _id, state: 'pending' },
      { $set: { channel, heldUp: false }, ...(over && { $addToSet: { tried: left } }) },
    );
  }

  /** What failed and has another way takes it, once: a new round, so that what is heard late of the first changes nothing. */
  private async fallBack(_id: NoticeRecord['_id'] | string, session?: ClientSession): Promise<void> {
    const { from, to } = FALL_BACK;
    const failed = { _id, state: isIn(from), otherwise: trusted({ $ne: null }) };
    const notice = await this.notices
      .findOne(failed)
      .session(session ?? null)
      .lean<NoticeRecord>();
    if (!notice?.otherwise) return;
    const { channel: left, otherwise: channel, round } = notice;
    await this.notices.updateOne(
      { ...failed, round },
      {
        $set: { ...this.later(notice), state: to, channel, otherwise: null },
        $addToSet: { tried: left },
        $inc: { round: 1 },
      },
      { session },
    );
  }

  /** Of a notice that begins anew by itself, not in the quiet hours of its person. */
  private later({ family, facts, quiet }: NoticeRecord, afterMs = 0) {
    const at = new Date(this.clock.now().getTime() + afterMs);
    return this.afresh(outsideQuietHours(family, at, quiet ?? this.config.QUIET_HOURS, facts));
  }

  private afresh(nextAttemptAt = this.clock.now()) {
    return {
      ...{ reason: null, attempts: 0, nextAttemptAt, heldUp: false },
      ...COMPOSED,
      ...{ deliveryStatus: null, deliveryRank: -1, deliveredAt: null, readAt: null },
    };
  }

  /** Ends a pending notice that will not be sent. */
  async drop({ _id }: NoticeRecord, state: keyof typeof DROP, reason: DropReason): Promise<void> {
    const { from, to } = DROP[state];
    await this.notices.updateOne({ _id, state: isIn(from) }, { $set: { state: to, reason, batch: null } });
  }

  /** Nothing can carry a pending notice: it fails, and may be sent again once something can. */
  async block({ _id }: NoticeRecord, reason: string): Promise<void> {
    const { from, to } = BLOCK;
    await this.notices.updateOne({ _id, state: isIn(from) }, { $set: { state: to, reason, batch: null } });
  }

  /** What failed for how or when it was said goes again: by another template, by one instead of free text, or later. A new round. */
  async goAgain(
    id: string,
    session: ClientSession,
    { afterMs = 0, counts = false, heldBack = 0 }: { afterMs?: number; counts?: boolean; heldBack?: number } = {},
  ): Promise<void> {
    const { from, to } = FALL_BACK;
    const failed = await this.notices
      .findOne({ _id: id, state: isIn(from) })
      .session(session)
      .lean<NoticeRecord>();
    if (failed === null) return;
    const { _id, round, attempts } = failed;
    const anew = { ...this.later(failed, afterMs), ...(counts && { attempts }), state: to };
    const $inc = { round: 1, heldBack };
    await this.notices.updateOne({ _id, round, state: isIn(from) }, { $set: anew, $inc }, { session });
  }

  /** Looks at a pending notice later. Not an attempt. */
  async postpone({ _id }: NoticeRecord, ms: number): Promise<void> {
    const nextAttemptAt = new Date(this.clock.now().getTime() + ms);
    // What cannot be said now does not try whether its channel is back.
    const later = { nextAttemptAt, heldUp: false, ...COMPOSED };
    await this.notices.updateOne({ _id, state: 'pending' }, { $set: later });
  }

  /** A person decided to send again what failed or is unknown; returns null when it is neither. */
  async reopen(id: string, session: ClientSession): Promise<NoticeRecord | null> {
    return this.notices
      .findOneAndUpdate(
        { _id: id, state: isIn(REOPEN.from) },
        { $set: { ...this.afresh(), state: REOPEN.to, tried: [], heldBack: 0 }, $inc: { round: 1 } },
        { returnDocument: 'after', session },
      )
      .lean<NoticeRecord>();
  }

  async find(id: string, session: ClientSession): Promise<NoticeRecord | null> {
    return this.notices.findById(id).session(session).lean<NoticeRecord>();
  }

  /**
   * Takes the provider's word about a message. Statuses only rise in rank; a good one resolves `unknown`, a final bad one makes the notice
   * `failed`, also before whoever sends it has the provider's answer, whose claim ends with it, unless it has arrived. What is heard late
   * of a round before this one is past. Answers whether it was news.
   */
  async hear(
    { id, round }: { id: string; round: number },
    word: ProviderNews,
    session: ClientSession,
  ): Promise<boolean> {
    const heard = heardOf(word, this.clock.now());
    const risen = await this.notices.updateOne(
      { _id: id, round, deliveryRank: trusted({ $lt: word.beats }) },
      { $set: heard },
      { session },
    );
    if (risen.modifiedCount === 0) return false;
    const { from, to } = word.failed ? HEARD_BAD : HEARD_GOOD;
    await this.notices.updateOne(
      { _id: id, state: isIn(from) },
      { $set: { state: to, reason: word.failed ? word.reason : null, claim: null, claimedAt: null } },
      { session },
    );
    if (!word.failed) return true;
    if (word.again === null) await this.fallBack(id, session);
    else await this.goAgain(id, session, { ...word.again, heldBack: word.reason === HELD_BACK ? 1 : 0 });
    return true;
  }
}
