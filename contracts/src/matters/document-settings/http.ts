import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { inBothLanguages } from '../../shared/localized.js';
import { line } from '../../shared/text.js';
import { LevelPolicy } from '../documents/policy.js';

/** Names a type of documents for ever; its words may change. */
export const DocumentTypeId = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,39}$/));

/** A type of documents. An archived one keeps naming the documents that have it and is not offered for new ones. */
export const DocumentType = z.strictObject({
  id: DocumentTypeId,
  name: inBothLanguages(line(60)),
  archived: z.boolean(),
});
export type DocumentType = z.infer<typeof DocumentType>;

/** What a client may do with documents that have no policy of their own, by confidentiality. */
const LevelPolicies = z.strictObject({ normal: LevelPolicy, medium: LevelPolicy, high: LevelPolicy });

const fields = {
  /** In the order in which they are offered. */
  types: z.array(DocumentType).check(z.minLength(1), z.maxLength(60)),
  levels: LevelPolicies,
};

/** How the firm sorts and protects documents (DOC-02, DOC-04). */
export const DocumentSettings = z.strictObject({ ...fields, version: z.int() });
export type DocumentSettings = z.infer<typeof DocumentSettings>;

export const getDocumentSettings = endpoint({
  service: 'cases',
  method: 'GET',
  path: '/document-settings',
  access: 'document:read',
  status: 200,
  summary: 'Types of documents and the default policy of each level',
  response: DocumentSettings,
  errors: [],
});
/** Types are archived, never removed: documents may have them. */
export const setDocumentSettings = endpoint({
  service: 'cases',
  method: 'PUT',
  path: '/document-settings',
  access: 'document:policy',
  fresh: true,
  status: 200,
  summary: 'Set types of documents and the default policy of each level',
  body: z.strictObject({ ...fields, version: z.int() }),
  response: DocumentSettings,
  errors: ['CONFLICT'],
});
