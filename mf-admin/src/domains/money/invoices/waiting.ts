import { listInvoices } from '@diwan/contracts/money/invoices/http';
import { callApi, formatDate, formatMoney } from '@diwan/mf-kit';
import type { AskWaiting } from '../../../frame/feature.js';

const SHOWN = 5;

/** Overdue invoices, the longest overdue first (D-105). */
const ask: AskWaiting = async ({ t, language, signal }) => {
  const query = { state: 'overdue', sort: 'due', limit: SHOWN } as const;
  const { items, total, exact } = await callApi(listInvoices, { query }, { signal });
  const lines = items.map(({ id, number, client, currency, balanceMinor, dueDate }) => ({
    id,
    text: t('invoices.overdueOf', {
      number: number ?? '',
      client: client.name,
      amount: formatMoney({ amountMinor: balanceMinor, currency }),
    }),
    detail: t('invoices.dueSince', { day: formatDate(dueDate, language) }),
    late: true,
    href: `/admin/billing/invoices/${id}`,
    action: t('invoices.open'),
  }));
  return { count: total, exact, lines };
};
export default ask;
