import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Id, IdParams, Instant } from '../../shared/id.js';
import { line } from '../../shared/text.js';
import { LegalCase } from './http.js';
import { CaseStatus } from './vocabulary.js';

const service = 'cases';

/** Every change of the status wants a reason, which stays with the firm. */
export const setCaseStatus = endpoint({
  service,
  method: 'PUT',
  path: '/cases/:id/status',
  access: 'case:write',
  status: 200,
  summary: 'Close a case, reopen it, let it rest or go on',
  params: IdParams,
  body: z.strictObject({ status: CaseStatus, reason: line(500), version: z.int() }),
  response: LegalCase,
  errors: ['NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
});

/** Hidden from lists and from its clients; nothing is lost (D-124). Archiving an archived case is no fault. */
export const archiveCase = endpoint({
  service,
  method: 'POST',
  path: '/cases/:id/archive',
  access: 'case:write',
  status: 200,
  summary: 'Put a case into the archive',
  params: IdParams,
  response: z.strictObject({ archivedAt: z.nullable(Instant), version: z.int() }),
  errors: ['NOT_FOUND'],
});
/** Within 30 days (D-125); owners and admins also later. */
export const restoreCase = endpoint({
  service,
  method: 'POST',
  path: '/cases/:id/restore',
  access: 'case:write',
  status: 200,
  summary: 'Bring a case back from the archive',
  params: IdParams,
  response: z.strictObject({ archivedAt: z.nullable(Instant), version: z.int() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** Another case that has to do with one. */
export const RelatedCase = z.strictObject({
  id: Id,
  title: z.string(),
  caseNumber: z.string(),
  status: CaseStatus,
  relation: z.enum(['parent', 'child', 'related']),
});
export type RelatedCase = z.infer<typeof RelatedCase>;

export const listRelatedCases = endpoint({
  service,
  method: 'GET',
  path: '/cases/:id/related',
  access: 'case:read',
  status: 200,
  summary: 'Cases that have to do with one, of those the person may see',
  params: IdParams,
  response: z.array(RelatedCase),
  errors: ['NOT_FOUND'],
});
