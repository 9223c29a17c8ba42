import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Id, IdParams, Instant } from '../../shared/id.js';
import { inBothLanguages } from '../../shared/localized.js';
import { PageQuery, pageOf, sortBy } from '../../shared/pagination.js';
import { line, paragraph } from '../../shared/text.js';
import { DocumentTypeId } from '../document-settings/http.js';
import { OwnShareRequest } from '../share-requests/http.js';
import { DocumentPolicy } from './policy.js';
import { EarlierFile, KeptFile, PdfState, ScanState } from './stored-file.js';

const service = 'cases';

export const ConfidentialityLevel = z.enum(['normal', 'medium', 'high']);
export const DocumentAction = z.enum(['view', 'download', 'print', 'share']);
export type DocumentAction = z.infer<typeof DocumentAction>;

/** A client whom a document is or was shown to. */
export const DocumentReader = z.strictObject({
  id: Id,
  name: z.string(),
  /** Since when they see it; null: it was hidden from them. */
  sharedAt: z.nullable(Instant),
  /** How often they, or delegates for them, opened it. What staff open is logged and not counted. */
  opened: z.int(),
  /** When they themselves opened it last; null: not yet. */
  openedAt: z.nullable(Instant),
});

const TypeName = inBothLanguages(z.string());

/** A document as staff see it. */
export const StaffDocument = z.strictObject({
  id: Id,
  caseId: Id,
  caseTitle: z.string(),
  title: z.string(),
  description: z.string(),
  documentType: DocumentTypeId,
  typeName: TypeName,
  confidentialityLevel: ConfidentialityLevel,
  fileName: z.string(),
  fileType: z.string(),
  /** Of what is shown, in bytes. */
  fileSize: z.int(),
  kept: KeptFile,
  /** Grows when the file is replaced, from 1. */
  fileVersion: z.int(),
  /** Newest first. */
  earlierFiles: z.array(EarlierFile),
  uploadedByName: z.string(),
  tags: z.array(z.string()),
  /** Whether any client sees it. */
  visibleToClient: z.boolean(),
  /** When it was shown to somebody last; null: nobody sees it. */
  sharedAt: z.nullable(Instant),
  policy: DocumentPolicy,
  /** Whether the policy was set for this document; otherwise the default of its level. */
  policyIsOwn: z.boolean(),
  /** Whether the reader may set it. Absent from builds before: owners and admins may. */
  maySetPolicy: z.optional(z.boolean()),
  /** Of the policy: grows with each change of it (D-129). */
  policyVersion: z.int(),
  /** Whom it is or was shown to; a limit holds for each of them. */
  readers: z.array(DocumentReader),
  /** Whether it is of a kind that can be shown. Others are kept for staff, who download them (M4). */
  canBeShown: z.boolean(),
  /** Whether a client can be shown it with a watermark: not a Word or Excel file that could not be made into a PDF. */
  canBeMarked: z.boolean(),
  scan: ScanState,
  pdf: PdfState,
  createdAt: Instant,
  /** When it was put aside; null: it was not. It can be restored for 30 days (D-125). */
  deletedAt: z.nullable(Instant),
  /** Of title, description, type, level and tags. */
  version: z.int(),
});
export type StaffDocument = z.infer<typeof StaffDocument>;

/** Largest document accepted, in bytes: 25 MB (SEC-07). */
export const MAX_DOCUMENT_BYTES = 25 * 1024 * 1024;

/** Whether the client sees a document. */
export const Visibility = z.enum(['shown', 'hidden']);
export const CaseDocumentSort = sortBy('title', 'size', 'uploaded');
export const listCaseDocuments = endpoint({
  service,
  method: 'GET',
  path: '/cases/:id/documents',
  access: 'document:read',
  status: 200,
  summary: 'Documents of a case, newest first unless sorted otherwise',
  params: IdParams,
  query: z.strictObject({
    ...PageQuery,
    search: z.optional(z.string().check(z.trim(), z.maxLength(64))),
    visibility: z.optional(Visibility),
    sort: CaseDocumentSort,
    /** Those put aside within 30 days instead of the others, the latest first. */
    deleted: z.optional(z.literal('true')),
  }),
  response: pageOf(StaffDocument),
  errors: ['NOT_FOUND'],
});
/** Stores a file of a case: type sniffed, size counted while it streams, hashed (D-086). */
export const uploadDocument = endpoint({
  service,
  method: 'POST',
  path: '/cases/:id/documents',
  access: 'document:write',
  status: 201,
  summary: 'Upload a document',
  params: IdParams,
  multipart: { maxFileBytes: MAX_DOCUMENT_BYTES },
  body: z.strictObject({
    title: line(200),
    description: z._default(paragraph(2000), ''),
    documentType: DocumentTypeId,
    confidentialityLevel: ConfidentialityLevel,
    tags: z._default(z.string().check(z.maxLength(300)), ''),
  }),
  response: StaffDocument,
  errors: [
    'NOT_FOUND',
    'PAYLOAD_TOO_LARGE',
    'UNSUPPORTED_TYPE',
    'FILE_REFUSED',
    'STORAGE_FULL',
    'TOO_MANY_REQUESTS',
    'UNAVAILABLE',
  ],
});
/**
 * Shows documents of one case to the chosen of its clients, who are told once about all of them, or not at all. All or nothing: one
 * whose access has ended is refused, because nobody could open it, and so is one of a kind that cannot be shown.
 */
