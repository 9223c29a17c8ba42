import { listPayments } from '@diwan/contracts/money/payments/http';
import { onDay } from '@diwan/desk-kit/timeline/on-day';
import { callApi, formatMoney } from '@diwan/mf-kit';
import type { AskHistory } from '../../../../frame/record/record-parts.js';

const A_PART = 20;

/** When a client's receipts were written, and which were taken back. */
const ask: AskHistory<'client'> = async ({ record, after, t, signal }) => {
  const page = after ? Number(after) : 1;
  const query = { clientId: record.id, page, limit: A_PART };
  const { items } = await callApi(listPayments, { query }, { signal });
  const entries = items.map(({ id, number, amount, day, voided, recordedByName }) => ({
    ...{ id, href: `/admin/billing/receipts/${id}`, by: recordedByName || undefined, ...onDay(day) },
    text: t(voided ? 'payments.history.voidOf' : 'payments.history.recordedOf', { number }),
    details: [formatMoney(amount)],
  }));
  return { entries, next: items.length === A_PART ? String(page + 1) : undefined };
};
export default ask;
