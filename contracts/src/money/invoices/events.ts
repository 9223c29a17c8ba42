import * as z from 'zod/mini';
import { eventType } from '../../events/event.js';
import { Id } from '../../shared/id.js';

const of = { invoiceId: Id, clientId: Id, caseId: z.nullable(Id) };

/** An invoice got its number and is its client's to see (BILL-02). */
export const InvoiceIssuedV1 = eventType('billing.invoice.issued.v1', z.strictObject(of), {
  heardBy: ['notifications'],
});

/** An issued invoice counts no more; its number stays (BILL-09). */
export const InvoiceVoidedV1 = eventType('billing.invoice.voided.v1', z.strictObject(of), {
  heardBy: ['notifications'],
});
