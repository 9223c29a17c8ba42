import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { CalendarDate } from '../../shared/id.js';
import { inSiteLanguages } from '../../shared/localized.js';
import { line } from '../../shared/text.js';
import { PageUse } from '../pages/page-use.js';
import { LegalFact } from './fact.js';

const service = 'news';

const access = 'site:write';

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

const NewId = (pattern: RegExp) => z.string().check(z.trim(), z.minLength(2), z.maxLength(80), z.regex(pattern));

const FactId = NewId(/^[a-z0-9][a-z0-9.-]*$/);

const Version = { version: z.int() };

const FactFields = {
  text: inSiteLanguages(line(2000)),
  value: z.nullable(inSiteLanguages(line(160))),
  statute: inSiteLanguages(line(400)),
  source: line(400),
  validUntil: z.nullable(CalendarDate),
};

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
