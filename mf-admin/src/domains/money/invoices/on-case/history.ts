import type { AskHistory } from '../../../../frame/record/record-parts.js';
import { askInvoices } from '../ask-invoices.js';

/** The bills of a case. */
const ask: AskHistory<'case'> = ({ record, ...asked }) => askInvoices({ caseId: record.id }, asked);
export default ask;
