import type { FundMovementKind, ReversibleKind } from './http.js';

/** What tells whether money came or went. */
export interface Signed {
  kind: FundMovementKind;
  /** In minor units, more than nothing. */
  amount: { amountMinor: number };
  /** Of a reversal: what it takes back. */
  reverses?: { kind: ReversibleKind } | null | undefined;
}

/** What a movement is to the clients' account, in minor units: what came is more than nothing, what went less. */
export function signedMinor({ kind, amount, reverses }: Signed): number {
  const comes = kind === 'deposit' || (kind === 'reversal' && reverses?.kind !== 'deposit');
  return comes ? amount.amountMinor : 0 - amount.amountMinor;
}
