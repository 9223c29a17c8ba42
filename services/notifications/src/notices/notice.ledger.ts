import { randomUUID } from 'node:crypto';
import type { Language } from '@diwan/contracts/shared/language';
import { Clock } from '@diwan/service-kit/clock';
import { correlationId } from '@diwan/service-kit/correlation';
import { type Page, pageOf } from '@diwan/service-kit/page-of';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import type { SendResult } from '../messages/message.js';
import { backoff, MAX_ATTEMPTS, move, type NoticeState, STALE_CLAIM } from './notice.machine.js';
import type { NoticeRecord } from './notice.schema.js';

/** A notice as a handler owes it. */
export type OwedNotice = Pick<NoticeRecord, 'family' | 'channel' | 'personId' | 'facts'> & { eventId: string };

const CLAIM = move(['pending'], 'sending');
const GIVE_UP = move(['sending'], 'unknown');
const REOPEN = move(['failed', 'unknown'], 'pending');
const HEARD_GOOD = move(['unknown'], 'sent');
const HEARD_BAD = move(['sent', 'unknown'], 'failed');

/** Expects a record in one of some states. */
const isIn = (states: readonly NoticeState[]) => trusted({ $in: [...states] });

/** What is owed to whom, and what became of it. Every change names the state it expects, so that of two workers one wins. */
@Injectable()
export class NoticeLedger {
  constructor(
    @InjectModel('Notice') private readonly notices: Model<NoticeRecord>,
    private readonly clock: Clock,
  ) {}

  /** Owes a notice, once per event, person, family and channel. */
  async owe({ eventId, ...notice }: OwedNotice, session: ClientSession): Promise<void> {
    const dedupeKey = `${eventId}.${notice.personId ?? 'visitor'}.${notice.family}.${notice.channel}`;
    const owed = { ...notice, state: 'pending', nextAttemptAt: this.clock.now(), correlationId: correlationId() };
    await this.notices.updateOne({ dedupeKey }, { $setOnInsert: owed }, { upsert: true, session });
  }

  /** Notices to send now, oldest first. */
  async due(limit: number): Promise<NoticeRecord[]> {
    return this.notices
      .find({ state: 'pending', nextAttemptAt: trusted({ $lte: this.clock.now() }) })
      .sort({ nextAttemptAt: 1, _id: 1 })
      .limit(limit)
      .lean<NoticeRecord[]>();
  }

  /** Takes a pending notice for one attempt, before the provider is called; null when somebody else did or it was cancelled. */
  async claim({ _id }: NoticeRecord, language: Language): Promise<NoticeRecord | null> {
    return this.notices
      .findOneAndUpdate(
        { _id, state: isIn(CLAIM.from) },
        {
          $set: { state: CLAIM.to, claim: randomUUID(), claimedAt: this.clock.now(), language },
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
      { _id, state: 'sending', claim },
      { $set: { ...change, claim: null, claimedAt: null } },
    );
    if (modifiedCount === 0) return null;
    // The provider's word may have been faster than its answer.
    if (change.state === 'sent') {
      await this.notices.updateOne(
        { _id, state: 'sent', deliveryStatus: trusted({ $in: ['failed', 'undelivered'] }) },
        { $set: { state: 'failed', reason: 'undelivered' } },
      );
    }
    return change.state;
  }

  /** Ends a pending notice that will not be sent. */
  async drop({ _id }: NoticeRecord, state: 'suppressed' | 'cancelled', reason: string): Promise<void> {
    await this.notices.updateOne({ _id, state: 'pending' }, { $set: { state, reason } });
  }

  /** Looks at a pending notice later: what it needs to know cannot be asked now. Not an attempt. */
  async postpone({ _id }: NoticeRecord, ms: number): Promise<void> {
    const nextAttemptAt = new Date(this.clock.now().getTime() + ms);
    await this.notices.updateOne({ _id, state: 'pending' }, { $set: { nextAttemptAt } });
  }

  /** Cancels what is not sent yet about a document, up to and including a sharing. */
  async cancelDocument(documentId: string, sharing: number, session: ClientSession): Promise<void> {
    await this.notices.updateMany(
      {
        family: 'document_shared',
        state: 'pending',
        'facts.documentId': documentId,
        'facts.sharing': trusted({ $lte: sharing }),
      },
      { $set: { state: 'cancelled', reason: 'document_hidden' } },
      { session },
    );
  }

  /** Claims of workers that died: sent if the provider said so meanwhile, otherwise unknown, and never sent again by itself. */
  async abandonStale(): Promise<number> {
    const claimedAt = trusted({ $lt: new Date(this.clock.now().getTime() - STALE_CLAIM) });
    const heard = trusted({ $in: ['queued', 'accepted', 'sending', 'sent', 'delivered', 'read'] });
    const freed = { claim: null, claimedAt: null };
    await this.notices.updateMany(
      { state: 'sending', claimedAt, deliveryStatus: heard },
      { $set: { ...freed, state: 'sent', reason: null } },
    );
    const { modifiedCount } = await this.notices.updateMany(
      { state: isIn(GIVE_UP.from), claimedAt },
      { $set: { ...freed, state: GIVE_UP.to, reason: 'worker_died' } },
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
            deliveryStatus: null,
            deliveryRank: -1,
          },
        },
        { returnDocument: 'after', session },
      )
      .lean<NoticeRecord>();
  }

  async find(id: string, session: ClientSession): Promise<NoticeRecord | null> {
    return this.notices.findById(id).session(session).lean<NoticeRecord>();
  }

  /** One page of the delivery log, newest first, with the number of all. */
  page(page: number, limit: number, state?: NoticeState): Promise<Page<NoticeRecord>> {
    const filter = state === undefined ? {} : { state };
    return pageOf(this.notices, filter, { sort: { createdAt: -1, _id: -1 }, page, limit });
  }

  /**
   * Takes the provider's word about a message. Statuses only rise in rank; a good one resolves `unknown`, a final bad one makes the notice
   * `failed`.
   */
  async hear(
    id: string,
    word: { sid: string; status: string; rank: number; failed: boolean; reason: string | null },
    session: ClientSession,
  ): Promise<void> {
    const heard = { deliveryStatus: word.status, deliveryRank: word.rank, providerId: word.sid };
    const risen = await this.notices.updateOne(
      { _id: id, deliveryRank: trusted({ $lt: word.rank }) },
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

  private changeAfter(
    { attempts }: NoticeRecord,
    result: SendResult,
  ): { state: NoticeState; reason: string | null; providerId?: string; nextAttemptAt?: Date } {
    if (result.outcome === 'accepted') return { state: 'sent', reason: null, providerId: result.providerId };
    if (result.outcome === 'unclear') return { state: 'unknown', reason: result.reason };
    const mayRetry = result.retry && attempts < Math.min(result.maxAttempts ?? MAX_ATTEMPTS, MAX_ATTEMPTS);
    if (!mayRetry) return { state: 'failed', reason: result.reason };
    const wait = Math.max(backoff(attempts), result.notBeforeMs ?? 0);
    return { state: 'pending', reason: result.reason, nextAttemptAt: new Date(this.clock.now().getTime() + wait) };
  }
}
