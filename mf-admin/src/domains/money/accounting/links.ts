import type { AGES } from '@diwan/contracts/money/accounting/http';
import type { LedgerAccount, LedgerSource } from '@diwan/contracts/money/accounting/ledger';
import { daysOf } from '@diwan/contracts/money/accounting/period';
import type { Currency } from '@diwan/contracts/shared/money';
import type { Asked } from './period.js';

/** Which rows of the ledger make up a figure. */
export interface Figure {
  account: LedgerAccount;
  currency: Currency;
  detail?: string;
  clientId?: string;
  /** All there ever was, where it is missing. */
  span?: Pick<Asked, 'from' | 'to'>;
}

/** The rows behind a figure. */
export function rowsHref({ account, currency, detail, clientId, span }: Figure): string {
  const query = new URLSearchParams({ view: 'ledger', account, currency });
  if (detail !== undefined) query.set('detail', detail);
  if (clientId) query.set('client', clientId);
  if (span) {
    query.set('from', span.from);
    query.set('to', span.to);
  }
  return `/admin/accounting?${query}`;
}

/** Days, of which either end may be missing, as the list of invoices is narrowed by them. */
interface Days {
  from?: string;
  until?: string;
}

/** Invoices behind a figure: what is open of those due on some days, or what is paid of those issued then. */
export function invoicesHref(
  state: 'open' | 'paid',
  { currency, clientId, days }: { currency: Currency; clientId?: string; days: Days },
): string {
  const query = new URLSearchParams({ state, currency });
  if (clientId) query.set('clientId', clientId);
  const what = state === 'open' ? 'due' : 'issued';
  if (days.from) query.set(`${what}From`, days.from);
  if (days.until) query.set(`${what}Until`, days.until);
  return `/admin/billing?${query}`;
}

/** The first and last day of some months. */
export function monthDays(span: Pick<Asked, 'from' | 'to'>): Days {
  const { from, to } = daysOf(span);
  return { from, until: to };
}

const DAY_MS = 24 * 60 * 60_000;

/** When what is of an age today was due: overdue from the day after (D-105). */
export function daysOfAge(age: (typeof AGES)[number], today: string): Days {
  const before = (days: number) => new Date(Date.parse(today) - days * DAY_MS).toISOString().slice(0, 10);
  switch (age) {
    case 'current':
      return { from: today };
    case 'days30':
      return { from: before(30), until: before(1) };
    case 'days60':
      return { from: before(60), until: before(31) };
    case 'days90':
      return { from: before(90), until: before(61) };
    case 'older':
      return { until: before(91) };
  }
}

/** The document that brought an entry about; null where it has no page of its own. */
export function documentHref({ kind, id }: { kind: LedgerSource; id: string }): string | null {
  switch (kind) {
    case 'invoice':
      return `/admin/billing/invoices/${id}`;
    case 'payment':
      return `/admin/billing/receipts/${id}`;
    case 'expense':
      return `/admin/expenses?expense=${id}`;
    default:
      return null;
  }
}
