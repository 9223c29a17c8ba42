import { listShareRequests } from '@diwan/contracts/matters/share-requests/http';
import { callApi } from '@diwan/mf-kit';
import type { AskHistory } from '../../../../frame/record/record-parts.js';

const A_PART = 20;

/** The wishes of a case's client to pass documents on, with what became of each (D-089). */
const ask: AskHistory<'case'> = async ({ record, after, t, signal }) => {
  const page = after ? Number(after) : 1;
  const query = { caseId: record.id, page, limit: A_PART };
  const { items, total } = await callApi(listShareRequests, { query }, { signal });
  const entries = items.map(({ id, askedAt, state, documentTitle, recipientName, decidedByName, decisionReason }) => ({
    id,
    at: askedAt,
    text: t('shareRequests.history', { document: documentTitle, recipient: recipientName }),
    by: decidedByName || undefined,
    details: [t(`shareRequestState.${state}`), decisionReason].flatMap((one) => one || []),
    href: `/admin/cases/${record.id}`,
  }));
  return { entries, next: page * A_PART < total ? String(page + 1) : undefined };
};
export default ask;
