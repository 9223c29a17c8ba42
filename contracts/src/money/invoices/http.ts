import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { CalendarDate, Id, IdParams, Instant } from '../../shared/id.js';
import { Language } from '../../shared/language.js';
import { Currency, Money } from '../../shared/money.js';
import { PageQuery, pageOf, sortBy } from '../../shared/pagination.js';
import { line, paragraph } from '../../shared/text.js';
import { SomeMinor } from '../amounts/amount.js';
import { RateUsed } from '../exchange-rates/rate.js';
import { Discount, InvoiceLineFields } from './line.js';
import { INVOICE_STATES, InvoiceState } from './state.js';
import { PaymentTerms } from './terms.js';

const service = 'billing';

const Named = z.strictObject({ id: Id, name: z.string() });
const CaseNamed = z.strictObject({ id: Id, title: z.string(), caseNumber: z.string() });

export const InvoiceTotals = z.strictObject({
  subtotalMinor: z.int(),
  discountMinor: z.int(),
  netMinor: z.int(),
  vatMinor: z.int(),
  totalMinor: z.int(),
});

/** A line with what it comes to. */
export const InvoiceLine = z.extend(InvoiceLineFields, {
  amountMinor: z.int(),
  discountMinor: z.int(),
  vatMinor: z.int(),
});
export type InvoiceLine = z.infer<typeof InvoiceLine>;

/** What an owner or admin accepts of the other currency for some of what is open, far from the rate of the day as it may be. */
const AcceptedAmount = z.strictObject({
  /** Of what is open, in minor units of the invoice's currency. */
  amountMinor: z.int(),
  /** The money that pays it, in minor units of the other currency. */
  usedMinor: z.int(),
  /** What the rate of that day said. */
  expectedMinor: z.int(),
  reason: z.string(),
  byName: z.string(),
  /** Whether the reader accepted it: somebody else has to record the payment. */
  isOwn: z.boolean(),
  at: Instant,
});
export type AcceptedAmount = z.infer<typeof AcceptedAmount>;

/** An invoice in lists, as staff see it. Amounts are in minor units of `currency`. */
export const InvoiceRow = z.strictObject({
  id: Id,
  /** Null while it is a draft (BILL-02). */
  number: z.nullable(z.string()),
  state: InvoiceState,
  client: Named,
  /** Null: of no case, or of one that the reader is kept away from. */
  legalCase: z.nullable(CaseNamed),
  currency: Currency,
  language: Language,
  issueDate: CalendarDate,
  dueDate: CalendarDate,
  totalMinor: z.int(),
  vatMinor: z.int(),
  paidMinor: z.int(),
  creditedMinor: z.int(),
  balanceMinor: z.int(),
  notes: z.string(),
  createdAt: Instant,
  /** When the client opened it first. */
  viewedAt: z.nullable(Instant),
  /** Holds for `ACCEPTED_DAYS`, and until something is paid or taken back. Absent from builds before. */
  accepted: z.optional(z.nullable(AcceptedAmount)),
  version: z.int(),
});
export type InvoiceRow = z.infer<typeof InvoiceRow>;

/** An invoice as staff see it. */
export const Invoice = z.extend(InvoiceRow, {
  terms: PaymentTerms,
  discount: Discount,
  lines: z.array(InvoiceLine),
  totals: InvoiceTotals,
  /** The standard rate that its day had. */
  standardVatBp: z.int(),
  /** Null while it is a draft. */
  rate: z.nullable(RateUsed),
  /** Total and tax in pounds by that rate, as the law asks (D-121). */
  inPounds: z.nullable(z.strictObject({ totalMinor: z.int(), vatMinor: z.int() })),
  issuedAt: z.nullable(Instant),
  issuedByName: z.string(),
  voided: z.nullable(z.strictObject({ at: Instant, reason: z.string(), byName: z.string() })),
  /** What paid it, and what was taken back of it; newest first. */
  settlements: z.array(
    z.strictObject({
      id: Id,
      kind: z.enum(['payment', 'credit', 'client_funds', 'credit_note']),
      number: z.string(),
      day: CalendarDate,
      amount: Money,
      voided: z.boolean(),
    }),
  ),
});
export type Invoice = z.infer<typeof Invoice>;

const fields = {
  clientId: Id,
  caseId: z.nullable(Id),
  currency: Currency,
  language: Language,
  issueDate: CalendarDate,
  /** By the terms when null (D-123). */
  dueDate: z.nullable(CalendarDate),
  terms: PaymentTerms,
  discount: Discount,
  lines: z.array(InvoiceLineFields).check(z.minLength(1), z.maxLength(200)),
  notes: paragraph(2000),
};