export const shareDocuments = endpoint({
  service,
  method: 'POST',
  path: '/cases/:id/documents/share',
  access: 'document:share',
  status: 200,
  summary: 'Show documents to the client and tell them',
  params: IdParams,
  body: z.strictObject({
    documentIds: z.array(Id).check(z.minLength(1), z.maxLength(50)),
    /** Clients of the case; may be left out where it has one only. */
    clientIds: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(20))),
    notify: z.boolean(),
  }),
  response: z.array(StaffDocument),
  errors: ['NOT_FOUND', 'DOCUMENT_EXPIRED', 'UNSUPPORTED_TYPE'],
});
export const hideDocument = endpoint({
  service,
  method: 'POST',
  path: '/documents/:id/hide',
  access: 'document:share',
  status: 200,
  summary: 'Hide a document from the client, who is told when asked for; notices not sent yet are cancelled',
  params: IdParams,
  body: z.strictObject({
    notify: z.boolean(),
    /** From these of those who see it; absent: from all. */
    clientIds: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(20))),
  }),
  response: StaffDocument,
  errors: ['NOT_FOUND'],
});
export const setDocumentPolicy = endpoint({
  service,
  method: 'PUT',
  path: '/documents/:id/policy',
  access: 'document:decide',
  fresh: true,
  status: 200,
  summary: 'Set what the client may do with a document',
  params: IdParams,
  body: z.strictObject({ ...DocumentPolicy.shape, version: z.int() }),
  response: StaffDocument,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
/** A document as its client sees it; the restrictions label the actions, the server enforces them. */
export const OwnDocument = z.strictObject({
  id: Id,
  caseId: Id,
  caseTitle: z.string(),
  title: z.string(),
  documentType: DocumentTypeId,
  typeName: TypeName,
  tags: z.array(z.string()),
  confidentialityLevel: ConfidentialityLevel,
  fileType: z.string(),
  fileSize: z.int(),
  sharedAt: Instant,
  /** When this client opened it last; null: not yet. */
  openedAt: z.nullable(Instant),
  /** How often the client, or a delegate for them, opened it. */
  accessCount: z.int(),
  policy: DocumentPolicy,
  /** Whether it can be opened at all: its access may have ended or be used up, whatever the policy allows. */
  reach: z.enum(['open', 'ended', 'used_up']),
  /** The client's latest wish to pass it on. */
  shareRequest: z.nullable(OwnShareRequest),
});
export type OwnDocument = z.infer<typeof OwnDocument>;
export const listOwnDocuments = endpoint({
  service,
  method: 'GET',
  path: '/my/documents',
  access: 'client',
  status: 200,
  summary: 'Documents shared with the client, newest first, by words of title, tags, type and case',
  query: z.strictObject({
    ...PageQuery,
    caseId: z.optional(Id),
    search: z.optional(z.string().check(z.trim(), z.maxLength(64))),
  }),
  response: pageOf(OwnDocument),
  errors: [],
});
export const getOwnDocument = endpoint({
  service,
  method: 'GET',
  path: '/my/documents/:id',
  access: 'client',
  status: 200,
  summary: 'One shared document',
  params: IdParams,
  response: OwnDocument,
  errors: ['NOT_FOUND', 'DOCUMENT_WITHDRAWN'],
});

/** Asked by an open reader from time to time: fails with the reason once the client may no longer read the document. */
export const checkOwnDocument = endpoint({
  service,
  method: 'GET',
  path: '/my/documents/:id/standing',
  access: 'client',
  background: true,
  status: 200,
  summary: 'Whether a document may still be read',
  params: IdParams,
  response: z.strictObject({ readable: z.literal(true) }),
  errors: ['NOT_FOUND', 'DOCUMENT_EXPIRED', 'ACCESS_LIMIT_REACHED'],
});

/**
 * Asks to reach the bytes of a document. One access is logged, and counted where a client or a delegate opens it, in the
 * transaction that creates the grant; the `url` then serves the bytes for this session only, until it expires (SEC-06).
 */
export const createGrant = endpoint({
  service,
  method: 'POST',
  path: '/documents/:id/grants',
  access: 'signed-in',
  fresh: 'sometimes',
  status: 201,
  summary: 'Open, download or print a document',
  params: IdParams,
  body: z.strictObject({
    action: z.enum(['view', 'download', 'print']),
    /** Staff get the file as it is unless they ask for a copy with the watermark; others where the policy says so. */
    marked: z.optional(z.boolean()),
    /** An earlier file instead of the present one: for staff only. */
    fileVersion: z.optional(z.int()),
  }),
  response: z.strictObject({ id: z.string(), url: z.string(), expiresAt: Instant }),
  errors: [
    'NOT_FOUND',
    'ACTION_DISABLED',
    'ACTION_STAFF_ONLY',
    'ACCESS_LIMIT_REACHED',
    'DOCUMENT_EXPIRED',
    'UNAVAILABLE',
  ],
});
export const readGrantContent = endpoint({
  service,
  method: 'GET',
  path: '/grants/:grant/content',
  access: 'signed-in',
  status: 200,
  bytes: true,
  summary: 'The bytes of a granted document; single ranges allowed',
  params: z.strictObject({ grant: z.string().check(z.regex(/^[\w-]{22,64}$/)) }),
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
});
