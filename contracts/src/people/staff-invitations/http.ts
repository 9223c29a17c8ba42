import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Id, IdParams, Instant } from '../../shared/id.js';
import { Language } from '../../shared/language.js';
import { Phone, TypedPhone } from '../../shared/phone.js';
import { StaffRole } from '../../shared/role.js';
import { line } from '../../shared/text.js';
import { SessionPerson } from '../sessions/person.js';

const service = 'identity';

/** `expired`: its end has come, or whoever invited is an owner no more. */
export const StaffInvitationState = z.enum(['pending', 'accepted', 'withdrawn', 'expired']);
export type StaffInvitationState = z.infer<typeof StaffInvitationState>;

/** Somebody who is asked to work for the firm, as owners see it (OFF-09). They are staff once they have accepted, not before. */
export const StaffInvitation = z.strictObject({
  id: Id,
  /** As the owner wrote it; the account keeps the name its holder gives. */
  name: z.string(),
  phone: Phone,
  language: Language,
  roles: z.array(StaffRole),
  state: StaffInvitationState,
  invitedByName: z.string(),
  sentAt: Instant,
  expiresAt: Instant,
  /** When it was accepted or withdrawn. */
  endedAt: z.nullable(Instant),
  /** Where the invited person accepts: without the language, and without any secret. */
  path: z.string(),
});
export type StaffInvitation = z.infer<typeof StaffInvitation>;

/** An invitation with its set-up code, which is shown this once: the owner tells it to the colleague, it goes in no message. */
export const SentStaffInvitation = z.strictObject({ invitation: StaffInvitation, setUpCode: z.string() });
export type SentStaffInvitation = z.infer<typeof SentStaffInvitation>;

/** Pending ones first, then the newest; those that ended go after 90 days. */
export const listStaffInvitations = endpoint({
  service,
  method: 'GET',
  path: '/staff-invitations',
  access: 'role:write',
  status: 200,
  summary: 'Invitations of staff',
  response: z.array(StaffInvitation),
  errors: [],
});
/**
 * Invites somebody by phone, who need not have an account yet. Sent twice, the second is a DUPLICATE: answers that are kept for a repeated
 * request would keep the set-up code, too.
 */
export const inviteStaff = endpoint({
  service,
  method: 'POST',
  path: '/staff-invitations',
  access: 'role:write',
  fresh: true,
  status: 201,
  summary: 'Invite somebody to work for the firm',
  body: z.strictObject({
    name: line(160),
    phone: TypedPhone,
    language: Language,
    roles: z.array(StaffRole).check(z.minLength(1)),
  }),
  response: SentStaffInvitation,
  errors: ['DUPLICATE'],
});
/** Sends it again with a new end and a new set-up code; the one before works no more. */
export const renewStaffInvitation = endpoint({
  service,
  method: 'POST',
  path: '/staff-invitations/:id/renew',
  access: 'role:write',
  fresh: true,
  status: 200,
  summary: 'Send an invitation again with a new set-up code',
  params: IdParams,
  response: SentStaffInvitation,
  errors: ['NOT_FOUND', 'CONFLICT', 'DUPLICATE'],
});
/** It can be accepted no more. Takes nothing from anybody, so it asks for no fresh confirmation. */
export const withdrawStaffInvitation = endpoint({
  service,
  method: 'POST',
  path: '/staff-invitations/:id/withdraw',
  access: 'role:write',
  status: 200,
  summary: 'Withdraw an invitation',
  params: IdParams,
  response: StaffInvitation,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** The same to the person invited, that is whoever has signed in with the phone it was sent to. */
export const OwnStaffInvitation = z.strictObject({
  id: Id,
  roles: z.array(StaffRole),
  state: StaffInvitationState,
  invitedByName: z.string(),
  expiresAt: Instant,
});
export type OwnStaffInvitation = z.infer<typeof OwnStaffInvitation>;

export const ownStaffInvitation = endpoint({
  service,
  method: 'GET',
  path: '/my/staff-invitations/:id',
  access: 'signed-in',
  beforeSecondFactor: true,
  status: 200,
  summary: 'An invitation to work for the firm',
  params: IdParams,
  response: OwnStaffInvitation,
  errors: ['NOT_FOUND'],
});
/** Gives the roles and lets this session set up the second factor, nobody else's. */
export const acceptStaffInvitation = endpoint({
  service,
  method: 'POST',
  path: '/my/staff-invitations/:id/accept',
  access: 'signed-in',
  beforeSecondFactor: true,
  status: 200,
  summary: 'Accept an invitation with its set-up code',
  params: IdParams,
  body: z.strictObject({ setUpCode: z.string().check(z.minLength(1), z.maxLength(40)) }),
  response: z.strictObject({ person: SessionPerson }),
  errors: ['NOT_FOUND', 'CONFLICT', 'SET_UP_CODE_INVALID', 'TOO_MANY_REQUESTS'],
});
