import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Id, IdParams } from '../../shared/id.js';
import { Currency, Money } from '../../shared/money.js';

const service = 'billing';

/** How a client stands in one currency, in minor units. All of it is read from the ledger. */
const Standing = z.strictObject({
  currency: Currency,
  /** What is open of issued invoices, and of how many. */
  outstandingMinor: z.int(),
  openInvoices: z.int(),
  overdueMinor: z.int(),
  overdueInvoices: z.int(),
  /** What was paid and not voided, deposits apart, and in how many payments. */
  paidMinor: z.int(),
  payments: z.int(),
  /** What was paid too much and waits to be used. */
  creditMinor: z.int(),
  /** Money of the client that the firm holds (BILL-10). */
  fundsMinor: z.int(),
});
export type Standing = z.infer<typeof Standing>;

/** A client's account: one standing per currency that anything happened in; they are never added (BILL-06). */
export const ClientAccount = z.strictObject({
  client: z.strictObject({ id: Id, name: z.string() }),
  standings: z.array(Standing),
});
export type ClientAccount = z.infer<typeof ClientAccount>;

export const getClientAccount = endpoint({
  service,
  method: 'GET',
  path: '/clients/:id/account',
  access: 'billing:read',
  status: 200,
  summary: 'How a client stands (OFF-04)',
  params: IdParams,
  response: ClientAccount,
  errors: ['NOT_FOUND'],
});
/** Cases of a client that an invoice or a time entry can name. */
export const listCasesToBill = endpoint({
  service,
  method: 'GET',
  path: '/clients/:id/cases',
  access: 'billing:read',
  status: 200,
  summary: 'Cases of a client to bill for',
  params: IdParams,
  response: z.array(z.strictObject({ id: Id, title: z.string(), caseNumber: z.string() })),
  errors: ['UNAVAILABLE'],
});
/** The money of one case in one currency, in minor units; a currency in which there is none is left out. */
const CaseMoney = z.strictObject({
  currency: Currency,
  /** Issued, without what was taken back. */
  invoicedMinor: z.int(),
  paidMinor: z.int(),
  openMinor: z.int(),
  /** What the firm holds for the case. */
  heldMinor: z.int(),
});
export type CaseMoney = z.infer<typeof CaseMoney>;

/** A case that the caller may not know of: NOT_FOUND. */
export const getCaseMoney = endpoint({
  service,
  method: 'GET',
  path: '/cases/:id/money',
  access: 'billing:read',
  status: 200,
  summary: 'What was invoiced, paid, is open and is held for a case',
  params: IdParams,
  response: z.array(CaseMoney),
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
});
export const getOwnCaseMoney = endpoint({
  service,
  method: 'GET',
  path: '/own/cases/:id/money',
  access: 'client',
  status: 200,
  summary: "The same of the client's own bills and money",
  params: IdParams,
  response: z.array(CaseMoney),
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
});
/** Two of the cards of the portal (BILL-11); hours are told by the time entries. */
export const getOwnAccount = endpoint({
  service,
  method: 'GET',
  path: '/own/account',
  access: 'client',
  status: 200,
  summary: 'How the client stands',
  response: z.strictObject({
    outstanding: z.array(Money),
    unpaidInvoices: z.int(),
    paid: z.array(Money),
    payments: z.int(),
    credit: z.array(Money),
    funds: z.array(Money),
  }),
  errors: [],
});
