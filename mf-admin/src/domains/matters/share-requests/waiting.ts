import { listShareRequests } from '@diwan/contracts/matters/share-requests/http';
import { callApi } from '@diwan/mf-kit';
import type { AskWaiting } from '../../../frame/feature.js';

const SHOWN = 5;

/** Clients' wishes to pass a document on that nobody has decided, the oldest first (D-089). */
const ask: AskWaiting = async ({ t, signal }) => {
  const query = { state: 'open', limit: SHOWN } as const;
  const { items, total, exact } = await callApi(listShareRequests, { query }, { signal });
  const lines = items.map(({ id, clientName, recipientName, documentTitle, askedAt }) => ({
    id,
    text: t('shareRequests.wish', { client: clientName, recipient: recipientName, document: documentTitle }),
    at: askedAt,
    href: '/admin/share-requests?state=open',
    action: t('shareRequests.decide'),
  }));
  return { count: total, exact, lines };
};
export default ask;
