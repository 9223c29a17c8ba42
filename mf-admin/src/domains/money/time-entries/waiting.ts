import { listTimeEntries } from '@diwan/contracts/money/time-entries/http';
import { callApi, formatDate } from '@diwan/mf-kit';
import type { AskWaiting } from '../../../frame/feature.js';

const SHOWN = 5;

/** Time that was handed in and waits for approval, the earliest work first. */
const ask: AskWaiting = async ({ t, language, signal }) => {
  const query = { state: 'submitted', limit: SHOWN } as const;
  const { items, total, exact } = await callApi(listTimeEntries, { query }, { signal });
  const lines = items.map(({ id, person, dateWorked, legalCase }) => ({
    id,
    text: t('time.waiting', { name: person.name, date: formatDate(dateWorked, language) }),
    ...(legalCase && { detail: legalCase.title }),
    href: '/admin/time/approval',
    action: t('time.look'),
  }));
  return { count: total, exact, lines };
};
export default ask;
