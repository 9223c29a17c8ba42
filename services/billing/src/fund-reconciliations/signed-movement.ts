import type { FundMovementRecord } from '../client-funds/fund-movement.schema.js';

/** What a movement is to the bank, in minor units: what came is more than nothing, what went less. */
export const signedMinor = ({ kind, amount }: Pick<FundMovementRecord, 'kind' | 'amount'>): number =>
  kind === 'deposit' ? amount.amountMinor : 0 - amount.amountMinor;
