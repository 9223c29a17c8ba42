import { listCases } from '@diwan/contracts/matters/cases/http';
import { callApi } from '@diwan/mf-kit';
import type { FindRecords } from '../../../frame/feature.js';

/** Cases by title, number or client. */
const find: FindRecords = async ({ text, signal }) => {
  const { items } = await callApi(listCases, { query: { search: text, limit: 5 } }, { signal });
  return items.map(({ id, title, caseNumber, clientName }) => ({
    id,
    text: title,
    detail: `${caseNumber} · ${clientName}`,
    href: `/admin/cases/${id}`,
  }));
};
export default find;
