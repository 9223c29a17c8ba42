import { isAnsweredIn, isAwaitingAnswer, isUnanswered, movesOf } from '@diwan/contracts/intake/leads/lead-status';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { LeadChange } from './lead.repository.js';
import type { LeadRecord } from './lead.schema.js';

type Moved = Pick<LeadRecord, 'status' | 'answered' | 'furtherUnanswered' | 'respondBy' | 'escalateAt'>;
type Answer = { by: string; at: Date };

/**
 * What a move writes; the only way to another state (LEAD-06). Whoever takes up what nobody had answered has answered all that was
 * asked; later moves answer no further request (D-058). A lead that waits again is waited for until its promise, which staff
 * are told of even when it is over (D-031). Throws CONFLICT for a move that is not allowed.
 */
export function moved(lead: Moved, to: LeadRecord['status'], answer: Answer): LeadChange {
  if (!movesOf(lead).includes(to)) {
    throw new DomainError('CONFLICT', { detail: `A request that is ${lead.status} cannot become ${to}.` });
  }
  const answering = isAnsweredIn(to)
    ? { ...(!lead.answered && { answered: answer }), ...(isUnanswered(lead) && { furtherUnanswered: 0 }) }
    : {};
  return { status: to, ...answering, escalateAt: escalationOf({ ...lead, ...answering, status: to }, lead) };
}

/** What an answer writes: to all that was asked. A new lead is contacted then. Throws CONFLICT for one that does not wait. */
export function answered(lead: Moved, answer: Answer): LeadChange {
  if (!isAwaitingAnswer(lead)) throw new DomainError('CONFLICT', { detail: 'This request was already answered.' });
  const first = lead.answered ?? answer;
  const status = lead.status === 'new' ? { status: 'contacted' as const } : {};
  return { ...status, answered: first, furtherUnanswered: 0, escalateAt: null };
}

function escalationOf(lead: Moved, before: Moved): Date | null {
  if (!isAwaitingAnswer(lead)) return null;
  return isAwaitingAnswer(before) ? before.escalateAt : lead.respondBy;
}
