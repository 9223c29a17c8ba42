import { DEMO_CLIENT } from '@diwan/contracts/demo/accounts';
import { BILLED_MATTERS } from '@diwan/contracts/demo/billed-matters';
import type { ExpenseCategory, ExpenseState, ExpenseType } from '@diwan/contracts/money/expenses/expense';
import type { PaymentMethod } from '@diwan/contracts/money/payments/payment';
import type { Currency } from '@diwan/contracts/shared/money';
import { chance } from './chance.js';

/** What the demo's office spent. Days are counted back from the day on which the demo is loaded. */
export interface DemoExpense {
  type: ExpenseType;
  category: ExpenseCategory;
  description: string;
  vendor: string;
  amountMinor: number;
  currency: Currency;
  method: PaymentMethod;
  daysAgo: number;
  state: ExpenseState;
  /** With tax in it that is reclaimed. */
  isTaxed?: true;
  forClient: { clientId: string; caseId: string } | null;
}

/** Two years of months. */
const MONTHS = 24;

type Regular = Omit<DemoExpense, 'daysAgo' | 'state' | 'forClient'> & {
  /** Every so many months. */
  every: number;
  /** By so many hundredths the amount moves from month to month. */
  sway: number;
};

const REGULAR: readonly Regular[] = [
  {
    ...{ type: 'rent', category: 'operational', description: 'Rent of the office', vendor: 'Saifi Towers s.a.l.' },
    ...{ amountMinor: 180_000, currency: 'USD', method: 'bank_transfer', every: 1, sway: 0 },
  },
  {
    ...{ type: 'electricity', category: 'utilities', description: 'اشتراك المولّد', vendor: 'مولّدات الأشرفية' },
    ...{ amountMinor: 24_000_000, currency: 'LBP', method: 'cash', every: 1, sway: 30 },
  },
  {
    ...{ type: 'internet', category: 'utilities', description: 'Internet, fibre', vendor: 'Ogero', isTaxed: true },
    ...{ amountMinor: 3_600_000, currency: 'LBP', method: 'cash', every: 1, sway: 0 },
  },
  {
    ...{ type: 'phone', category: 'utilities', description: 'Telephone lines', vendor: 'Ogero', isTaxed: true },
    ...{ amountMinor: 2_900_000, currency: 'LBP', method: 'cash', every: 1, sway: 40 },
  },
  {
    ...{ type: 'supplies', category: 'supplies', description: 'Paper, toner and stamps', vendor: 'Librairie Antoine' },
    ...{ amountMinor: 14_500, currency: 'USD', method: 'credit_card', every: 1, sway: 60, isTaxed: true },
  },
  {
    ...{ type: 'travel', category: 'travel', description: 'سيارات أجرة إلى المحاكم', vendor: '' },
    ...{ amountMinor: 5_400_000, currency: 'LBP', method: 'cash', every: 1, sway: 70 },
  },
  {
    ...{ type: 'software', category: 'operational', description: 'Legal database, licences', vendor: 'Lexbase' },
    ...{ amountMinor: 36_000, currency: 'USD', method: 'credit_card', every: 3, sway: 0 },
  },
  {
    ...{ type: 'professional', category: 'professional', description: 'Bookkeeping', vendor: 'Haddad & Co.' },
    ...{ amountMinor: 45_000, currency: 'USD', method: 'check', every: 3, sway: 0, isTaxed: true },
  },
  {
    ...{ type: 'insurance', category: 'professional', description: 'Professional liability insurance' },
    ...{ vendor: 'Assurex', amountMinor: 240_000, currency: 'USD', method: 'bank_transfer', every: 12, sway: 0 },
  },
  {
    ...{ type: 'meals', category: 'other', description: 'Lunch with the other side’s counsel', vendor: 'Em Sherif' },
    ...{ amountMinor: 9_800, currency: 'USD', method: 'credit_card', every: 4, sway: 50 },
  },
];

const ofMonth = (month: number): DemoExpense[] =>
  REGULAR.filter(({ every }) => month % every === 0).map(({ every: _, sway, amountMinor, ...rest }) => {
    const words = `${rest.description} ${month}`;
    const moved = Math.round((amountMinor * (100 - sway / 2 + (sway > 0 ? chance(words, sway) : 0))) / 100);
    const days = { daysAgo: month * 30 + chance(`${words} day`, 25) + 2 };
    return { ...rest, ...days, amountMinor: moved, state: 'approved', forClient: null };
  });

const DEMO_CASE = BILLED_MATTERS.find(({ clientId }) => clientId === DEMO_CLIENT.id);
const FOR_CLIENT = DEMO_CASE ? { clientId: DEMO_CASE.clientId, caseId: DEMO_CASE.caseId } : null;

/** One of each state of the last days, and what the client whom everybody tries out can be charged for. */
const LATELY: readonly DemoExpense[] = [
  {
    ...{ type: 'professional', category: 'professional', description: 'Sworn translation of the lease, 14 pages' },
    ...{ vendor: 'Bureau Karam', amountMinor: 21_000, currency: 'USD', method: 'cash', daysAgo: 9 },
    ...{ state: 'approved', forClient: FOR_CLIENT, isTaxed: true },
  },
  {
    ...{ type: 'travel', category: 'travel', description: 'Taxi to the land registry in Baabda', vendor: '' },
    ...{ amountMinor: 1_350_000, currency: 'LBP', method: 'cash', daysAgo: 6 },
    ...{ state: 'approved', forClient: FOR_CLIENT },
  },
  {
    ...{ type: 'supplies', category: 'supplies', description: 'Two chairs for the meeting room', vendor: 'Mobilitop' },
    ...{ amountMinor: 42_000, currency: 'USD', method: 'credit_card', daysAgo: 3, state: 'submitted', forClient: null },
  },
  {
    ...{ type: 'meals', category: 'other', description: 'Coffee for the office', vendor: 'Café Younes' },
    ...{ amountMinor: 3_900, currency: 'USD', method: 'cash', daysAgo: 2, state: 'submitted', forClient: null },
  },
  {
    ...{ type: 'travel', category: 'travel', description: 'Parking at the Palace of Justice', vendor: '' },
    ...{ amountMinor: 900_000, currency: 'LBP', method: 'cash', daysAgo: 4, state: 'rejected', forClient: null },
  },
  {
    ...{ type: 'software', category: 'operational', description: 'Backup storage, a year', vendor: 'CloudNest' },
    ...{ amountMinor: 19_900, currency: 'USD', method: 'credit_card', daysAgo: 1, state: 'draft', forClient: null },
  },
];

/** What the demo's office spent in two years, the oldest first. */
export const demoExpenses = (): DemoExpense[] =>
  [...Array.from({ length: MONTHS }, (_, month) => ofMonth(month)).flat(), ...LATELY].sort(
    (one, other) => other.daysAgo - one.daysAgo,
  );

/** What may be spent in a month, in cents. */
export const DEMO_BUDGETS = {
  operational: 200_000,
  supplies: 15_000,
  professional: 60_000,
  other: 8_000,
} as const satisfies Partial<Record<ExpenseCategory, number>>;
