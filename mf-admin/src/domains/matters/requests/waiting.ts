import { listRequests } from '@diwan/contracts/matters/requests/http';
import { callApi } from '@diwan/mf-kit';
import { nameList, namesOf } from '../../../components/name-list.js';
import type { AskWaiting } from '../../../frame/feature.js';
import { inWords } from './in-words.js';

const SHOWN = 5;

/** What clients sent and nobody has decided about, what has waited longest first (PORT-07). */
const ask: AskWaiting = async ({ t, language, signal }) => {
  const query = { state: 'answered', limit: SHOWN } as const;
  const { items, total, exact } = await callApi(listRequests, { query }, { signal });
  const lines = items.map((request) => ({
    id: request.id,
    text: t('requests.sentBy', {
      client: nameList(namesOf(request.clients), language),
      what: inWords(request.title, language),
    }),
    detail: request.caseTitle,
    href: `/admin/requests/${request.id}`,
    action: t('requests.check'),
  }));
  return { count: total, exact, lines };
};
export default ask;
