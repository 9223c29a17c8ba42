import { listRequests } from '@diwan/contracts/matters/requests/http';
import { callApi } from '@diwan/mf-kit';
import type { AskCount } from '../../../../frame/record/record-parts.js';

/** How much was asked of the client of a case. */
const ask: AskCount<'case'> = async ({ record, signal }) =>
  (await callApi(listRequests, { query: { caseId: record.id, limit: 1 } }, { signal })).total;
export default ask;
