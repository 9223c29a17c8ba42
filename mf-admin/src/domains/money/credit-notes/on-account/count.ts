import { listCreditNotes } from '@diwan/contracts/money/credit-notes/http';
import { callApi } from '@diwan/mf-kit';
import type { AskCount } from '../../../../frame/record/record-parts.js';

/** How many credit notes a client has. */
const ask: AskCount<'account'> = async ({ record, signal }) =>
  (await callApi(listCreditNotes, { query: { clientId: record.id } }, { signal })).length;
export default ask;
