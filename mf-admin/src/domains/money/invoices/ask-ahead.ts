import type { AskAhead } from '../../../frame/feature.js';
import { fetchInvoice, invoiceKey } from './api/invoices.js';

/** The head of an invoice, while a link to it is pointed at. */
const askAhead: AskAhead = (queries, id) =>
  queries.prefetchQuery({ queryKey: invoiceKey(id), queryFn: ({ signal }) => fetchInvoice(id, signal) });
export default askAhead;
