import { listInvoices } from '@diwan/contracts/money/invoices/http';
import { callApi } from '@diwan/mf-kit';
import type { AskCount } from '../../../../frame/record/record-parts.js';

/** How many invoices a case has. */
const ask: AskCount<'case'> = async ({ record, signal }) => {
  const { total } = await callApi(listInvoices, { query: { caseId: record.id, limit: 1 } }, { signal });
  return total;
};
export default ask;
