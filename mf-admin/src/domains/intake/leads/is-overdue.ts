import { isAwaitingAnswer } from '@diwan/contracts/intake/leads/lead-status';
import type { Lead } from './api/list-leads.js';

/** Whether the firm's promise of an answer has passed and nobody has answered (D-027). */
export const isOverdue = (lead: Pick<Lead, 'status' | 'respondBy' | 'furtherUnanswered'>, now: Date): boolean =>
  isAwaitingAnswer(lead) && Date.parse(lead.respondBy) < now.getTime();
