import type { LedgerAccount, LedgerSource } from '@diwan/contracts/money/accounting/ledger';
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
