import { listProofs } from '@diwan/contracts/money/payment-proofs/http';
import { callApi, formatMoney } from '@diwan/mf-kit';
import type { AskWaiting } from '../../../frame/feature.js';

const SHOWN = 5;

/** Proofs of payment that nobody has looked at. */
const ask: AskWaiting = async ({ t, signal }) => {
  const { items, total, exact } = await callApi(listProofs, { query: { limit: SHOWN } }, { signal });
  const lines = items.map(({ id, client, invoice, amount, sentAt }) => ({
    ...{ id, text: client.name, at: sentAt },
    detail: `${formatMoney(amount)} · ${invoice.number}`,
    href: `/admin/payment-proofs/${id}`,
    action: t('proofs.look'),
  }));
  return { count: total, exact, lines };
};
export default ask;
