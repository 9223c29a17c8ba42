import { enterSetUpCode } from '@diwan/contracts/people/second-factor/http';
import { acceptStaffInvitation, ownStaffInvitation } from '@diwan/contracts/people/staff-invitations/http';
import { callApi } from '@diwan/mf-kit';
import { useQuery } from '@tanstack/react-query';

export const invitationKey = (id: string) => ['own-staff-invitation', id] as const;

/** An invitation to the number that the person signed in with. */
export const useOwnInvitation = (id: string) =>
  useQuery({
    queryKey: invitationKey(id),
    queryFn: ({ signal }) => callApi(ownStaffInvitation, { params: { id } }, { signal }),
    retry: false,
  });

/** Accepts it: the session is one of staff afterwards, and may set up a second factor. */
export async function acceptInvitation(id: string, setUpCode: string): Promise<void> {
  await callApi(acceptStaffInvitation, { params: { id }, body: { setUpCode } });
}

/** Lets the session set up a second factor, with what an owner gave. */
export const enterCode = (setUpCode: string): Promise<void> => callApi(enterSetUpCode, { body: { setUpCode } });
