import type { AskAhead } from '../../../frame/feature.js';
import { caseKey, fetchCase } from './api/get-case.js';

/** The head of a case, while a link to it is pointed at. */
const askAhead: AskAhead = (queries, id) =>
  queries.prefetchQuery({ queryKey: caseKey(id), queryFn: ({ signal }) => fetchCase(id, signal) });
export default askAhead;
