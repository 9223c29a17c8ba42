import {
  addLeadNote,
  type LeadRecord,
  listLeadOwners,
  moveLead,
  separateRequest,
  setLeadOwner,
} from '@diwan/contracts/intake/leads/http';
import { callApi } from '@diwan/mf-kit';
import { useQuery } from '@tanstack/react-query';
import type { Lead } from './list-leads.js';

type Read = Pick<Lead, 'id' | 'version'>;

/** Moves a lead to another state. Throws ApiProblem CONFLICT when somebody else changed it meanwhile. */
export const move = ({ id, version }: Read, to: Lead['status'], reason = ''): Promise<LeadRecord> =>
  callApi(moveLead, { params: { id }, body: { to, reason, version } });

/** Says who takes care of a lead; null for nobody. Throws ApiProblem CONFLICT like `move`. */
export const giveTo = ({ id, version }: Read, ownerId: string | null): Promise<LeadRecord> =>
  callApi(setLeadOwner, { params: { id }, body: { ownerId, version } });

/** Makes a further request a lead of its own. Throws ApiProblem CONFLICT like `move`. */
export const separate = ({ id, version }: Read, requestId: string): Promise<LeadRecord> =>
  callApi(separateRequest, { params: { id, requestId }, body: { version } });

/** Adds a note for colleagues. */
export const addNote = ({ id }: Read, text: string): Promise<LeadRecord> =>
  callApi(addLeadNote, { params: { id }, body: { text } });

/** Staff who may take care of leads. */
export const useLeadOwners = () =>
  useQuery({
    queryKey: ['lead-owners'],
    queryFn: ({ signal }) => callApi(listLeadOwners, undefined, { signal }),
  });
