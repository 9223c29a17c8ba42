import { answerLead } from '@diwan/contracts/intake/leads/http';
import { callApi } from '@diwan/mf-kit';
import type { Lead } from './list-leads.js';

/** Says that a new lead was answered. Throws ApiProblem CONFLICT when it was already. */
export const markAnswered = (id: string): Promise<Lead> => callApi(answerLead, { params: { id } });
