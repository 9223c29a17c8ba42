import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { BudgetYear, setBudget } from '@diwan/contracts/money/budgets/http';
import { ExpenseCategory } from '@diwan/contracts/money/expenses/expense';
import type { Currency } from '@diwan/contracts/shared/money';
import { type AuditActor, AuditLog } from '@diwan/service-kit/audit/audit';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { LedgerReader } from '../ledger/ledger-reader.js';
import type { BudgetRecord } from './budget.schema.js';

/** What may be spent on each category in each month, beside what the books say was spent (BILL-20). */
@Injectable()
export class Budgets {
  constructor(
    @InjectModel('Budget') private readonly budgets: Model<BudgetRecord>,
    private readonly ledgerReader: LedgerReader,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
  ) {}

  async year(year: number, currency: Currency): Promise<BudgetYear> {
    const months = monthsFrom(`${year}-01`);
    const [first, last] = [months[0] ?? '', months.at(-1) ?? ''];
    const [set, booked] = await Promise.all([
      this.budgets.find({ currency, month: trusted({ $gte: first, $lte: last }) }).lean<BudgetRecord[]>(),
      this.ledgerReader.months(['expense'], first, last),
    ]);
    const lines = ExpenseCategory.options.flatMap((category) =>
      months.map((month) => {
        const used = booked.find((row) => row.month === month && row.detail === category && row.currency === currency);
        return {
          category,
          month,
          budgetMinor: set.find((row) => row.month === month && row.category === category)?.amountMinor ?? null,
          usedMinor: used ? used.debitMinor - used.creditMinor : 0,
        };
      }),
    );
    return { year, currency, lines };
  }

  /** Sets the budget of a month, or takes it away; with `throughYear` that of every later month of its year too. */
  async set(
    caller: AuditActor,
    { month, category }: InputOf<typeof setBudget>['params'],
    { currency, amountMinor, throughYear }: InputOf<typeof setBudget>['body'],
  ): Promise<BudgetYear> {
    const months = throughYear ? monthsFrom(month) : [month];
    await this.inTransaction.run(async (session) => {
      for (const one of months) {
        const place = { month: one, category, currency };
        if (amountMinor === null) await this.budgets.deleteOne(place, { session });
        else await this.budgets.updateOne(place, { $set: { amountMinor } }, { session, upsert: true });
      }
      const line = { action: 'budget.set', subject: 'budget', subjectId: `${month}.${category}.${currency}` };
      await this.audit.record({ ...line, after: { amountMinor, throughYear }, caller }, session);
    });
    return this.year(Number(month.slice(0, 4)), currency);
  }
}

/** A month and those after it in its year. */
function monthsFrom(month: string): string[] {
  const first = Number(month.slice(5));
  return Array.from({ length: 13 - first }, (_, at) => `${month.slice(0, 4)}-${String(first + at).padStart(2, '0')}`);
}
