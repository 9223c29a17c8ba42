import type { FundRequestState } from '@diwan/contracts/money/fund-requests/request';
import { movesBy } from '@diwan/service-kit/deeds/machine';

/** A request is paid in one or several parts; while anything of it is open it can be withdrawn. A deposit that is reversed opens it again. */
const NEXT = {
  asked: ['partly_paid', 'paid', 'withdrawn'],
  partly_paid: ['asked', 'partly_paid', 'paid', 'withdrawn'],
  paid: ['asked', 'partly_paid', 'paid'],
  withdrawn: [],
} as const satisfies Record<FundRequestState, readonly FundRequestState[]>;
const move = movesBy(NEXT);

export const PAY_PART = move(['asked', 'partly_paid'], 'partly_paid');
export const PAY = move(['asked', 'partly_paid'], 'paid');
export const WITHDRAW = move(['asked', 'partly_paid'], 'withdrawn');
/** A deposit of it was reversed: nothing came then, less than was asked for, or still all of it. */
export const OPEN_AGAIN = move(['partly_paid', 'paid'], 'asked');
export const OPEN_PART_AGAIN = move(['partly_paid', 'paid'], 'partly_paid');
export const STAY_PAID = move(['paid'], 'paid');

/** Whether something of it may still be paid. */
export const isOpen = (state: FundRequestState): boolean => PAY.from.some((from) => from === state);
