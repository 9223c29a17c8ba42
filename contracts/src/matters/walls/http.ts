import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Id, IdParams } from '../../shared/id.js';
import { line } from '../../shared/text.js';

const service = 'cases';

/** Staff, and clients of the case, kept away from it: nothing of it exists for them, whatever their role. */
export const CaseWall = z.strictObject({
  people: z.array(z.strictObject({ id: Id, name: z.string() })),
  /** Why it was set so last; empty while there never was one. */
  reason: z.string(),
  /** The case's. */
  version: z.int(),
});
export type CaseWall = z.infer<typeof CaseWall>;

export const getWall = endpoint({
  service,
  method: 'GET',
  path: '/cases/:id/wall',
  access: 'case:wall',
  status: 200,
  summary: 'Who is kept away from a case',
  params: IdParams,
  response: CaseWall,
  errors: ['NOT_FOUND'],
});
/** Who is named leaves the team. Nobody shuts themselves out. */
export const setWall = endpoint({
  service,
  method: 'PUT',
  path: '/cases/:id/wall',
  access: 'case:wall',
  fresh: true,
  status: 200,
  summary: 'Keep people away from a case, saying why',
  params: IdParams,
  body: z.strictObject({ people: z.array(Id).check(z.maxLength(40)), reason: line(500), version: z.int() }),
  response: CaseWall,
  errors: ['NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
});

export const countRestricted = endpoint({
  service,
  method: 'GET',
  path: '/restricted-cases',
  access: 'case:wall',
  status: 200,
  summary: 'How many cases the person is kept away from, without saying which',
  response: z.strictObject({ count: z.int() }),
  errors: [],
});
