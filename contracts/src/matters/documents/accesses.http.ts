import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Id, IdParams, Instant } from '../../shared/id.js';
import { PageQuery, pageOf } from '../../shared/pagination.js';
import { DocumentAction } from './http.js';

const service = 'cases';

/** Who reached a document, when and how. */
export const DocumentAccess = z.strictObject({
  id: Id,
  personName: z.string(),
  /** The client for whom a delegate reached it (PORT-10); absent or null when people did for themselves. */
  onBehalfOfName: z.optional(z.nullable(z.string())),
  action: DocumentAction,
  /** `asked`, `approved` and `refused` are about a wish to pass the document on. */
  outcome: z.enum(['granted', 'denied', 'asked', 'approved', 'refused']),
  reason: z.nullable(z.string()),
  /** The code that the watermark of these bytes carries; null when they carried none. */
  markCode: z.nullable(z.string()),
  at: Instant,
});
export const listDocumentAccesses = endpoint({
  service,
  method: 'GET',
  path: '/documents/:id/accesses',
  access: 'audit:read',
  status: 200,
  summary: 'Access log of a document, newest first',
  params: IdParams,
  query: z.strictObject(PageQuery),
  response: pageOf(DocumentAccess),
  errors: ['NOT_FOUND'],
});
