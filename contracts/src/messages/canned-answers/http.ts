import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Id, IdParams } from '../../shared/id.js';
import { inBothLanguages } from '../../shared/localized.js';
import { line, paragraph } from '../../shared/text.js';

const service = 'chatbot';

/** An answer that staff give again and again (PORT-06): what it is called, and what it says. Nothing of a client stands in it. */
export const CannedAnswerFields = z.strictObject({
  title: inBothLanguages(line(80)),
  text: inBothLanguages(paragraph(1600).check(z.minLength(1))),
});
export type CannedAnswerFields = z.infer<typeof CannedAnswerFields>;

export const CannedAnswer = z.extend(CannedAnswerFields, { id: Id, version: z.int() });
export type CannedAnswer = z.infer<typeof CannedAnswer>;

export const listCannedAnswers = endpoint({
  service,
  method: 'GET',
  path: '/canned-answers',
  access: 'conversation:write',
  status: 200,
  summary: 'Answers that staff give again and again',
  response: z.array(CannedAnswer),
  errors: [],
});
export const addCannedAnswer = endpoint({
  service,
  method: 'POST',
  path: '/canned-answers',
  access: 'conversation:write',
  status: 201,
  idempotent: true,
  summary: 'Keep an answer for everybody; CONFLICT when there are more than anybody looks through',
  body: CannedAnswerFields,
  response: CannedAnswer,
  errors: ['CONFLICT'],
});
export const changeCannedAnswer = endpoint({
  service,
  method: 'PUT',
  path: '/canned-answers/:id',
  access: 'conversation:write',
  status: 200,
  summary: 'Change an answer that is kept',
  params: IdParams,
  body: z.strictObject({ fields: CannedAnswerFields, version: z.int() }),
  response: CannedAnswer,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
export const removeCannedAnswer = endpoint({
  service,
  method: 'DELETE',
  path: '/canned-answers/:id',
  access: 'conversation:write',
  status: 204,
  summary: 'Keep an answer no longer',
  params: IdParams,
  errors: ['NOT_FOUND'],
});
