import { listPayments } from '@diwan/contracts/money/payments/http';
import { callApi } from '@diwan/mf-kit';
import type { AskCount } from '../../../../frame/record/record-parts.js';

/** How many receipts a client has. */
const ask: AskCount<'account'> = async ({ record, signal }) => {
  const { total } = await callApi(listPayments, { query: { clientId: record.id, limit: 1 } }, { signal });
  return total;
};
export default ask;
