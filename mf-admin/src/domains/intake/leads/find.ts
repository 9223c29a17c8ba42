import { listLeads } from '@diwan/contracts/intake/leads/http';
import { callApi } from '@diwan/mf-kit';
import type { FindRecords } from '../../../frame/feature.js';

/** Leads by name, phone or reference. */
const find: FindRecords = async ({ text, signal }) => {
  const { items } = await callApi(listLeads, { query: { search: text, limit: 5 } }, { signal });
  return items.map(({ id, firstName, lastName, reference }) => ({
    id,
    text: `${firstName} ${lastName}`,
    detail: reference,
    href: `/admin/leads/${id}`,
  }));
};
export default find;
