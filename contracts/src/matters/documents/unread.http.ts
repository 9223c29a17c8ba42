import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Id, Instant } from '../../shared/id.js';

/**
 * What a client has not read and can open, for the first screen of the portal. `endings`: those whose access ends, the first to end first;
 * `fresh`: of the others the newest few, and how many there are.
 */
export const listUnreadDocuments = endpoint({
  service: 'cases',
  method: 'GET',
  path: '/my/unread-documents',
  access: 'client',
  status: 200,
  summary: 'Documents that the client never opened',
  response: z.strictObject({
    endings: z.array(z.strictObject({ id: Id, title: z.string(), endsAt: Instant })),
    fresh: z.strictObject({
      total: z.int(),
      items: z.array(z.strictObject({ id: Id, title: z.string(), sharedAt: Instant })),
    }),
  }),
  errors: [],
});
