import { listPayments } from '@diwan/contracts/money/payments/http';
import { callApi, formatMoney } from '@diwan/mf-kit';
import type { FindRecords } from '../../../frame/feature.js';

/** Receipts by number, reference or client. */
const find: FindRecords = async ({ text, signal }) => {
  const { items } = await callApi(listPayments, { query: { search: text, limit: 5 } }, { signal });
  return items.map(({ id, number, client, amount }) => ({
    id,
    text: number,
    detail: `${client.name} · ${formatMoney(amount)}`,
    href: `/admin/billing/receipts/${id}`,
  }));
};
export default find;
