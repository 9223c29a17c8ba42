import { listErasures } from '@diwan/contracts/people/erasures/http';
import { callApi } from '@diwan/mf-kit';
import type { AskWaiting } from '../../../frame/feature.js';

const SHOWN = 5;

/** Wishes to be forgotten that nobody has decided, the oldest first (PORT-08). */
const ask: AskWaiting = async ({ t, signal }) => {
  const query = { state: 'asked', limit: SHOWN } as const;
  const { items, total, exact } = await callApi(listErasures, { query }, { signal });
  const lines = items.map(({ id, name, askedAt }) => ({
    id,
    text: t('erasures.wish', { name: name ?? t('erasures.nobody') }),
    at: askedAt,
    href: '/admin/erasures?state=asked',
    action: t('erasures.decide'),
  }));
  return { count: total, exact, lines };
};
export default ask;
