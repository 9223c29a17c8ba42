import * as z from 'zod/mini';

/** Where a request for a deposit stands. */
export const FundRequestState = z.enum(['asked', 'partly_paid', 'paid', 'withdrawn']);
export type FundRequestState = z.infer<typeof FundRequestState>;
