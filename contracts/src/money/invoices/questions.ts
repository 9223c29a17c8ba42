import * as z from 'zod/mini';
import { operation } from '../../rpc/operation.js';
import { CalendarDate, Id } from '../../shared/id.js';
import { Money } from '../../shared/money.js';
import { InvoiceState } from './state.js';

/** What notices about an invoice may say, read when they are sent; null when it is gone, or still a draft. */
export const invoiceNotice = operation({
  service: 'billing',
  pattern: 'billing.invoice-notice.v1',
  input: z.strictObject({ invoiceId: Id }),
  output: z.nullable(
    z.strictObject({
      number: z.string(),
      state: InvoiceState,
      total: Money,
      balance: Money,
      dueDate: CalendarDate,
      /** Whether its client is to be reminded: they want it, and no later day that they promised is still to come (BILL-17). */
      isReminded: z.boolean(),
      clientPath: z.string(),
    }),
  ),
});
