import type { AskAhead } from '../../../frame/feature.js';
import { fetchLead, leadKey } from './api/get-lead.js';

/** The head of a lead, while a link to it is pointed at. */
const askAhead: AskAhead = (queries, id) =>
  queries.prefetchQuery({ queryKey: leadKey(id), queryFn: ({ signal }) => fetchLead(id, signal) });
export default askAhead;
