import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Id, IdParams, Instant } from '../../shared/id.js';
import { paragraph } from '../../shared/text.js';

const service = 'billing';

/** What a client asked about a bill, and the answer. */
export const OwnBillQuestion = z.strictObject({
  id: Id,
  /** Which line of the invoice, from nothing; null: the bill as a whole. */
  line: z.nullable(z.int()),
  text: z.string(),
  askedAt: Instant,
  /** Null while nobody has answered. */
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(Instant),
});
export type OwnBillQuestion = z.infer<typeof OwnBillQuestion>;

export const listOwnBillQuestions = endpoint({
  service,
  method: 'GET',
  path: '/own/invoices/:id/questions',
  access: 'client',
  status: 200,
  summary: 'What the client asked about an invoice, in the order of asking',
  params: IdParams,
  response: z.array(OwnBillQuestion),
  errors: ['NOT_FOUND'],
});
export const askAboutBill = endpoint({
  service,
  method: 'POST',
  path: '/own/invoices/:id/questions',
  access: 'client',
  status: 201,
  idempotent: true,
  summary: 'Ask about a line of an invoice, or about all of it; whoever writes bills has to answer',
  params: IdParams,
  body: z.strictObject({
    line: z.nullable(z.int().check(z.minimum(0), z.maximum(199))),
    text: paragraph(1000).check(z.minLength(1)),
  }),
  response: OwnBillQuestion,
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});
