import type { UnbilledExpense } from '@diwan/contracts/money/expenses/http';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import { outside } from '../walls/outside.js';
import { toUnbilled } from './expense.presenter.js';
import type { ExpenseRecord } from './expense.schema.js';

/** More than anybody looks through before a bill. */
const MOST = 200;

/** Approved expenses that clients are charged for: each belongs to one invoice at most (D-120). The door of expenses for invoices. */
@Injectable()
export class UnbilledExpenses {
  constructor(@InjectModel('Expense') private readonly expenses: Model<ExpenseRecord>) {}

  /** What a client can be charged for, the oldest first; without cases that are kept from who looks. */
  async list(clientId: string, kept: readonly string[]): Promise<UnbilledExpense[]> {
    const rows = await this.expenses
      .find({
        clientId,
        state: 'approved',
        invoiceId: null,
        billable: true,
        deletedAt: null,
        ...outside<ExpenseRecord>(kept),
      })
      .sort({ day: 1 })
      .limit(MOST)
      .lean<ExpenseRecord[]>();
    return rows.map(toUnbilled);
  }

  /**
   * Takes expenses of a client for an invoice, those that it has already included. Throws CONFLICT where one is not approved, not
   * billable, somebody else's or on another invoice.
   */
  async lock(
    ids: readonly string[],
    { invoiceId, clientId }: { invoiceId: string; clientId: string },
    session: ClientSession,
  ): Promise<void> {
    const wanted = [...new Set(ids)];
    if (wanted.length === 0) return;
    const free = {
      _id: trusted({ $in: wanted }),
      clientId,
      state: 'approved' as const,
      billable: true,
      deletedAt: null,
      invoiceId: trusted({ $in: [null, invoiceId] }),
    };
    const change = { $set: { invoiceId }, $inc: { version: 1 } };
    const { matchedCount } = await this.expenses.updateMany(free, change, { session });
    if (matchedCount !== wanted.length) throw new DomainError('CONFLICT');
  }

  /** What some of them cost, whether they are billed or not. */
  async some(ids: readonly string[], session: ClientSession): Promise<UnbilledExpense[]> {
    if (ids.length === 0) return [];
    const query = { _id: trusted({ $in: [...ids] }) };
    const rows = await this.expenses.find(query, null, { session }).lean<ExpenseRecord[]>();
    return rows.map(toUnbilled);
  }

  /** Some of its expenses can be billed again: the lines that charged for them were taken back. */
  async releaseSome(ids: readonly string[], invoiceId: string, session: ClientSession): Promise<void> {
    const taken = { _id: trusted({ $in: [...ids] }), invoiceId };
    await this.expenses.updateMany(taken, { $set: { invoiceId: null }, $inc: { version: 1 } }, { session });
  }

  /** By which invoice expenses are taken, and whether they wait to be billed to a client. */
  async standingOf(ids: readonly string[], clientId: string, session: ClientSession | null) {
    const found = await this.expenses
      .find({ _id: trusted({ $in: [...ids] }) }, null, { session })
      .lean<ExpenseRecord[]>();
    return new Map(
      found.map((record) => {
        const { invoiceId, caseId, state } = record;
        const isOffered = record.billable && record.deletedAt === null && record.clientId === clientId;
        const readiness = !isOffered ? 'none' : state === 'approved' ? 'ready' : 'unapproved';
        return [String(record._id), { invoiceId, caseId, readiness } as const];
      }),
    );
  }

  /** Gives back what an invoice had taken, except what it still names. */
  async release(invoiceId: string, session: ClientSession, except: readonly string[] = []): Promise<void> {
    const taken = { invoiceId, ...(except.length > 0 && { _id: trusted({ $nin: [...except] }) }) };
    await this.expenses.updateMany(taken, { $set: { invoiceId: null }, $inc: { version: 1 } }, { session });
  }
}
