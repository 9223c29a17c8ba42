import {
  inviteStaff,
  listStaffInvitations,
  renewStaffInvitation,
  type SentStaffInvitation,
  type StaffInvitation,
  withdrawStaffInvitation,
} from '@diwan/contracts/people/staff-invitations/http';
import { callApi } from '@diwan/mf-kit';
import { useQuery } from '@tanstack/react-query';
import type { BodyOf } from '../../../../components/endpoint-form.js';

export const INVITATIONS_KEY = ['roles', 'invitations'] as const;

/** Whom owners invited, and what became of it. */
export const useInvitations = () =>
  useQuery({
    queryKey: INVITATIONS_KEY,
    queryFn: ({ signal }) => callApi(listStaffInvitations, undefined, { signal }),
  });

/** Invites somebody by phone; answers the set-up code, which nobody can show again. */
export const invite = (body: BodyOf<typeof inviteStaff>): Promise<SentStaffInvitation> =>
  callApi(inviteStaff, { body });

/** Sends it again, with a new end and a new set-up code. */
export const renewInvitation = ({ id }: StaffInvitation): Promise<SentStaffInvitation> =>
  callApi(renewStaffInvitation, { params: { id } });

export const withdrawInvitation = ({ id }: StaffInvitation): Promise<StaffInvitation> =>
  callApi(withdrawStaffInvitation, { params: { id } });
