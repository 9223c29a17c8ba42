import type { CreditedLine } from '@diwan/contracts/money/credit-notes/credited-lines.http';
import type { Invoice } from '@diwan/contracts/money/invoices/http';
import type { FakeApi } from '@diwan/mf-kit/testing';
import { aDraft, anAccount, anInvoice, aRate } from './money-records.js';
import { pageOf } from './open-page.js';
import { aClient } from './records.js';

/** Of the invoice. */
export const BILL_ID = '64b0000000000000000000e1';
/** Its page, and that of a new one in its place. */
export const BILL_PATH = `/admin/billing/invoices/${BILL_ID}`;
export const BILL_AGAIN = `/admin/billing/invoices/new?again=${BILL_ID}`;
const [line] = anInvoice().lines as [Invoice['lines'][number]];
/** Its lines. */
export const WORK_LINE = {
  ...line,
  description: 'Wrote to the bank',
  source: { kind: 'time', entryId: 'a'.repeat(24) },
} as const;
export const COST_LINE = {
  ...line,
  description: 'Stamps',
  source: { kind: 'expense', expenseId: 'b'.repeat(24) },
} as const;
export const HAND_LINE = { ...line, description: 'Advice' };
/** An invoice in dollars for an hour of work, a cost and a line by hand, each of USD 100.00. */
export const aBill = (more: Partial<Invoice> = {}) =>
  anInvoice({ lines: [WORK_LINE, COST_LINE, HAND_LINE], totalMinor: 33_300, balanceMinor: 33_300, ...more });
/** A line of it that was credited in full. */
export const aCreditedLine = (
  place: number,
  standing: CreditedLine['work'],
  more: Partial<CreditedLine> = {},
): CreditedLine => ({
  ...{
    place,
    description: [WORK_LINE, COST_LINE, HAND_LINE][place]?.description ?? '',
    work: standing,
    billedOn: null,
  },
  ...more,
});

/** The services around such an invoice. */
export const creditedApi = (of: Invoice, lines: () => CreditedLine[], more: FakeApi = {}): FakeApi => ({
  'GET /billing/invoices/:id': () => of,
  'GET /billing/invoices/:id/credited-lines': lines,
  'GET /billing/credit-notes': () => [],
  'GET /billing/clients/:id/account': () => anAccount([]),
  'GET /billing/clients/:id/cases': () => [],
  'GET /identity/clients': () => pageOf([aClient()]),
  'GET /billing/vat-rates': () => [{ from: '2018-01-01', standardBp: 1_100, law: 'Law 64/2017' }],
  'GET /billing/exchange-rates': () => [aRate()],
  'GET /billing/invoices': () => pageOf([]),
  'GET /billing/clients/:id/unbilled-expenses': () => [],
  'GET /billing/clients/:id/unbilled-time': () => ({ entries: [], minutes: 0, totals: [] }),
  'POST /billing/invoices': () => aDraft(),
  ...more,
});
/** What was written. */
export const writtenBodies = (requests: { method: string; body: unknown }[]) =>
  requests.filter(({ method }) => method !== 'GET').map(({ body }) => body);
