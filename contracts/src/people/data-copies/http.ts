import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Id, IdParams, Instant } from '../../shared/id.js';
import { DATA_PART_NAMES } from './part.js';

const service = 'identity';

/** `gathering` until every part is there; `ready` until `until`; `expired`: its bytes are gone; `failed`: it could not be finished. */
export const DataCopyState = z.enum(['gathering', 'ready', 'expired', 'failed']);

/** A copy of the person's own data, and how far it is (PORT-08). */
export const DataCopy = z.strictObject({
  id: Id,
  state: DataCopyState,
  askedAt: Instant,
  until: z.nullable(Instant),
  parts: z.array(z.strictObject({ part: z.enum(DATA_PART_NAMES), done: z.boolean(), rows: z.int() })),
});
export type DataCopy = z.infer<typeof DataCopy>;

export const listDataCopies = endpoint({
  service,
  method: 'GET',
  path: '/my/data-copies',
  access: 'signed-in',
  status: 200,
  summary: "The copies of the person's own data, newest first",
  response: z.array(DataCopy),
  errors: [],
});

/** After a fresh sign-in only. One at a time: CONFLICT while one is gathered. */
export const askDataCopy = endpoint({
  service,
  method: 'POST',
  path: '/my/data-copies',
  access: 'signed-in',
  fresh: true,
  status: 201,
  idempotent: true,
  summary: "Ask for a copy of the person's own data",
  response: DataCopy,
  errors: ['CONFLICT'],
});

/** A ZIP with a JSON file and a readable page for each part. For the person alone; each download is audited. */
export const readDataCopy = endpoint({
  service,
  method: 'GET',
  path: '/my/data-copies/:id/file',
  access: 'signed-in',
  fresh: true,
  status: 200,
  bytes: true,
  summary: "The copy of the person's own data as a ZIP",
  params: IdParams,
  errors: ['NOT_FOUND'],
});
