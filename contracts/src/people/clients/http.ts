import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Id, IdParams, Instant } from '../../shared/id.js';
import { Language } from '../../shared/language.js';
import { Money } from '../../shared/money.js';
import { PageQuery, pageOf, sortBy } from '../../shared/pagination.js';
import { Phone, TypedPhone } from '../../shared/phone.js';
import { line, OptionalEmail, paragraph } from '../../shared/text.js';
import { ClientNames } from './names.js';
import { ClientRecordCount } from './questions.js';

const service = 'identity';

/** Where clients are put aside: hidden from lists, with all they have, or on the way out for 30 days (D-124, D-125). */
export const ClientShelf = z.enum(['archived', 'deleted']);
export type ClientShelf = z.infer<typeof ClientShelf>;

export const ClientType = z.enum(['individual', 'business', 'corporation']);

/** A client as staff see it. */
export const Client = z.strictObject({
  id: Id,
  name: z.string(),
  names: ClientNames,
  email: z.nullable(z.string()),
  phone: Phone,
  /** Whether the client has signed in with the phone: until then messages to it say only that there is something new. Absent from builds before. */
  phoneProven: z.optional(z.boolean()),
  whatsappNumber: z.nullable(z.string()),
  /** Whether it was proven to be the client's, so that messages go there (D-011). */
  whatsappVerified: z.boolean(),
  address: z.nullable(z.string()),
  clientType: ClientType,
  businessRegistration: z.nullable(z.string()),
  taxId: z.nullable(z.string()),
  emergencyContact: z.nullable(z.string()),
  notes: z.string(),
  hourlyRate: z.nullable(Money),
  retainer: z.nullable(Money),
  language: Language,
  createdAt: Instant,
  /** Null while the client is kept. */
  shelf: z.nullable(ClientShelf),
  shelvedAt: z.nullable(Instant),
  version: z.int(),
});
export type Client = z.infer<typeof Client>;

const clientFields = {
  name: line(160),
  /** Left as they are when they are not sent. */
  names: z.optional(ClientNames),
  email: OptionalEmail,
  phone: TypedPhone,
  whatsappNumber: z.nullable(TypedPhone),
  address: z.nullable(line(200)),
  clientType: ClientType,
  businessRegistration: z.nullable(line(80)),
  taxId: z.nullable(line(40)),
  emergencyContact: z.nullable(line(160)),
  notes: paragraph(5000),
  hourlyRate: z.nullable(Money),
  retainer: z.nullable(Money),
  language: Language,
};

export const listClients = endpoint({
  service,
  method: 'GET',
  path: '/clients',
  access: 'client:read',
  status: 200,
  summary: 'Clients, newest first, searched by name, e-mail or phone',
  query: z.strictObject({
    ...PageQuery,
    search: z.optional(z.string().check(z.trim(), z.maxLength(64))),
    /** Those put aside; without it those that are kept. */
    shelf: z.optional(ClientShelf),
    sort: sortBy('name', 'since'),
  }),
  response: pageOf(Client),
  errors: [],
});
export const getClient = endpoint({
  service,
  method: 'GET',
  path: '/clients/:id',
  access: 'client:read',
  status: 200,
  summary: 'One client',
  params: IdParams,
  response: Client,
  errors: ['NOT_FOUND'],
});
export const createClient = endpoint({
  service,
  method: 'POST',
  path: '/clients',
  access: 'client:write',
  status: 201,
  idempotent: true,
  summary: 'Create a client',
  body: z.strictObject(clientFields),
  response: Client,
  errors: ['DUPLICATE'],
});
/** Changes a client; `version` is the one read before, another one means somebody else changed it (D-129). */
export const updateClient = endpoint({
  service,
  method: 'PUT',
  path: '/clients/:id',
  access: 'client:write',
  fresh: 'sometimes',
  status: 200,
  summary: 'Change a client',
  params: IdParams,
  body: z.strictObject({ ...clientFields, version: z.int() }),
  response: Client,
  errors: ['NOT_FOUND', 'DUPLICATE', 'CONFLICT'],
});

export const getClientRecords = endpoint({
  service,
  method: 'GET',
  path: '/clients/:id/records',
  access: 'client:write',
  status: 200,
  summary: 'What hangs on a client',
  params: IdParams,
  response: z.array(ClientRecordCount),
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
});
const move = { version: z.int() };
/** Hides a client with all they have; they keep their portal. */
export const archiveClient = endpoint({
  service,
  method: 'POST',
  path: '/clients/:id/archive',
  access: 'client:write',
  status: 200,
  summary: 'Put a client aside',
  params: IdParams,
  body: z.strictObject(move),
  response: Client,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
/** Only where nothing hangs on the client; gone for good after 30 days. */
export const deleteClient = endpoint({
  service,
  method: 'POST',
  path: '/clients/:id/delete',
  access: 'client:write',
  fresh: true,
  status: 200,
  summary: 'Delete a client that nothing hangs on',
  params: IdParams,
  body: z.strictObject(move),
  response: Client,
  errors: ['NOT_FOUND', 'CONFLICT', 'CLIENT_HAS_RECORDS', 'FORBIDDEN', 'UNAVAILABLE'],
});
/** Takes a client back from where it was put aside. */
export const restoreClient = endpoint({
  service,
  method: 'POST',
  path: '/clients/:id/restore',
  access: 'client:write',
  status: 200,
  summary: 'Take a client back',
  params: IdParams,
  body: z.strictObject(move),
  response: Client,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
