import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { CalendarDate, Id, IdParams, Instant } from '../../shared/id.js';
import { Language } from '../../shared/language.js';
import { Phone, TypedPhone } from '../../shared/phone.js';
import { line } from '../../shared/text.js';
import { DelegationScope } from './delegation-scope.js';

const service = 'identity';

/** `ended`: its last day is over; the others are moves that somebody made. */
export const DelegationState = z.enum(['invited', 'active', 'refused', 'revoked', 'ended']);
export type DelegationState = z.infer<typeof DelegationState>;

const delegation = {
  id: Id,
  state: DelegationState,
  scopes: z.array(DelegationScope),
  /** Null: all cases, later ones too. */
  caseIds: z.nullable(z.array(Id)),
  /** The last day in Beirut on which it holds. */
  lastDay: CalendarDate,
  createdAt: Instant,
  acceptedAt: z.nullable(Instant),
};

/** Somebody a client named to look at parts of their file (PORT-10), as the client and staff see it. */
export const Delegation = z.strictObject({
  ...delegation,
  /** As the client wrote it. */
  name: z.string(),
  relation: z.string(),
  phone: Phone,
  endedAt: z.nullable(Instant),
  /** Who ended it before its time: the client, the delegate or the firm. */
  endedBy: z.nullable(z.enum(['client', 'delegate', 'firm'])),
  version: z.int(),
});
export type Delegation = z.infer<typeof Delegation>;

/** The same, as the delegate sees it. */
export const Mandate = z.strictObject({ ...delegation, clientName: z.string() });
export type Mandate = z.infer<typeof Mandate>;

const Scopes = z.array(DelegationScope).check(z.minLength(1), z.maxLength(3));

export const listOwnDelegations = endpoint({
  service,
  method: 'GET',
  path: '/my/delegations',
  access: 'client',
  status: 200,
  summary: 'Whom the client named',
  response: z.array(Delegation),
  errors: [],
});
/** Only for a client's own file: who looks for somebody else names nobody. The person is told, and confirms by a code to their own phone. */
export const nameDelegate = endpoint({
  service,
  method: 'POST',
  path: '/my/delegations',
  access: 'client',
  fresh: true,
  status: 201,
  idempotent: true,
  summary: 'Name somebody who may look at parts of the file',
  body: z.strictObject({
    name: line(120),
    relation: line(80),
    phone: TypedPhone,
    language: Language,
    scopes: Scopes,
    caseIds: z.nullable(z.array(Id).check(z.minLength(1), z.maxLength(50))),
    lastDay: CalendarDate,
  }),
  response: Delegation,
  errors: ['FORBIDDEN', 'DUPLICATE', 'TOO_MANY_REQUESTS'],
});
export const revokeOwnDelegation = endpoint({
  service,
  method: 'POST',
  path: '/my/delegations/:id/revoke',
  access: 'client',
  status: 200,
  summary: 'End what somebody may look at',
  params: IdParams,
  response: Delegation,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const listOwnMandates = endpoint({
  service,
  method: 'GET',
  path: '/my/mandates',
  access: 'client',
  status: 200,
  summary: 'Clients who named the person',
  response: z.array(Mandate),
  errors: [],
});
/** Sends a code to the phone of the delegate, good for accepting this mandate and for nothing else. */
export const requestMandateCode = endpoint({
  service,
  method: 'POST',
  path: '/my/mandates/:id/codes',
  access: 'client',
  status: 202,
  summary: 'Send a code for accepting a mandate',
  params: IdParams,
  body: z.strictObject({ language: Language }),
  response: z.strictObject({ challengeId: z.string(), expiresAt: Instant, resendAfterSeconds: z.int() }),
  errors: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS', 'MESSAGE_NOT_SENT', 'UNAVAILABLE'],
});
export const acceptMandate = endpoint({
  service,
  method: 'POST',
  path: '/my/mandates/:id/accept',
  access: 'client',
  status: 200,
  summary: 'Accept a mandate with the code',
  params: IdParams,
  body: z.strictObject({
    challengeId: z.string().check(z.maxLength(64)),
    code: z.string().check(z.regex(/^\d{6}$/)),
  }),
  response: Mandate,
  errors: ['NOT_FOUND', 'CONFLICT', 'OTP_INVALID', 'OTP_DEAD', 'TOO_MANY_REQUESTS'],
});
/** Refuses what was not accepted yet, or gives up what was. */
export const leaveMandate = endpoint({
  service,
  method: 'POST',
  path: '/my/mandates/:id/leave',
  access: 'client',
  status: 200,
  summary: 'Refuse or give up a mandate',
  params: IdParams,
  response: Mandate,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
/** Turns the session to the file of a client, or (null) back to the person's own. The session says it to every service. */
export const lookFor = endpoint({
  service,
  method: 'PUT',
  path: '/my/acting-for',
  access: 'client',
  status: 204,
  summary: 'Look at the file of a client who named the person',
  body: z.strictObject({ delegationId: z.nullable(Id) }),
  errors: ['NOT_FOUND', 'DELEGATION_ENDED'],
});

export const listClientDelegations = endpoint({
  service,
  method: 'GET',
  path: '/clients/:id/delegations',
  access: 'client:read',
  status: 200,
  summary: 'Whom a client named',
  params: IdParams,
  response: z.array(Delegation),
  errors: ['NOT_FOUND'],
});
export const revokeClientDelegation = endpoint({
  service,
  method: 'POST',
  path: '/clients/:id/delegations/:delegationId/revoke',
  access: 'client:write',
  status: 200,
  summary: "End what a client's delegate may look at",
  params: z.strictObject({ id: Id, delegationId: Id }),
  response: Delegation,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
