import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { CalendarDate, Id } from '../../shared/id.js';
import { Currency } from '../../shared/money.js';
import { PageQuery, pageOf } from '../../shared/pagination.js';

/** A credit note as its client sees it (BILL-09). */
export const OwnCreditNote = z.strictObject({
  id: Id,
  number: z.string(),
  invoiceId: Id,
  invoiceNumber: z.string(),
  day: CalendarDate,
  reason: z.string(),
  currency: Currency,
  totalMinor: z.int(),
  /** What of it became credit, because the invoice was paid already. */
  creditMinor: z.int(),
});
export type OwnCreditNote = z.infer<typeof OwnCreditNote>;

export const listOwnCreditNotes = endpoint({
  service: 'billing',
  method: 'GET',
  path: '/own/credit-notes',
  access: 'client',
  status: 200,
  summary: "The client's credit notes, the newest first",
  query: z.strictObject(PageQuery),
  response: pageOf(OwnCreditNote),
  errors: [],
});
