import type { AskAhead } from '../../../frame/feature.js';
import { clientKey, fetchClient } from './api/get-client.js';

/** The head of a client, while a link to it is pointed at. */
const askAhead: AskAhead = (queries, id) =>
  queries.prefetchQuery({ queryKey: clientKey(id), queryFn: ({ signal }) => fetchClient(id, signal) });
export default askAhead;
