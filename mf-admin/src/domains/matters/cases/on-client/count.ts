import { listCases } from '@diwan/contracts/matters/cases/http';
import { callApi } from '@diwan/mf-kit';
import type { AskCount } from '../../../../frame/record/record-parts.js';

/** How many cases a client has. */
const ask: AskCount<'client'> = async ({ record, signal }) => {
  const { total } = await callApi(listCases, { query: { clientId: record.id, limit: 1 } }, { signal });
  return total;
};
export default ask;
