import type { ShownTime } from '@diwan/contracts/money/time-entries/clients.http';
import type { TimeState } from '@diwan/contracts/money/time-entries/entry';
import type { TimeTotals } from '@diwan/contracts/money/time-entries/http';
import type { Currency } from '@diwan/contracts/shared/money';
import type { Move } from '@diwan/service-kit/deeds/machine';
import type { ClientView } from '@diwan/service-kit/http/client-view';
import { type Page, pageOf } from '@diwan/service-kit/store/page-of';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type QueryFilter, trusted } from 'mongoose';
import { outside } from '../walls/outside.js';
import type { TimeEntryRecord } from './time-entry.schema.js';
import { worthByCurrency } from './worth-by-currency.js';

/** An entry before it is stored. */
export type NewTimeEntry = Omit<TimeEntryRecord, '_id' | 'version' | 'createdAt' | 'updatedAt'>;

/** What a report follows of an entry. */
export type ApprovedWork = Pick<
  TimeEntryRecord,
  '_id' | 'personId' | 'caseId' | 'dateWorked' | 'minutes' | 'rate' | 'invoiceId' | 'billedAt'
>;

/** Which entries somebody wants to see. */
export interface TimeFilter {
  personId?: string | undefined;
  clientId?: string | undefined;
  caseId?: string | undefined;
  state?: TimeState | undefined;
  from?: string | undefined;
  until?: string | undefined;
  /** Only drafts of timers that may have been forgotten. */
  forgotten?: 'true' | undefined;
}

/** What of their time a client may read. */
export interface ReadableTime {
  shown: Exclude<ShownTime, 'none'>;
  /** Cases that they are kept away from; null while nobody can tell. */
  kept: readonly string[] | null;
}

const FOLLOWED = 'personId caseId dateWorked minutes rate invoiceId billedAt';
const LATEST_FIRST = { dateWorked: -1, _id: -1 } as const;
const EARLIEST_FIRST = { dateWorked: 1, _id: 1 } as const;

/** Stored time. Reads for a person carry whose it is or which cases they are kept away from. */
@Injectable()
export class TimeEntryRepository {
  constructor(@InjectModel('TimeEntry') private readonly entries: Model<TimeEntryRecord>) {}

  /** The latest work first; of all that waits for approval the earliest, so that none is overtaken. */
  page(
    filter: TimeFilter,
    kept: readonly string[],
    { page, limit }: { page: number; limit: number },
  ): Promise<Page<TimeEntryRecord>> {
    const isForApproval = filter.state === 'submitted' && filter.personId === undefined;
    const sort = isForApproval ? EARLIEST_FIRST : LATEST_FIRST;
    return pageOf(this.entries, matching(filter, kept), { sort, page, limit });
  }

  /** What all of them come to; amounts of what is billable, by currency. */
  async totals(filter: TimeFilter, kept: readonly string[]): Promise<TimeTotals> {
    const groups = await this.entries.aggregate<{
      _id: { currency: Currency; rateMinor: number; billable: boolean };
      minutes: number;
    }>([
      { $match: { ...matching(filter, kept), timerMinutes: null } },
      {
        $group: {
          _id: { currency: '$rate.currency', rateMinor: '$rate.amountMinor', billable: '$billable' },
          minutes: { $sum: '$minutes' },
        },
      },
    ]);
    const billable = groups.filter(({ _id }) => _id.billable);
    return {
      minutes: groups.reduce((all, { minutes }) => all + minutes, 0),
      billableMinutes: billable.reduce((all, { minutes }) => all + minutes, 0),
      amounts: worthByCurrency(
        billable.map(({ _id: { currency, rateMinor }, minutes }) => ({ currency, rateMinor, minutes })),
      ),
    };
  }

  /** What a client, or who looks for them, reads: the latest work first. */
  ownPage(
    view: ClientView,
    readable: ReadableTime,
    { page, limit }: { page: number; limit: number },
  ): Promise<Page<TimeEntryRecord>> {
    return pageOf(this.entries, readableBy(view, readable), { sort: LATEST_FIRST, page, limit });
  }

  /** One's own. */
  ofPerson(personId: string, id: string, session?: ClientSession): Promise<TimeEntryRecord | null> {
    return this.entries.findOne({ _id: id, personId }, null, { session }).lean<TimeEntryRecord>();
  }

  /** Anybody's, but of no case that the reader is kept away from. */
  outsideOf(kept: readonly string[], id: string, session?: ClientSession): Promise<TimeEntryRecord | null> {
    return this.entries
      .findOne({ _id: id, ...outside<TimeEntryRecord>(kept) }, null, { session })
      .lean<TimeEntryRecord>();
  }

