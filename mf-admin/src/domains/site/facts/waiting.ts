import { listEditedFacts } from '@diwan/contracts/site/facts/http';
import { callApi } from '@diwan/mf-kit';
import type { AskWaiting } from '../../../frame/feature.js';

const SHOWN = 5;

/** Legal facts on the site that have expired: pages that show one cannot be published (D-047). */
const ask: AskWaiting = async ({ t, language, signal }) => {
  const facts = await callApi(listEditedFacts, undefined, { signal });
  const expired = facts.filter(({ validity, usedOn }) => validity === 'expired' && usedOn.length > 0);
  const lines = expired.slice(0, SHOWN).map(({ id, text, statute }) => ({
    id,
    text: text[language],
    detail: statute[language],
    late: true,
    href: '/admin/site/facts?show=expired',
    action: t('facts.look'),
  }));
  return { count: expired.length, exact: true, lines };
};
export default ask;
