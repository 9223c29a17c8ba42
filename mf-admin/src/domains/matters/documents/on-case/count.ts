import { listCaseDocuments } from '@diwan/contracts/matters/documents/http';
import { callApi } from '@diwan/mf-kit';
import type { AskCount } from '../../../../frame/record/record-parts.js';

/** How many documents a case has. */
const ask: AskCount<'case'> = async ({ record, signal }) =>
  (await callApi(listCaseDocuments, { params: { id: record.id }, query: { limit: 1 } }, { signal })).total;
export default ask;
