import { listClientDelegations } from '@diwan/contracts/people/delegations/http';
import { callApi } from '@diwan/mf-kit';
import type { AskCount } from '../../../../frame/record/record-parts.js';

/** How many people may look at a client's file now. */
const ask: AskCount<'client'> = async ({ record, signal }) => {
  const delegations = await callApi(listClientDelegations, { params: { id: record.id } }, { signal });
  return delegations.filter(({ state }) => state === 'active').length;
};
export default ask;
