import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Id, IdParams, Instant } from '../../shared/id.js';
import { PageQuery, pageOf } from '../../shared/pagination.js';
import { ErasurePlan, KeepingGround } from './plan.js';

const service = 'identity';

/** `accepted`: it happens at `eraseAt`, until when the person may think again. `done`: what could be erased is. */
export const ErasureState = z.enum(['asked', 'accepted', 'refused', 'withdrawn', 'done']);
export type ErasureState = z.infer<typeof ErasureState>;

const Words = z.string().check(z.trim(), z.minLength(1), z.maxLength(1000), z.regex(/^(?:[^\p{Cc}]|[\n\r\t])*$/u));

const decided = {
  state: ErasureState,
  /** In the person's words. */
  reason: z.string(),
  askedAt: Instant,
  decidedAt: z.nullable(Instant),
  /** On which ground it was refused, and what the firm said to the person. */
  ground: z.nullable(KeepingGround),
  answer: z.string(),
  eraseAt: z.nullable(Instant),
};

/** A person's own wish. */
export const OwnErasure = z.strictObject({ id: Id, ...decided });
export type OwnErasure = z.infer<typeof OwnErasure>;

/** What the person would lose and what stays, as things are now, and their latest wish. */
const OwnErasures = z.strictObject({ latest: z.nullable(OwnErasure), plan: ErasurePlan });

export const getOwnErasure = endpoint({
  service,
  method: 'GET',
  path: '/my/erasure',
  access: 'signed-in',
  status: 200,
  summary: "The person's wish to be forgotten, and what would become of their data",
  response: OwnErasures,
  errors: ['UNAVAILABLE'],
});

/** After a fresh sign-in only. CONFLICT while one waits; FORBIDDEN for staff. */
export const askErasure = endpoint({
  service,
  method: 'POST',
  path: '/my/erasure',
  access: 'signed-in',
  fresh: true,
  status: 201,
  idempotent: true,
  summary: "Ask for the erasure of the person's data",
  body: z.strictObject({ reason: Words }),
  response: OwnErasure,
  errors: ['CONFLICT'],
});

export const withdrawErasure = endpoint({
  service,
  method: 'POST',
  path: '/my/erasure/:id/withdraw',
  access: 'signed-in',
  status: 200,
  summary: 'Think again, as long as nothing is erased',
  params: IdParams,
  response: OwnErasure,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** A wish as owners see it. `name` is null once the person is erased; `plan` only of what waits for a decision. */
export const Erasure = z.strictObject({
  id: Id,
  ...decided,
  personId: Id,
  name: z.nullable(z.string()),
  isClient: z.boolean(),
  decidedByName: z.nullable(z.string()),
  version: z.int(),
});
export type Erasure = z.infer<typeof Erasure>;

export const listErasures = endpoint({
  service,
  method: 'GET',
  path: '/erasures',
  access: 'role:write',
  status: 200,
  summary: 'Wishes of people to be forgotten, newest first; undecided ones, the oldest first',
  query: z.strictObject({ ...PageQuery, state: z.optional(ErasureState) }),
  response: pageOf(Erasure),
  errors: [],
});

export const getErasurePlan = endpoint({
  service,
  method: 'GET',
  path: '/erasures/:id/plan',
  access: 'role:write',
  status: 200,
  summary: 'What would be erased and what stays, as things are now',
  params: IdParams,
  response: ErasurePlan,
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
});

/** The person is told what goes and what stays; it happens a week later. */
export const acceptErasure = endpoint({
  service,
  method: 'POST',
  path: '/erasures/:id/accept',
  access: 'role:write',
  fresh: true,
  status: 200,
  summary: 'Grant a wish to be forgotten, as far as nothing has to be kept',
  params: IdParams,
  body: z.strictObject({ version: z.int() }),
  response: Erasure,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const refuseErasure = endpoint({
  service,
  method: 'POST',
  path: '/erasures/:id/refuse',
  access: 'role:write',
  status: 200,
  summary: 'Refuse a wish to be forgotten, with the ground and a reason that the person reads',
  params: IdParams,
  body: z.strictObject({ version: z.int(), ground: KeepingGround, answer: Words }),
  response: Erasure,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
