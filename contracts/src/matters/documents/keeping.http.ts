import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Id, IdParams, Instant } from '../../shared/id.js';
import { PageQuery, pageOf } from '../../shared/pagination.js';
import { line, paragraph } from '../../shared/text.js';
import { DocumentTypeId } from '../document-settings/http.js';
import { ConfidentialityLevel, MAX_DOCUMENT_BYTES, StaffDocument, Visibility } from './http.js';

const service = 'cases';

/** Documents of every case in reach, by words of title, description, tags and file name (DOC-13). */
export const searchDocuments = endpoint({
  service,
  method: 'GET',
  path: '/documents',
  access: 'document:read',
  status: 200,
  summary: 'Search documents, newest first',
  query: z.strictObject({
    ...PageQuery,
    search: z.optional(z.string().check(z.trim(), z.maxLength(64))),
    documentType: z.optional(DocumentTypeId),
    confidentialityLevel: z.optional(ConfidentialityLevel),
    visibility: z.optional(Visibility),
    /** Those of a client's cases. */
    clientId: z.optional(Id),
  }),
  response: pageOf(StaffDocument),
  errors: [],
});
export const getDocument = endpoint({
  service,
  method: 'GET',
  path: '/documents/:id',
  access: 'document:read',
  status: 200,
  summary: 'One document',
  params: IdParams,
  response: StaffDocument,
  errors: ['NOT_FOUND'],
});
/** Whoever may not set policies may make a document more confidential, not less. */
export const changeDocument = endpoint({
  service,
  method: 'PUT',
  path: '/documents/:id',
  access: 'document:write',
  status: 200,
  summary: 'Change what is said about a document',
  params: IdParams,
  body: z.strictObject({
    title: line(200),
    description: paragraph(2000),
    documentType: DocumentTypeId,
    confidentialityLevel: ConfidentialityLevel,
    tags: z.array(line(40)).check(z.maxLength(10)),
    version: z.int(),
  }),
  response: StaffDocument,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
/** Puts a new file in the place of the old one. Policy, sharing and links stay; staff keep the old file (DOC-12). */
export const replaceDocumentFile = endpoint({
  service,
  method: 'POST',
  path: '/documents/:id/file',
  access: 'document:write',
  status: 200,
  summary: 'Replace the file of a document',
  params: IdParams,
  multipart: { maxFileBytes: MAX_DOCUMENT_BYTES },
  body: z.strictObject({}),
  response: StaffDocument,
  errors: ['NOT_FOUND', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_TYPE', 'FILE_REFUSED', 'STORAGE_FULL', 'UNAVAILABLE'],
});
/** Puts a document aside: nobody opens it, and for 30 days it can be restored (D-125). */
export const deleteDocument = endpoint({
  service,
  method: 'DELETE',
  path: '/documents/:id',
  access: 'document:write',
  status: 200,
  summary: 'Delete a document, restorable for 30 days',
  params: IdParams,
  response: StaffDocument,
  errors: ['NOT_FOUND'],
});
export const restoreDocument = endpoint({
  service,
  method: 'POST',
  path: '/documents/:id/restore',
  access: 'document:write',
  status: 200,
  summary: 'Bring a deleted document back',
  params: IdParams,
  response: StaffDocument,
  errors: ['NOT_FOUND'],
});

/** A line of what was done to a document, with the fields that changed. */
export const DocumentChange = z.strictObject({
  id: z.string(),
  at: Instant,
  personName: z.string(),
  action: z.string(),
  /** To or from whom it was shown or hidden; nobody for other changes. */
  clientNames: z._default(z.array(z.string()), []),
  changes: z.array(
    z.strictObject({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) }),
  ),
});
export type DocumentChange = z.infer<typeof DocumentChange>;
export const listDocumentChanges = endpoint({
  service,
  method: 'GET',
  path: '/documents/:id/changes',
  access: 'document:read',
  status: 200,
  summary: 'What was done to a document, newest first',
  params: z.strictObject({ id: Id }),
  response: z.array(DocumentChange),
  errors: ['NOT_FOUND'],
});
