import type { AskCount } from '../../../../frame/record/record-parts.js';
import { fetchDeadlines } from '../api/deadlines.js';

/** How many deadlines of a case stand, confirmed or not. */
const ask: AskCount<'case'> = async ({ record, signal }) =>
  (await fetchDeadlines(record.id, signal)).filter(({ state, isDone }) => state !== 'dismissed' && !isDone).length;
export default ask;
