import type { AskHistory } from '../../../../frame/record/record-parts.js';
import { askInvoices } from '../ask-invoices.js';

/** The bills of a client. */
const ask: AskHistory<'client'> = ({ record, ...asked }) => askInvoices({ clientId: record.id }, asked);
export default ask;
