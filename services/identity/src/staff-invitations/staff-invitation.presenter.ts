import type { OwnStaffInvitation, StaffInvitation } from '@diwan/contracts/people/staff-invitations/http';
import type { PersonRecord } from '../persons/person.schema.js';
import { pathOf, stateOf } from './staff-invitation.rules.js';
import type { StaffInvitationRecord } from './staff-invitation.schema.js';

type Inviter = Pick<PersonRecord, 'name' | 'roles'> | null | undefined;

/** An invitation as owners see it. */
export function toStaffInvitation(record: StaffInvitationRecord, invitedBy: Inviter, now: Date): StaffInvitation {
  const { name, phone, language, sentAt, endedAt } = record;
  return {
    ...toOwnInvitation(record, invitedBy, now),
    ...{ name, phone, language, path: pathOf(record) },
    sentAt: sentAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}

/** The same to the person invited. */
export function toOwnInvitation(record: StaffInvitationRecord, invitedBy: Inviter, now: Date): OwnStaffInvitation {
  return {
    id: record._id.toHexString(),
    roles: record.roles,
    state: stateOf(record, invitedBy, now),
    invitedByName: invitedBy?.name ?? '',
    expiresAt: record.setUpCode.expiresAt.toISOString(),
  };
}
