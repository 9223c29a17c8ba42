import * as z from 'zod/mini';
import { Id } from '../../shared/id.js';
import { Currency } from '../../shared/money.js';

/**
 * What voiding, reversing or taking back changed for a client: invoices on which more is to be paid again, the cases of these, and the currencies
 * in which their credit changed.
 */
export const AccountChange = z.strictObject({
  clientId: Id,
  invoiceIds: z.array(Id),
  caseIds: z.array(Id),
  creditIn: z.array(Currency),
});
export type AccountChange = z.infer<typeof AccountChange>;
