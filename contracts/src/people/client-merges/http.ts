import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Id, IdParams, Instant } from '../../shared/id.js';
import { PageQuery, pageOf } from '../../shared/pagination.js';
import { Client } from '../clients/http.js';
import { ClientRecordCount } from '../clients/questions.js';

const service = 'identity';

/** Why two clients may be one: a number or an address of both, or one name in either script. */
export const DoubleReason = z.enum(['phone', 'email', 'name']);
export type DoubleReason = z.infer<typeof DoubleReason>;

const ClientName = z.strictObject({ id: Id, name: z.string(), phone: z.string(), createdAt: Instant });
export const LikelyDouble = z.strictObject({
  one: ClientName,
  other: ClientName,
  reasons: z.array(DoubleReason),
});
export type LikelyDouble = z.infer<typeof LikelyDouble>;

/** Fields that can be taken from the client who goes; all others stay as the one who is kept has them. */
export const MergeField = z.enum([
  'name',
  'email',
  'whatsappNumber',
  'address',
  'clientType',
  'businessRegistration',
  'taxId',
  'emergencyContact',
  'notes',
  'hourlyRate',
  'retainer',
  'language',
]);
export type MergeField = z.infer<typeof MergeField>;

/** Whose phone opens the file from now on: of the one who is kept, of the one who goes, or either of both. */
export const MergeSignIn = z.enum(['kept', 'merged', 'both']);
export type MergeSignIn = z.infer<typeof MergeSignIn>;

/** A merge that happened (LEAD-08). */
export const ClientMerge = z.strictObject({
  id: Id,
  kept: z.strictObject({ id: Id, name: z.string() }),
  merged: z.strictObject({ id: Id, name: z.string() }),
  taken: z.array(MergeField),
  signIn: MergeSignIn,
  at: Instant,
  byName: z.string(),
  /** Until when it can be taken back: 30 days. */
  undoableUntil: Instant,
  undoneAt: z.nullable(Instant),
  /** What moved, or went back; null while a service has not said so yet. */
  moved: z.nullable(z.array(ClientRecordCount)),
});
export type ClientMerge = z.infer<typeof ClientMerge>;

export const listDoubles = endpoint({
  service,
  method: 'GET',
  path: '/client-doubles',
  access: 'client:write',
  status: 200,
  summary: 'Clients that may be one and the same',
  query: z.strictObject({
    /** Only those that may be this one. */
    clientId: z.optional(Id),
  }),
  response: z.array(LikelyDouble),
  errors: [],
});

const pair = { keptId: Id, mergedId: Id };
/** Shows both clients and what would move. Nothing is written. */
export const previewMerge = endpoint({
  service,
  method: 'GET',
  path: '/client-merges/preview',
  access: 'client:write',
  status: 200,
  summary: 'What merging two clients would do',
  query: z.strictObject(pair),
  response: z.strictObject({
    kept: Client,
    merged: Client,
    /** Where both say something, and not the same. */
    differing: z.array(MergeField),
    /** Where only the one who goes says something. */
    missing: z.array(MergeField),
    moves: z.array(ClientRecordCount),
  }),
  errors: ['NOT_FOUND', 'FORBIDDEN', 'UNAVAILABLE'],
});

export const mergeClients = endpoint({
  service,
  method: 'POST',
  path: '/client-merges',
  access: 'client:write',
  fresh: true,
  status: 201,
  idempotent: true,
  summary: 'Merge two clients',
  body: z.strictObject({
    ...pair,
    keptVersion: z.int(),
    mergedVersion: z.int(),
    take: z.array(MergeField),
    signIn: MergeSignIn,
  }),
  response: z.strictObject({ id: Id }),
  errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
});

export const listMerges = endpoint({
  service,
  method: 'GET',
  path: '/client-merges',
  access: 'client:write',
  status: 200,
  summary: 'Merges of the last 30 days, newest first',
  query: z.strictObject(PageQuery),
  response: pageOf(ClientMerge),
  errors: [],
});

/** Brings back exactly what moved; what was changed by hand since then stays. */
export const undoMerge = endpoint({
  service,
  method: 'POST',
  path: '/client-merges/:id/undo',
  access: 'client:write',
  status: 200,
  idempotent: true,
  summary: 'Take a merge back, within 30 days',
  params: IdParams,
  response: z.strictObject({ id: Id }),
  errors: ['NOT_FOUND', 'CONFLICT'],
});
