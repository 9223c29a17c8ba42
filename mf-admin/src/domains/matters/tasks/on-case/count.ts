import { listTasks } from '@diwan/contracts/matters/tasks/http';
import { callApi } from '@diwan/mf-kit';
import type { AskCount } from '../../../../frame/record/record-parts.js';

/** How many tasks of a case are open. */
const ask: AskCount<'case'> = async ({ record, signal }) =>
  (await callApi(listTasks, { query: { caseId: record.id, whose: 'team', limit: 1 } }, { signal })).total;
export default ask;
