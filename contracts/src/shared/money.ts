import * as z from 'zod/mini';

export const Currency = z.enum(['USD', 'LBP']);
export type Currency = z.infer<typeof Currency>;

/** An amount in minor units (cents; the pound is counted whole, so its minor unit is the pound itself). */
export const Money = z.strictObject({ amountMinor: z.int(), currency: Currency });
export type Money = z.infer<typeof Money>;

/** Decimal places of a currency's minor unit. */
export const MINOR_DIGITS = { USD: 2, LBP: 0 } as const satisfies Record<Currency, number>;