export const listInvoices = endpoint({
  service,
  method: 'GET',
  path: '/invoices',
  access: 'billing:read',
  status: 200,
  summary: 'Invoices, the newest first, searched by number or client',
  query: z.strictObject({
    ...PageQuery,
    search: z.optional(z.string().check(z.trim(), z.maxLength(64))),
    /** `open`: anything is left to pay. */
    state: z.optional(z.enum([...INVOICE_STATES, 'open'])),
    clientId: z.optional(Id),
    caseId: z.optional(Id),
    currency: z.optional(Currency),
    issuedFrom: z.optional(CalendarDate),
    issuedUntil: z.optional(CalendarDate),
    dueFrom: z.optional(CalendarDate),
    dueUntil: z.optional(CalendarDate),
    sort: sortBy('issued', 'due', 'total', 'balance'),
  }),
  response: pageOf(InvoiceRow),
  errors: [],
});
export const getInvoice = endpoint({
  service,
  method: 'GET',
  path: '/invoices/:id',
  access: 'billing:read',
  status: 200,
  summary: 'One invoice',
  params: IdParams,
  response: Invoice,
  errors: ['NOT_FOUND'],
});
export const createInvoice = endpoint({
  service,
  method: 'POST',
  path: '/invoices',
  access: 'billing:write',
  status: 201,
  idempotent: true,
  summary: 'Write a draft of an invoice (BILL-01); it has no number and its client does not see it',
  body: z.strictObject(fields),
  response: Invoice,
  errors: ['NOT_FOUND', 'CONFLICT', 'RATE_MISSING', 'UNAVAILABLE'],
});
/** Throws CONFLICT for another version, IMMUTABLE once it is issued (D-109). */
export const changeInvoice = endpoint({
  service,
  method: 'PUT',
  path: '/invoices/:id',
  access: 'billing:write',
  status: 200,
  summary: 'Change a draft',
  params: IdParams,
  body: z.strictObject({ ...fields, version: z.int() }),
  response: Invoice,
  errors: ['NOT_FOUND', 'CONFLICT', 'IMMUTABLE', 'RATE_MISSING', 'UNAVAILABLE'],
});
export const deleteDraft = endpoint({
  service,
  method: 'DELETE',
  path: '/invoices/:id',
  access: 'billing:write',
  status: 204,
  summary: 'Throw a draft away; what it had taken up can be billed again',
  params: IdParams,
  errors: ['NOT_FOUND', 'IMMUTABLE'],
});
/**
 * Gives it the next number of the year, books it and lets the client see it (BILL-02). A number of one's own is for owners and admins, and
 * must be one that the series will never give.
 */
export const issueInvoice = endpoint({
  service,
  method: 'POST',
  path: '/invoices/:id/issue',
  access: 'billing:write',
  status: 200,
  idempotent: true,
  summary: 'Issue an invoice and send it',
  params: IdParams,
  body: z.strictObject({
    version: z.int(),
    number: z.nullable(line(40)),
    /** Another day than the draft's, where a later one has a number already (BILL-02). Absent: the draft's. */
    issueDate: z.optional(CalendarDate),
  }),
  response: Invoice,
  errors: [
    'NOT_FOUND',
    'CONFLICT',
    'IMMUTABLE',
    'DUPLICATE',
    'PERIOD_CLOSED',
    'RATE_MISSING',
    'OFFICE_NOT_ENTERED',
    'FORBIDDEN',
  ],
});
/** An invoice that something was paid on, or taken back of, is corrected by a credit note instead: STILL_SETTLED. */
export const voidInvoice = endpoint({
  service,
  method: 'POST',
  path: '/invoices/:id/void',
  access: 'billing:write',
  fresh: true,
  status: 200,
  idempotent: true,
  summary: 'Void an issued invoice: its entry is reversed today, its number stays',
  params: IdParams,
  body: z.strictObject({ reason: line(300) }),
  response: Invoice,
  errors: ['NOT_FOUND', 'CONFLICT', 'STILL_SETTLED', 'PERIOD_CLOSED'],
});

/**
 * Money in the other currency that is more than `DIFFERENCE_LIMIT_BP` from the rate of the day pays an invoice only by exactly these
 * amounts, recorded by somebody else. Ends after `ACCEPTED_DAYS`, and with the next payment or credit note. Another version of the invoice, or
 * nothing left to pay: CONFLICT.
 */
export const acceptAmount = endpoint({
  service,
  method: 'PUT',
  path: '/invoices/:id/accepted-amount',
  access: 'difference:accept',
  fresh: true,
  status: 200,
  summary: 'Accept an amount in the other currency for what is open',
  params: IdParams,
  body: z.strictObject({ amountMinor: SomeMinor, usedMinor: SomeMinor, reason: line(300), version: z.int() }),
  response: Invoice,
  errors: ['NOT_FOUND', 'CONFLICT', 'RATE_MISSING'],
});
export const withdrawAcceptedAmount = endpoint({
  service,
  method: 'DELETE',
  path: '/invoices/:id/accepted-amount',
  access: 'difference:accept',
  status: 200,
  summary: 'Take back what was accepted, as long as nothing was paid by it',
  params: IdParams,
  response: Invoice,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
