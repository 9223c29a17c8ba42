import { listProofs } from '@diwan/contracts/money/payment-proofs/http';
import { callApi, formatMoney } from '@diwan/mf-kit';
import type { AskWaiting } from '../../../frame/feature.js';
import { sentFor } from './sent-for.js';

const SHOWN = 5;

/** Proofs of payment that nobody has looked at, the oldest first. */
const ask: AskWaiting = async ({ t, signal }) => {
  const { items, total, exact } = await callApi(listProofs, { query: { limit: SHOWN } }, { signal });
  const lines = items.map(({ id, client, amount, sentAt, ...proof }) => ({
    ...{ id, text: client.name, at: sentAt },
    detail: `${formatMoney(amount)} · ${sentFor(proof)}`,
    href: `/admin/payment-proofs/${id}`,
    action: t('proofs.look'),
  }));
  return { count: total, exact, lines };
};
export default ask;
