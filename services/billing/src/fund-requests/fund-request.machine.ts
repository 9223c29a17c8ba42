import type { FundRequestState } from '@diwan/contracts/money/fund-requests/request';
import { movesBy } from '@diwan/service-kit/deeds/machine';

/** A request is paid in one or several parts; while anything of it is open it can be withdrawn. */
const NEXT = {
  asked: ['partly_paid', 'paid', 'withdrawn'],
  partly_paid: ['partly_paid', 'paid', 'withdrawn'],
  paid: [],
  withdrawn: [],
} as const satisfies Record<FundRequestState, readonly FundRequestState[]>;
const move = movesBy(NEXT);

/** Whether something of it may still be paid. */
export const isOpen = (state: FundRequestState): boolean => NEXT[state].length > 0;

export const PAY_PART = move(['asked', 'partly_paid'], 'partly_paid');
export const PAY = move(['asked', 'partly_paid'], 'paid');
export const WITHDRAW = move(['asked', 'partly_paid'], 'withdrawn');
