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

/** The allowed moves of a lead. One that was answered once is never new again; one that was not comes back from `spam` as new. */
export function movesOf({ status, answered }: { status: LeadStatus; answered?: unknown }): LeadStatus[] {
  const moves: readonly LeadStatus[] = MOVES[status];
  const skipped: LeadStatus = answered ? 'new' : 'contacted';
  return moves.filter((move) => status !== 'spam' || move !== skipped);
}

/** Whether whoever moves a lead there says that it was answered. */
export const isAnsweredIn = (status: LeadStatus): boolean => !['new', 'lost', 'spam'].includes(status);
