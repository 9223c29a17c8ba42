import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { listExpenses } from '@diwan/contracts/money/expenses/http';
import type { Currency } from '@diwan/contracts/shared/money';
import { wordBeginnings } from '@diwan/contracts/shared/search-text';
import { orderBy, type Page, pageOf } from '@diwan/service-kit/store/page-of';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type QueryFilter, trusted } from 'mongoose';
import type { ExpenseRecord } from './expense.schema.js';
import type { ExpenseReach } from './expense-reach.js';

/** An expense before it is stored. */
export type NewExpense = Omit<ExpenseRecord, '_id' | 'version' | 'createdAt' | 'updatedAt'>;

const LATEST_FIRST = { day: -1, _id: -1 } as const;
const LATELY_DELETED = { deletedAt: -1, _id: -1 } as const;
const SORTED_BY = { day: 'day', amount: 'amountMinor' } as const;

/** A client is to be charged for it, and no invoice does. */
const UNBILLED = { billable: true, invoiceId: null } as const;

/** Cases that somebody is kept away from, and who. */
interface Hidden {
  from: string;
  cases: readonly string[];
}

/** What some expenses come to in one currency. */
export interface ExpenseSum {
  currency: Currency;
  amountMinor: number;
  count: number;
}

/** Stored expenses. Every read for a person carries their reach. */
@Injectable()
export class ExpenseRepository {
  constructor(@InjectModel('Expense') private readonly expenses: Model<ExpenseRecord>) {}

  /** `since`: those that were deleted before can come back no more. */
  page(
    reach: ExpenseReach,
    { page, limit, search, view, from, to, sort, unbilled, ...equal }: InputOf<typeof listExpenses>['query'],
    since: Date,
    hidden: Hidden,
  ): Promise<Page<ExpenseRecord>> {
    const named = Object.fromEntries(Object.entries(equal).filter(([, value]) => value !== undefined));
    const days = { ...(from && { $gte: from }), ...(to && { $lte: to }) };
    const query: QueryFilter<ExpenseRecord> = {
      ...within(reach),
      ...outsideUnlessOwn(hidden),
      ...(unbilled && { ...UNBILLED, state: 'approved' as const }),
      ...named,
      ...((from || to) && { day: trusted(days) }),
      deletedAt: view === 'deleted' ? trusted({ $gt: since }) : null,
    };
    const patterns = wordBeginnings(search ?? '');
    const order = orderBy(sort, SORTED_BY, LATEST_FIRST);
    return pageOf(this.expenses, query, {
      sort: view === 'deleted' ? LATELY_DELETED : order.sort,
      page,
      limit,
      ...(patterns.length > 0 && {
        search: { field: 'searchWords', patterns, order: { deletedAt: 1, day: 1, _id: 1 } },
      }),
    });
  }

  /** One that was not deleted, or, where it is asked for, also one that was. */
  one(
    reach: ExpenseReach,
    id: string,
    { session, evenDeleted = false }: { session?: ClientSession; evenDeleted?: boolean } = {},
  ): Promise<ExpenseRecord | null> {
    const query = { _id: id, ...within(reach), ...(!evenDeleted && { deletedAt: null }) };
    return this.expenses.findOne(query, null, { session }).lean<ExpenseRecord>();
  }

  /** All that were ever written, deleted ones included. */
  count(): Promise<number> {
    return this.expenses.countDocuments({ _id: trusted({ $gt: '0'.repeat(24) }) });
  }

  async insert(fields: NewExpense, session: ClientSession): Promise<ExpenseRecord> {
    const [created] = await this.expenses.create([{ ...fields, version: 1 }], { session });
    if (!created) throw new Error('The expense was not created');
    return created.toObject();
  }

  /** Writes the fields if the stored version is still the one that was seen; null when it is not. */
  change(
    { _id, version }: Pick<ExpenseRecord, '_id' | 'version'>,
    fields: Partial<ExpenseRecord>,
    session: ClientSession,
  ): Promise<ExpenseRecord | null> {
    return this.expenses
      .findOneAndUpdate({ _id, version }, { $set: fields, $inc: { version: 1 } }, { session, returnDocument: 'after' })
      .lean<ExpenseRecord>();
  }

  /** What those in a state come to, by currency; of billable ones those that are on no invoice. */
  async sums(
    reach: ExpenseReach,
    state: ExpenseRecord['state'],
    only: { billable?: true } = {},
  ): Promise<ExpenseSum[]> {
    const rows = await this.expenses.aggregate<{ _id: Currency; amountMinor: number; count: number }>([
      {
        $match: { deletedAt: null, state, ...within(reach), ...(only.billable && UNBILLED) },
      },
      {
        $group: { _id: '$currency', amountMinor: { $sum: only.billable ? COST : '$amountMinor' }, count: { $sum: 1 } },
      },
      { $sort: { _id: -1 } },
    ]);
    return rows.map(({ _id, ...sum }) => ({ currency: _id, ...sum }));
  }

  /** Which of these objects are receipts of an expense. */
  async storedKeys(keys: readonly string[]): Promise<Set<string>> {
    const rows = await this.expenses
      .find({ 'receipt.objectKey': trusted({ $in: [...keys] }) }, { receipt: 1 })
      .lean<Pick<ExpenseRecord, 'receipt'>[]>();
    return new Set(rows.flatMap(({ receipt }) => receipt?.objectKey ?? []));
  }
}

/** What clients are charged for: the amount without tax that is reclaimed. */
const COST = { $subtract: ['$amountMinor', { $ifNull: ['$vatMinor', 0] }] };
const within = (reach: ExpenseReach): QueryFilter<ExpenseRecord> => (reach === null ? {} : { createdBy: reach });

/** Leaves out those of cases that somebody is kept away from, but for what they wrote down themselves. */
const outsideUnlessOwn = ({ from, cases }: Hidden): QueryFilter<ExpenseRecord> =>
  cases.length === 0 ? {} : { $nor: [{ caseId: trusted({ $in: [...cases] }), createdBy: trusted({ $ne: from }) }] };
