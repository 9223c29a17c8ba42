import type { ExpenseCategory } from '@diwan/contracts/money/expenses/expense';
import type { Currency } from '@diwan/contracts/shared/money';
import { Schema, type Types } from 'mongoose';

/** What may be spent on a category in a month (`YYYY-MM`), in minor units. */
export interface BudgetRecord {
  _id: Types.ObjectId;
  month: string;
  category: ExpenseCategory;
  currency: Currency;
  amountMinor: number;
}

const text = { type: String, required: true } as const;

export const budgetSchema = new Schema<BudgetRecord>(
  { month: text, category: text, currency: text, amountMinor: { type: Number, required: true } },
  { collection: 'budgets', versionKey: false },
);
// Budgets.year; and one budget for each category, month and currency.
budgetSchema.index({ currency: 1, month: 1, category: 1 }, { unique: true });
