import * as z from 'zod/mini';

/** Where a proof of payment stands: nobody has looked, it belongs to a recorded payment, or it was refused with a reason (BILL-18). */
export const ProofState = z.enum(['sent', 'matched', 'refused']);
export type ProofState = z.infer<typeof ProofState>;
