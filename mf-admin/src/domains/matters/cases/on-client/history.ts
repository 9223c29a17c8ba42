import { listCases } from '@diwan/contracts/matters/cases/http';
import { callApi } from '@diwan/mf-kit';
import type { AskHistory } from '../../../../frame/record/record-parts.js';

const A_PART = 20;

/** When each case of a client was opened. */
const ask: AskHistory<'client'> = async ({ record, after, t, signal }) => {
  const page = after ? Number(after) : 1;
  const { items, total } = await callApi(
    listCases,
    { query: { clientId: record.id, page, limit: A_PART } },
    { signal },
  );
  const entries = items.map(({ id, title, caseNumber, createdAt }) => ({
    id,
    at: createdAt,
    text: t('cases.history.opened', { title }),
    details: [t('cases.numberOf', { number: caseNumber })],
    href: `/admin/cases/${id}`,
  }));
  return { entries, next: page * A_PART < total ? String(page + 1) : undefined };
};
export default ask;
