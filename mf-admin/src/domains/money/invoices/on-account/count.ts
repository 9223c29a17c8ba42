import { listInvoices } from '@diwan/contracts/money/invoices/http';
import { callApi } from '@diwan/mf-kit';
import type { AskCount } from '../../../../frame/record/record-parts.js';

/** How many invoices a client has. */
const ask: AskCount<'account'> = async ({ record, signal }) => {
  const { total } = await callApi(listInvoices, { query: { clientId: record.id, limit: 1 } }, { signal });
  return total;
};
export default ask;
