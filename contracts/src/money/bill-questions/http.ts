import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Id, IdParams, Instant } from '../../shared/id.js';
import { PageQuery, pageOf } from '../../shared/pagination.js';
import { paragraph } from '../../shared/text.js';

const service = 'billing';

/** A question about a bill as staff see it. */
export const BillQuestion = z.strictObject({
  id: Id,
  client: z.strictObject({ id: Id, name: z.string() }),
  invoice: z.strictObject({ id: Id, number: z.string() }),
  /** What the line says; empty: the bill as a whole. */
  lineText: z.string(),
  text: z.string(),
  askedAt: Instant,
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(Instant),
  answeredByName: z.string(),
});
export type BillQuestion = z.infer<typeof BillQuestion>;

export const listBillQuestions = endpoint({
  service,
  method: 'GET',
  path: '/bill-questions',
  access: 'billing:read',
  status: 200,
  summary: 'Questions of clients about bills: those that wait, the oldest first; the others, the latest first',
  query: z.strictObject({ ...PageQuery, state: z._default(z.enum(['open', 'answered']), 'open') }),
  response: pageOf(BillQuestion),
  errors: ['UNAVAILABLE'],
});
export const getBillQuestion = endpoint({
  service,
  method: 'GET',
  path: '/bill-questions/:id',
  access: 'billing:read',
  status: 200,
  summary: 'One question',
  params: IdParams,
  response: BillQuestion,
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
});
/** An answer stays as it was given: CONFLICT for one that has been. */
export const answerBillQuestion = endpoint({
  service,
  method: 'POST',
  path: '/bill-questions/:id/answer',
  access: 'billing:write',
  status: 200,
  summary: 'Answer a question; its client is told',
  params: IdParams,
  body: z.strictObject({ text: paragraph(2000).check(z.minLength(1)) }),
  response: BillQuestion,
  errors: ['NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
});
