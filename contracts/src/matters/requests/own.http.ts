import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { UPLOAD_REFUSALS } from '../../http/upload-refusals.js';
import { Id, IdParams, Instant } from '../../shared/id.js';
import { MAX_DOCUMENT_BYTES } from '../documents/http.js';
import { FileParams, ItemParams, item, PART_BYTES, RequestState } from './request.js';

const service = 'cases';

/** What the firm asked for, as its client sees it: nobody's name of the firm, nothing internal (D-073). */
export const OwnRequest = z.strictObject({
  id: Id,
  state: RequestState,
  title: z.strictObject({ en: z.string(), ar: z.string() }),
  caseId: Id,
  caseTitle: z.string(),
  askedAt: Instant,
  items: z.array(z.strictObject(item)),
});
export type OwnRequest = z.infer<typeof OwnRequest>;

const AnswerText = z.string().check(z.trim(), z.minLength(1), z.maxLength(4000), z.regex(/^(?:[^\p{Cc}]|[\n\r\t])*$/u));

const Sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

export const listOwnRequests = endpoint({
  service,
  method: 'GET',
  path: '/my/requests',
  access: 'client',
  status: 200,
  summary: 'What the firm asked of the client, what waits for them first',
  response: z.array(OwnRequest),
  errors: [],
});
export const answerItem = endpoint({
  service,
  method: 'POST',
  path: '/my/requests/:id/items/:item/answer',
  access: 'client',
  status: 200,
  summary: 'Answer a question in words; again, to change it before the firm has looked',
  params: ItemParams,
  /** `over`: the answer that it replaces, as the person saw it. CONFLICT where it reads otherwise by now: several may be asked the same. */
  body: z.strictObject({ text: AnswerText, over: z.optional(z.string().check(z.maxLength(4000))) }),
  response: OwnRequest,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
export const removeOwnFile = endpoint({
  service,
  method: 'DELETE',
  path: '/my/requests/:id/items/:item/files/:file',
  access: 'client',
  status: 200,
  summary: 'Take a file back before the firm has decided about it',
  params: FileParams,
  response: OwnRequest,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** A file on its way. */
export const FileUpload = z.strictObject({
  id: Id,
  /** Bytes that are here for good: the next part begins there. */
  received: z.int(),
  size: z.int(),
  /** It belongs to the item: nothing more is to be sent. */
  done: z.boolean(),
});
export type FileUpload = z.infer<typeof FileUpload>;

/** The same file for the same item is the same upload, however often it is begun: it goes on where it broke off, and is stored once. */
export const beginUpload = endpoint({
  service,
  method: 'POST',
  path: '/my/requests/:id/items/:item/uploads',
  access: 'client',
  status: 200,
  summary: 'Begin to send a file, or find out how much of it has arrived',
  params: ItemParams,
  body: z.strictObject({
    name: z.string().check(z.minLength(1), z.maxLength(255)),
    size: z.int().check(z.minimum(1), z.maximum(MAX_DOCUMENT_BYTES)),
    sha256: Sha256,
  }),
  response: FileUpload,
  errors: ['NOT_FOUND', 'CONFLICT', 'UNSUPPORTED_TYPE', 'TOO_MANY_REQUESTS'],
});
/** A part that begins where another should, or that has come already, changes nothing: the answer says where to go on. */
export const sendPart = endpoint({
  service,
  method: 'PUT',
  path: '/my/uploads/:id',
  access: 'client',
  status: 200,
  summary: 'Send the next part of a file',
  params: IdParams,
  body: z.strictObject({
    from: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(MAX_DOCUMENT_BYTES)),
    sha256: Sha256,
  }),
  multipart: { maxFileBytes: PART_BYTES },
  response: FileUpload,
  errors: ['NOT_FOUND', 'MALFORMED', 'PAYLOAD_TOO_LARGE', 'STORAGE_FULL', 'UNAVAILABLE'],
});
/** Checked like every document; a refused file is forgotten, with its parts. */
export const finishUpload = endpoint({
  service,
  method: 'POST',
  path: '/my/uploads/:id/finish',
  access: 'client',
  status: 200,
  summary: 'All parts are here: check the file and answer the item with it',
  params: IdParams,
  response: OwnRequest,
  errors: ['NOT_FOUND', 'CONFLICT', ...UPLOAD_REFUSALS],
});
