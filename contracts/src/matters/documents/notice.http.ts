import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { NoticeStanding } from '../../messages/notices/questions.js';
import { Id, IdParams } from '../../shared/id.js';

/** How the message to a client about the latest sharing or hiding of a document stands (D-151). */
export const readDocumentNotice = endpoint({
  service: 'cases',
  method: 'GET',
  path: '/documents/:id/notice',
  access: 'document:share',
  background: true,
  status: 200,
  summary: 'Whether the client was told that a document was shared or hidden',
  params: IdParams,
  query: z.strictObject({ of: z.enum(['shared', 'hidden']), clientId: Id }),
  response: NoticeStanding,
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
});
