import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { EitherLanguage, itemFields, MAX_ITEMS } from './request.js';

const service = 'cases';

/** What is asked for together, again and again. */
export const RequestTemplate = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  title: EitherLanguage(160),
  items: z
    .array(
      z.strictObject({
        ...itemFields,
        /** Days that a client usually needs; null: no date. */
        days: z.nullable(z.int().check(z.minimum(1), z.maximum(365))),
      }),
    )
    .check(z.minLength(1), z.maxLength(MAX_ITEMS)),
});
export type RequestTemplate = z.infer<typeof RequestTemplate>;

export const RequestTemplates = z.strictObject({
  templates: z.array(RequestTemplate).check(z.maxLength(60)),
  version: z.int(),
});
export type RequestTemplates = z.infer<typeof RequestTemplates>;

export const getRequestTemplates = endpoint({
  service,
  method: 'GET',
  path: '/request-templates',
  access: 'document:write',
  status: 200,
  summary: "The firm's lists of what is asked of clients; what the product comes with until it writes its own",
  response: RequestTemplates,
  errors: [],
});
export const setRequestTemplates = endpoint({
  service,
  method: 'PUT',
  path: '/request-templates',
  access: 'document:policy',
  status: 200,
  summary: "Set the firm's lists",
  body: RequestTemplates,
  response: RequestTemplates,
  errors: ['CONFLICT'],
});
