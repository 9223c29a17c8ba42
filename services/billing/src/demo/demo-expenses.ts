import { DEMO_OWNER } from '@diwan/contracts/demo/accounts';
import { ExpenseCategory } from '@diwan/contracts/money/expenses/expense';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { searchWords } from '@diwan/contracts/shared/search-text';
import { Clock } from '@diwan/service-kit/app/clock';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { Budgets } from '../budgets/budgets.js';
import { ExpenseRepository } from '../expenses/expense.repository.js';
import { ExpenseBooking, nextBooking } from '../expenses/expense-booking.js';
import { vatWithin } from '../expenses/expense-vat.rules.js';
import { VatRates } from '../vat-rates/vat-rates.js';
import { DEMO_BUDGETS, type DemoExpense, demoExpenses } from './expenses.js';

/** So many expenses are written in one transaction. */
const AT_ONCE = 20;
const DAY = 86_400_000;
const BY = DEMO_OWNER.id;

/** Two years of what the demo's office spent, booked through the same door as real expenses, and the budgets of this year. */
@Injectable()
export class DemoExpenses {
  constructor(
    private readonly inTransaction: InTransaction,
    private readonly expenses: ExpenseRepository,
    private readonly booking: ExpenseBooking,
    private readonly budgets: Budgets,
    private readonly vatRates: VatRates,
    private readonly clock: Clock,
  ) {}

  /** How many expenses were written: those that are not there yet. What broke off goes on where it stopped. */
  async load(): Promise<number> {
    const today = beirutDate(this.clock.now());
    const all = demoExpenses().slice(await this.expenses.count());
    if (all.length === 0) return 0;
    for (let start = 0; start < all.length; start += AT_ONCE)
      await this.inTransaction.run(async (session) => {
        for (const expense of all.slice(start, start + AT_ONCE)) await this.write(expense, today, session);
      });
    for (const category of ExpenseCategory.options) await this.plan(category, `${today.slice(0, 4)}-01`);
    return all.length;
  }

  private async write(expense: DemoExpense, today: string, session: ClientSession): Promise<void> {
    const { daysAgo, forClient, state, isTaxed, ...fields } = expense;
    const day = new Date(Date.parse(`${today}T00:00:00Z`) - daysAgo * DAY).toISOString().slice(0, 10);
    const at = new Date(`${day}T08:15:00Z`);
    const vat = { kind: isTaxed ? 'standard' : 'none' } as const;
    const charged = vatWithin(fields.amountMinor, vat, await this.vatRates.standardOn(day, session));
    const reason = state === 'rejected' ? 'Please attach the ticket' : '';
    const isDecided = state === 'approved' || state === 'rejected';
    const record = await this.expenses.insert(
      {
        ...fields,
        ...charged,
        ...{ day, state, receiptNumber: '', receipt: null, invoiceId: null, deletedAt: null, createdBy: BY },
        ...{ billable: forClient !== null, clientId: forClient?.clientId ?? null, caseId: forClient?.caseId ?? null },
        ...{ decision: isDecided ? { at, by: BY, reason } : null, bookings: 0, bookedAs: null },
        ...(state === 'approved' && nextBooking({ bookings: 0 })),
        searchWords: searchWords(fields.description, fields.vendor),
      },
      session,
    );
    await this.booking.book(record, BY, session);
  }

  private async plan(category: ExpenseCategory, month: string): Promise<void> {
    const amountMinor = (DEMO_BUDGETS as Partial<Record<ExpenseCategory, number>>)[category];
    if (amountMinor === undefined) return;
    const body = { currency: 'USD', amountMinor, throughYear: true } as const;
    await this.budgets.set({ personId: BY }, { month, category }, body);
  }
}
