import * as z from 'zod/mini';
import { CalendarDate } from '../shared/id.js';
import { LocalizedText } from '../shared/language.js';
import { inBothLanguages } from '../shared/localized.js';
import { line } from '../shared/text.js';
import { Faq, LegalFact } from '../site/fact.js';
import { endpoint } from './endpoint.js';

const service = 'news';
const access = 'site:write';

/** A page of the site that shows a fact or a question. */
export const PageUse = z.strictObject({ slug: z.string(), name: LocalizedText });
export type PageUse = z.infer<typeof PageUse>;

/** Whether a fact still holds: `expiring` within 60 days; `expired` keeps pages that show it from being published (D-047). */
export const FactValidity = z.enum(['valid', 'expiring', 'expired']);
export type FactValidity = z.infer<typeof FactValidity>;

/** A legal fact as staff see it. */
export const EditedFact = z.strictObject({
  ...LegalFact.shape,
  validity: FactValidity,
  usedOn: z.array(PageUse),
  version: z.int(),
});
export type EditedFact = z.infer<typeof EditedFact>;

/** A question as staff see it. */
export const EditedQuestion = z.strictObject({ ...Faq.shape, usedOn: z.array(PageUse), version: z.int() });
export type EditedQuestion = z.infer<typeof EditedQuestion>;

const NewId = (pattern: RegExp) => z.string().check(z.trim(), z.minLength(2), z.maxLength(80), z.regex(pattern));
const FactId = NewId(/^[a-z0-9][a-z0-9.-]*$/);
const QuestionId = NewId(/^[a-z0-9][a-z0-9-]*$/);
const Version = { version: z.int() };

const FactFields = {
  text: inBothLanguages(line(2000)),
  value: z.nullable(inBothLanguages(line(160))),
  statute: inBothLanguages(line(400)),
  source: line(400),
  validUntil: z.nullable(CalendarDate),
};
const QuestionFields = { question: inBothLanguages(line(300)), answer: inBothLanguages(line(4000)) };

export const listEditedFacts = endpoint({
  service,
  method: 'GET',
  path: '/editing/facts',
  access,
  status: 200,
  summary: 'All legal facts, with the pages that show each',
  response: z.array(EditedFact),
  errors: [],
});
/** A new fact is unreviewed. */
export const createFact = endpoint({
  service,
  method: 'POST',
  path: '/editing/facts',
  access,
  status: 201,
  idempotent: true,
  summary: 'Add a legal fact',
  body: z.strictObject({ id: FactId, ...FactFields }),
  response: EditedFact,
  errors: ['DUPLICATE'],
});
/** Every page that shows the fact changes with it. A change of its words, value or statute undoes its review. */
export const changeFact = endpoint({
  service,
  method: 'PUT',
  path: '/editing/facts/:id',
  access,
  status: 200,
  summary: 'Change a legal fact',
  params: z.strictObject({ id: FactId }),
  body: z.strictObject({ ...FactFields, ...Version }),
  response: EditedFact,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
/** Signs a fact off as the caller, today. An expired one is refused: it needs a later date first. */
export const reviewFact = endpoint({
  service,
  method: 'PUT',
  path: '/editing/facts/:id/review',
  access: 'fact:review',
  status: 200,
  summary: 'Mark a legal fact as reviewed',
  params: z.strictObject({ id: FactId }),
  body: z.strictObject(Version),
  response: EditedFact,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const listEditedQuestions = endpoint({
  service,
  method: 'GET',
  path: '/editing/questions',
  access,
  status: 200,
  summary: 'All questions, with the pages that show each',
  response: z.array(EditedQuestion),
  errors: [],
});
export const createQuestion = endpoint({
  service,
  method: 'POST',
  path: '/editing/questions',
  access,
  status: 201,
  idempotent: true,
  summary: 'Add a question',
  body: z.strictObject({ id: QuestionId, ...QuestionFields }),
  response: EditedQuestion,
  errors: ['DUPLICATE'],
});
/** Every page that shows the question changes with it; answers may not name unknown or expired facts. */
export const changeQuestion = endpoint({
  service,
  method: 'PUT',
  path: '/editing/questions/:id',
  access,
  status: 200,
  summary: 'Change a question',
  params: z.strictObject({ id: QuestionId }),
  body: z.strictObject({ ...QuestionFields, ...Version }),
  response: EditedQuestion,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const newsReferenceEndpoints = [
  listEditedFacts,
  createFact,
  changeFact,
  reviewFact,
  listEditedQuestions,
  createQuestion,
  changeQuestion,
];
