/** How far a request for a consultation has come (LEAD-06). */
export const LEAD_STATUSES = ['new', 'contacted', 'qualified', 'booked', 'won', 'lost', 'spam'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** Where a lead may go from each state. What was lost may come back, and a mistaken `spam` is undone. */
const MOVES = {
  new: ['contacted', 'qualified', 'booked', 'lost', 'spam'],
  contacted: ['qualified', 'booked', 'won', 'lost', 'spam'],
  qualified: ['contacted', 'booked', 'won', 'lost', 'spam'],
  booked: ['qualified', 'won', 'lost', 'spam'],
  won: ['qualified'],
  lost: ['contacted'],
  spam: ['new', 'contacted'],
} as const satisfies Record<LeadStatus, readonly LeadStatus[]>;

/**
 * The allowed moves of a lead. One that was answered once is never new again; one that was not comes back from `spam` as new. A lead is not
 * won while a further request of its number waits: nobody would answer it any more (D-058).
 */
export function movesOf(lead: {
  status: LeadStatus;
  answered?: unknown;
  furtherUnanswered?: number | undefined;
}): LeadStatus[] {
  const moves: readonly LeadStatus[] = MOVES[lead.status];
  const skipped: LeadStatus[] = [
    ...(lead.status === 'spam' ? [lead.answered ? ('new' as const) : ('contacted' as const)] : []),
    ...(lead.furtherUnanswered ? ['won' as const] : []),
  ];
  return moves.filter((move) => !skipped.includes(move));
}

/** Whether whoever moves a lead there says that it was answered. */
export const isAnsweredIn = (status: LeadStatus): boolean => !['new', 'lost', 'spam'].includes(status);

/** The states in which a lead may still become a client: a further request of its number adds to it (D-058). */
export const OPEN_STATUSES: readonly LeadStatus[] = ['new', 'contacted', 'qualified', 'booked'];

/** Whether the sender waits for an answer: to the first request, or to a further one that nobody has answered (D-031, D-058). */
export const isAwaitingAnswer = (lead: { status: LeadStatus; furtherUnanswered?: number | undefined }): boolean =>
  lead.status === 'new' || (OPEN_STATUSES.includes(lead.status) && Boolean(lead.furtherUnanswered));

/** Whether nobody has answered the first request of a lead: one that is new, or was closed before it was answered. */
export const isUnanswered = ({ status, answered }: { status: LeadStatus; answered?: unknown }): boolean =>
  status === 'new' || (!answered && ['lost', 'spam'].includes(status));
