import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { CalendarDate, IdParams } from '../../shared/id.js';
import { Language } from '../../shared/language.js';
import { Money } from '../../shared/money.js';

const service = 'billing';

/** In which language; the document's own, or the reader's, when nothing is said. */
const lang = z.optional(Language);
const errors = ['NOT_FOUND', 'DELEGATION_ENDED', 'OFFICE_NOT_ENTERED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'] as const;
const document = { service, method: 'GET', status: 200, bytes: true, errors } as const;

/** For staff who may read billing, for the client whose it is, and for a delegate who was named for billing; for all others it is not there. */
export const readInvoicePaper = endpoint({
  ...document,
  path: '/invoices/:id/pdf',
  access: 'signed-in',
  summary: 'An invoice as PDF (D-084); drafts are for staff and say that they are none',
  params: IdParams,
  query: z.strictObject({ lang }),
});
export const readReceipt = endpoint({
  ...document,
  path: '/payments/:id/pdf',
  access: 'signed-in',
  summary: 'The receipt of a payment as PDF (BILL-13)',
  params: IdParams,
  query: z.strictObject({ lang }),
});
export const readCreditNotePaper = endpoint({
  ...document,
  path: '/credit-notes/:id/pdf',
  access: 'signed-in',
  summary: 'A credit note as PDF',
  params: IdParams,
  query: z.strictObject({ lang }),
});

/** Both days belong to it. */
const period = { from: CalendarDate, to: CalendarDate, lang };

export const readStatement = endpoint({
  ...document,
  path: '/clients/:id/statement.pdf',
  access: 'billing:read',
  summary: 'The statement of account of a client over a period as PDF (BILL-19)',
  params: IdParams,
  query: z.strictObject(period),
});
export const readOwnStatement = endpoint({
  ...document,
  path: '/own/statement.pdf',
  access: 'client',
  summary: "The client's statement of account over a period as PDF",
  query: z.strictObject(period),
});

/** What the firm says of a document that somebody holds in their hands: enough to compare it with, and no name in full. */
export const Verification = z.strictObject({
  kind: z.enum(['invoice', 'receipt', 'credit_note']),
  number: z.string(),
  day: CalendarDate,
  amount: Money,
  /** `credited`: an invoice that was taken back; `nothing_due`: one that comes to nothing; `valid`: a receipt or credit note that stands. */
  state: z.enum(['open', 'paid', 'credited', 'nothing_due', 'valid', 'void']),
  /** Of an invoice of which a part was credited: what was to be paid then. Absent otherwise, and from builds before. */
  rest: z.optional(Money),
  /** Initials of the client. */
  client: z.string(),
  firm: z.strictObject({ en: z.string(), ar: z.string() }),
});
export type Verification = z.infer<typeof Verification>;

/** NOT_FOUND: no document of the firm has this code. */
export const getVerification = endpoint({
  service,
  method: 'GET',
  path: '/verifications/:token',
  access: 'public',
  status: 200,
  summary: 'Whether a printed document is genuine, and what became of it',
  params: z.strictObject({ token: z.string().check(z.regex(/^[\w-]{22}$/)) }),
  response: Verification,
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
});
