import { answerLead } from '@diwan/contracts/http/chatbot';
import { callApi } from '@diwan/mf-kit';
import type { Lead } from './list-leads.js';

/** Says that a new lead was answered. Throws ApiProblem CONFLICT when it was already. */
export const markAnswered = (id: string): Promise<Lead> => callApi(answerLead, { params: { id } });
