import { answerLead } from '@diwan/contracts/intake/leads/http';
import { callApi } from '@diwan/mf-kit';
import type { Lead } from './list-leads.js';

/** Says that a lead was answered as it was read. Throws ApiProblem CONFLICT when it was already, or when its number asked again meanwhile. */
export const markAnswered = ({ id, version }: Pick<Lead, 'id' | 'version'>): Promise<Lead> =>
  callApi(answerLead, { params: { id }, body: { version } });
