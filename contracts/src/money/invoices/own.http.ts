import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { CalendarDate, Id, IdParams, Instant } from '../../shared/id.js';
import { LocalizedText } from '../../shared/language.js';
import { Currency, Money } from '../../shared/money.js';
import { PageQuery, pageOf } from '../../shared/pagination.js';
import { RateUsed } from '../exchange-rates/rate.js';
import { InvoiceTotals } from './http.js';
import { InvoiceState } from './state.js';

const service = 'billing';

/** An invoice as its client sees it: never a draft (D-080), nothing of the firm's own. */
export const OwnInvoiceRow = z.strictObject({
  id: Id,
  number: z.string(),
  state: InvoiceState,
  caseTitle: z.nullable(z.string()),
  /** When it became its client's to see. */
  issuedAt: Instant,
  currency: Currency,
  issueDate: CalendarDate,
  dueDate: CalendarDate,
  notes: z.string(),
  totalMinor: z.int(),
  vatMinor: z.int(),
  paidMinor: z.int(),
  creditedMinor: z.int(),
  balanceMinor: z.int(),
});
export type OwnInvoiceRow = z.infer<typeof OwnInvoiceRow>;

/** One line in plain words ("explain my bill"). */
const OwnLine = z.strictObject({
  description: z.string(),
  explanation: z.string(),
  /** Of time: who did it and when; of everything else null. */
  workedBy: z.nullable(z.string()),
  workedOn: z.nullable(CalendarDate),
  /** For which step of the case; null where none is known. */
  stage: z.nullable(LocalizedText),
  quantityMilli: z.int(),
  /** Of time: how long. Absent from other lines, and from builds before. */
  minutes: z.optional(z.int()),
  unitPriceMinor: z.int(),
  amountMinor: z.int(),
  discountMinor: z.int(),
  vatMinor: z.int(),
});

export const OwnInvoice = z.extend(OwnInvoiceRow, {
  /** Of which it says what comes next; null for an invoice of no case. */
  caseId: z.nullable(Id),
  lines: z.array(OwnLine),
  totals: InvoiceTotals,
  /** The discount is of the fees alone: costs are owed in full. Absent from builds before. */
  isDiscountOnFees: z.optional(z.boolean()),
  rate: z.nullable(RateUsed),
  inPounds: z.nullable(z.strictObject({ totalMinor: z.int(), vatMinor: z.int() })),
  voidReason: z.string(),
  settlements: z.array(
    z.strictObject({
      kind: z.enum(['payment', 'credit', 'client_funds', 'credit_note']),
      number: z.string(),
      day: CalendarDate,
      amount: Money,
      voided: z.boolean(),
    }),
  ),
});
export type OwnInvoice = z.infer<typeof OwnInvoice>;

export const listOwnInvoices = endpoint({
  service,
  method: 'GET',
  path: '/own/invoices',
  access: 'client',
  status: 200,
  summary: "The client's invoices, or those of one case, the newest first",
  query: z.strictObject({ ...PageQuery, caseId: z.optional(Id) }),
  response: pageOf(OwnInvoiceRow),
  errors: [],
});
export const getOwnInvoice = endpoint({
  service,
  method: 'GET',
  path: '/own/invoices/:id',
  access: 'client',
  status: 200,
  summary: 'One invoice, line by line; that it was opened is noted',
  params: IdParams,
  response: OwnInvoice,
  errors: ['NOT_FOUND'],
});
