import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Instant } from '../../shared/id.js';

/** Says that the client looks at their portal now; what came after `since` is new to them. The same answer for as long as the visit goes on. */
export const recordVisit = endpoint({
  service: 'cases',
  method: 'POST',
  path: '/my/visits',
  access: 'client',
  background: true,
  status: 200,
  summary: 'Note that the client looks at their portal; when they looked before',
  response: z.strictObject({
    /** The end of their visit before this one; null: this is the first. */
    since: z.nullable(Instant),
  }),
  errors: [],
});
