import { listInvoices } from '@diwan/contracts/money/invoices/http';
import { callApi, formatMoney } from '@diwan/mf-kit';
import type { FindRecords } from '../../../frame/feature.js';

/** Invoices by number or client. */
const find: FindRecords = async ({ text, t, signal }) => {
  const { items } = await callApi(listInvoices, { query: { search: text, limit: 5 } }, { signal });
  return items.map(({ id, number, client, currency, totalMinor }) => ({
    id,
    text: number ?? t('invoices.draftFor', { client: client.name }),
    detail: `${client.name} · ${formatMoney({ amountMinor: totalMinor, currency })}`,
    href: `/admin/billing/invoices/${id}`,
  }));
};
export default find;
