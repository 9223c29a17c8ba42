import type { BankLineState } from '@diwan/contracts/money/fund-reconciliations/bank-lines.http';
import { movesBy } from '@diwan/service-kit/deeds/machine';

/** What was said of a line by hand can be taken back, and said anew. */
const NEXT = {
  open: ['tied', 'explained'],
  tied: ['open'],
  explained: ['open'],
} as const satisfies Record<BankLineState, readonly BankLineState[]>;
const move = movesBy(NEXT);

export const TIE = move(['open'], 'tied');
export const EXPLAIN = move(['open'], 'explained');
export const REOPEN = move(['tied', 'explained'], 'open');
