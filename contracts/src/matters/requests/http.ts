import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { CalendarDate, Id, IdParams, Instant } from '../../shared/id.js';
import { PageQuery, pageOf } from '../../shared/pagination.js';
import { line } from '../../shared/text.js';
import { EitherLanguage, FileParams, ItemParams, item, itemFields, MAX_ITEMS, RequestState } from './request.js';

const service = 'cases';

export const RequestItem = z.strictObject({
  ...item,
  documentType: z.string(),
  decidedAt: z.nullable(Instant),
  decidedByName: z.string(),
});
export type RequestItem = z.infer<typeof RequestItem>;

/** What the firm asked a client for, as staff see it (PORT-07). */
export const ClientRequest = z.strictObject({
  id: Id,
  state: RequestState,
  title: z.strictObject({ en: z.string(), ar: z.string() }),
  caseId: Id,
  caseTitle: z.string(),
  /** Whom it is asked of. */
  clients: z.array(z.strictObject({ id: Id, name: z.string() })),
  askedByName: z.string(),
  askedAt: Instant,
  items: z.array(RequestItem),
});
export type ClientRequest = z.infer<typeof ClientRequest>;

export const listRequests = endpoint({
  service,
  method: 'GET',
  path: '/requests',
  access: 'document:read',
  status: 200,
  summary: 'Requests to clients, newest first; those that wait for the firm, the longest waiting first',
  query: z.strictObject({ ...PageQuery, state: z.optional(RequestState), caseId: z.optional(Id) }),
  response: pageOf(ClientRequest),
  errors: [],
});
export const getRequest = endpoint({
  service,
  method: 'GET',
  path: '/requests/:id',
  access: 'document:read',
  status: 200,
  summary: 'One request',
  params: IdParams,
  response: ClientRequest,
  errors: ['NOT_FOUND'],
});
export const askClient = endpoint({
  service,
  method: 'POST',
  path: '/cases/:id/requests',
  access: 'document:write',
  status: 201,
  idempotent: true,
  summary: 'Ask clients of a case for documents and answers; they are told',
  params: IdParams,
  body: z.strictObject({
    title: EitherLanguage(160),
    /** Clients of the case; may be left out where it has one only. */
    clientIds: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(20))),
    items: z
      .array(z.strictObject({ ...itemFields, dueOn: z.nullable(CalendarDate) }))
      .check(z.minLength(1), z.maxLength(MAX_ITEMS)),
  }),
  response: ClientRequest,
  errors: ['NOT_FOUND'],
});
/** Its files become documents of the case, uploaded by the client; hidden until they are shared. */
export const acceptItem = endpoint({
  service,
  method: 'POST',
  path: '/requests/:id/items/:item/accept',
  access: 'document:write',
  status: 200,
  summary: 'Accept what the client sent',
  params: ItemParams,
  response: ClientRequest,
  errors: ['NOT_FOUND', 'CONFLICT', 'FILE_REFUSED'],
});
export const refuseItem = endpoint({
  service,
  method: 'POST',
  path: '/requests/:id/items/:item/refuse',
  access: 'document:write',
  status: 200,
  summary: 'Refuse what the client sent, saying why; they are told and can send again',
  params: ItemParams,
  body: z.strictObject({ reason: line(500) }),
  response: ClientRequest,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
export const withdrawItem = endpoint({
  service,
  method: 'POST',
  path: '/requests/:id/items/:item/withdraw',
  access: 'document:write',
  status: 200,
  summary: 'It is not needed any more',
  params: ItemParams,
  response: ClientRequest,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
export const reopenItem = endpoint({
  service,
  method: 'POST',
  path: '/requests/:id/items/:item/reopen',
  access: 'document:write',
  status: 200,
  summary: 'It is needed after all',
  params: ItemParams,
  response: ClientRequest,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
export const readReceivedFile = endpoint({
  service,
  method: 'GET',
  path: '/requests/:id/items/:item/files/:file',
  access: 'document:read',
  status: 200,
  bytes: true,
  summary: 'A file that the client sent and nobody has accepted yet',
  params: FileParams,
  errors: ['NOT_FOUND', 'FILE_REFUSED', 'UNAVAILABLE'],
});
