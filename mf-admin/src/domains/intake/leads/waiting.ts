import { listLeads } from '@diwan/contracts/intake/leads/http';
import { CONTACT_AREAS } from '@diwan/contracts/site/practice-areas/practice-area';
import { callApi } from '@diwan/mf-kit';
import type { AskWaiting } from '../../../frame/feature.js';
import { isOverdue } from './is-overdue.js';
import { mayChange } from './use-may-change.js';

const SHOWN = 5;

/** Leads whose sender waits for an answer, the first promise first; those whose promise is over are marked (D-027, D-058). */
const ask: AskWaiting = async ({ t, signal, ...who }) => {
  const { items, total, exact } = await callApi(
    listLeads,
    { query: { waiting: 'true', sort: 'respondBy', limit: SHOWN } },
    { signal },
  );
  const lines = items.map((lead) => ({
    id: lead.id,
    text: `${lead.firstName} ${lead.lastName}`,
    detail: t(`area.${CONTACT_AREAS[lead.area]}`),
    at: lead.respondBy,
    late: isOverdue(lead, new Date()),
    href: `/admin/leads/${lead.id}`,
    action: t(mayChange(lead, who) ? 'leads.answer' : 'leads.show'),
  }));
  return { count: total, exact, lines };
};
export default ask;
