import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { CalendarDate, Id, IdParams, Instant } from '../../shared/id.js';
import { Currency } from '../../shared/money.js';
import { line } from '../../shared/text.js';
import { SomeMinor } from '../amounts/amount.js';

const service = 'billing';

/** What is taken back of an issued invoice (BILL-09). Immutable. */
export const CreditNote = z.strictObject({
  id: Id,
  /** CN-{YYYY}{MM}-{NNNN}. */
  number: z.string(),
  invoiceId: Id,
  invoiceNumber: z.string(),
  client: z.strictObject({ id: Id, name: z.string() }),
  day: CalendarDate,
  reason: z.string(),
  currency: Currency,
  /** `place`: of the invoice's line that it takes back of. */
  lines: z.array(z.strictObject({ place: z.int(), description: z.string(), netMinor: z.int(), vatMinor: z.int() })),
  netMinor: z.int(),
  vatMinor: z.int(),
  totalMinor: z.int(),
  /** What was more than the invoice's balance, and is the client's credit now. */
  creditMinor: z.int(),
  issuedByName: z.string(),
  issuedAt: Instant,
});
export type CreditNote = z.infer<typeof CreditNote>;

export const listCreditNotes = endpoint({
  service,
  method: 'GET',
  path: '/credit-notes',
  access: 'billing:read',
  status: 200,
  summary: 'Credit notes of a client or an invoice, the newest first, 200 at most',
  query: z.strictObject({ clientId: z.optional(Id), invoiceId: z.optional(Id) }),
  response: z.array(CreditNote),
  errors: [],
});
/** `lines` names lines of the invoice by their place, with what is taken back of each before tax; not more than is left of it. */
export const createCreditNote = endpoint({
  service,
  method: 'POST',
  path: '/invoices/:id/credit-notes',
  access: 'billing:write',
  status: 201,
  idempotent: true,
  summary: 'Take back a part of an issued invoice, or all of it',
  params: IdParams,
  body: z.strictObject({
    day: CalendarDate,
    reason: line(300),
    lines: z
      .array(z.strictObject({ place: z.int().check(z.minimum(0), z.maximum(199)), netMinor: SomeMinor }))
      .check(z.minLength(1), z.maxLength(200)),
    /** Whether work and costs of the lines that it credits in full can be billed again (H2). Absent: they cannot. */
    billable: z.optional(z.boolean()),
  }),
  response: CreditNote,
  errors: ['NOT_FOUND', 'CONFLICT', 'PERIOD_CLOSED', 'OFFICE_NOT_ENTERED'],
});
