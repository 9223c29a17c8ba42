import type { ExpenseState } from '@diwan/contracts/money/expenses/expense';

/** What may become of an expense by a decision. What is rejected is changed and submitted again. */
const DECIDED = {
  draft: [],
  submitted: ['approved', 'rejected'],
  approved: [],
  rejected: [],
} as const satisfies Record<ExpenseState, readonly ExpenseState[]>;

/** Whether an expense in this state can be approved or rejected. */
export const canBecome = (state: ExpenseState, to: 'approved' | 'rejected'): boolean =>
  (DECIDED[state] as readonly ExpenseState[]).includes(to);

/** The state after a change: what is in the books stays there, everything else waits for approval once it is submitted. */
export const stateAfterChange = (state: ExpenseState, submit: boolean): ExpenseState =>
  state === 'approved' ? 'approved' : submit ? 'submitted' : 'draft';
