import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { inSiteLanguages } from '../../shared/localized.js';
import { line } from '../../shared/text.js';
import { PageUse } from '../pages/page-use.js';
import { Faq } from './question.js';

const service = 'news';

const access = 'site:write';

/** A question as staff see it. */
export const EditedQuestion = z.strictObject({ ...Faq.shape, usedOn: z.array(PageUse), version: z.int() });

export type EditedQuestion = z.infer<typeof EditedQuestion>;

const NewId = (pattern: RegExp) => z.string().check(z.trim(), z.minLength(2), z.maxLength(80), z.regex(pattern));

const QuestionId = NewId(/^[a-z0-9][a-z0-9-]*$/);

const Version = { version: z.int() };

const QuestionFields = { question: inSiteLanguages(line(300)), answer: inSiteLanguages(line(4000)) };

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
