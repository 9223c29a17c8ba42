import * as z from 'zod/mini';

/** What the office spends on (S2§9). */
export const ExpenseType = z.enum([
  'rent',
  'electricity',
  'internet',
  'phone',
  'supplies',
  'travel',
  'meals',
  'professional',
  'insurance',
  'software',
  'other',
]);
export type ExpenseType = z.infer<typeof ExpenseType>;

/** What reports and budgets add expenses up by (S2§9). */
export const ExpenseCategory = z.enum(['operational', 'utilities', 'supplies', 'travel', 'professional', 'other']);
export type ExpenseCategory = z.infer<typeof ExpenseCategory>;

/** `approved`: it stands in the books. */
export const ExpenseState = z.enum(['draft', 'submitted', 'approved', 'rejected']);
export type ExpenseState = z.infer<typeof ExpenseState>;

/** Largest photo or PDF of a receipt: 10 MB. */
export const MAX_RECEIPT_BYTES = 10 * 1024 * 1024;
/** What a receipt may be, as file fields of browsers want it. */
export const RECEIPT_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;
