import { searchDocuments } from '@diwan/contracts/matters/documents/keeping.http';
import { callApi } from '@diwan/mf-kit';
import type { AskCount } from '../../../../frame/record/record-parts.js';

/** How many documents the cases of a client have. */
const ask: AskCount<'client'> = async ({ record, signal }) =>
  (await callApi(searchDocuments, { query: { clientId: record.id, limit: 1 } }, { signal })).total;
export default ask;
