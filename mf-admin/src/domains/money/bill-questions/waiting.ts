import { listBillQuestions } from '@diwan/contracts/money/bill-questions/http';
import { callApi } from '@diwan/mf-kit';
import type { AskWaiting } from '../../../frame/feature.js';

const SHOWN = 5;

/** Questions about bills that nobody has answered, the oldest first. */
const ask: AskWaiting = async ({ t, signal }) => {
  const { items, total, exact } = await callApi(listBillQuestions, { query: { limit: SHOWN } }, { signal });
  const lines = items.map(({ id, text, client, invoice, askedAt }) => ({
    ...{ id, text, at: askedAt },
    detail: `${client.name} · ${invoice.number}`,
    href: `/admin/bill-questions/${id}`,
    action: t('billQuestions.answer'),
  }));
  return { count: total, exact, lines };
};
export default ask;
