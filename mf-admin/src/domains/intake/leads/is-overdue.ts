import type { Lead } from './api/list-leads.js';

/** Whether the firm's promise of an answer has passed and nobody has answered (D-027). */
export const isOverdue = ({ status, respondBy }: Pick<Lead, 'status' | 'respondBy'>, now: Date): boolean =>
  status === 'new' && Date.parse(respondBy) < now.getTime();
