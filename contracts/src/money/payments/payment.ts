import * as z from 'zod/mini';

/** How money came (S2§9). */
export const PaymentMethod = z.enum(['cash', 'check', 'bank_transfer', 'credit_card', 'other']);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** So many invoices can be paid with one receipt. */
export const MOST_ALLOCATIONS = 50;
