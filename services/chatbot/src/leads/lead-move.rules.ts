import { isAnsweredIn, movesOf } from '@diwan/contracts/intake/leads/lead-status';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { LeadChange } from './lead.repository.js';
import type { LeadRecord } from './lead.schema.js';

type Moved = Pick<LeadRecord, 'status' | 'answered' | 'respondBy'>;

/**
 * What a move writes; the only way to another state (LEAD-06). Whoever leaves `new` or `spam` for a state that follows an answer has
 * answered; a lead that is new again is waited for until its promise, which staff are told of even when it is over (D-031).
 * Throws CONFLICT for a move that is not allowed.
 */
export function moved(lead: Moved, to: LeadRecord['status'], answer: { by: string; at: Date }): LeadChange {
  if (!movesOf(lead).includes(to)) {
    throw new DomainError('CONFLICT', { detail: `A request that is ${lead.status} cannot become ${to}.` });
  }
  return {
    status: to,
    escalateAt: to === 'new' ? lead.respondBy : null,
    ...(isAnsweredIn(to) && !lead.answered && { answered: answer }),
  };
}