  /** Approved and billed work of some days that clients pay for, of everybody or of one person. */
  billableWork(
    { from, to, personId }: { from: string; to: string; personId?: string | undefined },
    kept: readonly string[],
  ): Promise<ApprovedWork[]> {
    return this.entries
      .find({
        state: trusted({ $in: ['approved', 'billed'] }),
        billable: true,
        dateWorked: trusted({ $gte: from, $lte: to }),
        ...(personId && { personId }),
        ...outside<TimeEntryRecord>(kept),
      })
      .select(FOLLOWED)
      .lean<ApprovedWork[]>();
  }

  async byIds(ids: readonly string[]): Promise<TimeEntryRecord[]> {
    return this.entries.find({ _id: trusted({ $in: [...ids] }) }).lean<TimeEntryRecord[]>();
  }

  /** Several at once, in their order. */
  async insertAll(entries: readonly NewTimeEntry[], session: ClientSession): Promise<TimeEntryRecord[]> {
    const created = await this.entries.insertMany(
      entries.map((entry) => ({ ...entry, version: 1 })),
      { session },
    );
    return created.map((one) => one.toObject());
  }

  async insert(entry: NewTimeEntry, session: ClientSession): Promise<TimeEntryRecord> {
    const [created] = await this.entries.create([{ ...entry, version: 1 }], { session });
    if (!created) throw new Error('The entry was not created');
    return created.toObject();
  }

  /** Writes the fields if the entry still has the version and the state that were seen; null when it has not. */
  change(
    { _id, state }: Pick<TimeEntryRecord, '_id' | 'state'>,
    version: number,
    fields: Partial<TimeEntryRecord>,
    session: ClientSession,
  ): Promise<TimeEntryRecord | null> {
    return this.entries
      .findOneAndUpdate(
        { _id, version, state },
        { $set: fields, $inc: { version: 1 } },
        { session, returnDocument: 'after' },
      )
      .lean<TimeEntryRecord>();
  }

  /** Brings an entry that was seen so into its next state; null when it was changed, stands elsewhere or is not in the scope. */
  move(
    { id, version }: { id: string; version: number },
    { from, to }: Move<TimeState, TimeState>,
    { scope, fields = {} }: { scope: QueryFilter<TimeEntryRecord>; fields?: Partial<TimeEntryRecord> },
    session: ClientSession,
  ): Promise<TimeEntryRecord | null> {
    return this.entries
      .findOneAndUpdate(
        { ...scope, _id: id, version, state: trusted({ $in: [...from] }) },
        { $set: { ...fields, state: to }, $inc: { version: 1 } },
        { session, returnDocument: 'after' },
      )
      .lean<TimeEntryRecord>();
  }

  /** Removes one's own draft; null when it is none. */
  removeDraft(personId: string, id: string, session: ClientSession): Promise<TimeEntryRecord | null> {
    return this.entries.findOneAndDelete({ _id: id, personId, state: 'draft' }, { session }).lean<TimeEntryRecord>();
  }
}

/**
 * What a bill will or does ask for: what is not billable costs nothing and would read as if it did. Of a case that they are kept away from
 * only what a bill has asked for, which tells it anyway (SEC-04).
 */
function readableBy({ clientId, caseIds }: ClientView, { shown, kept }: ReadableTime): QueryFilter<TimeEntryRecord> {
  return {
    clientId,
    billable: true,
    ...(shown === 'all' && kept !== null
      ? { state: trusted({ $in: ['approved', 'billed'] }) }
      : { state: 'billed', billedAt: trusted({ $ne: null }) }),
    ...(kept !== null && kept.length > 0 && { $nor: [{ state: 'approved', caseId: trusted({ $in: [...kept] }) }] }),
    ...(caseIds && { caseId: trusted({ $in: [...caseIds] }) }),
  };
}

function matching(
  { from, until, forgotten, ...equal }: TimeFilter,
  kept: readonly string[],
): QueryFilter<TimeEntryRecord> {
  const given = Object.fromEntries(Object.entries(equal).filter(([, value]) => value !== undefined));
  const days = { ...(from && { $gte: from }), ...(until && { $lte: until }) };
  return {
    ...given,
    ...(forgotten && { timerMinutes: trusted({ $ne: null }) }),
    ...outside<TimeEntryRecord>(kept),
    dateWorked: trusted(Object.keys(days).length > 0 ? days : { $gte: '' }),
  };
}
