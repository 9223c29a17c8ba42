import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import { listStaff, resetSecondFactor, type StaffMember, setStaffRoles } from '@diwan/contracts/people/staff/http';
import type { StaffRole } from '@diwan/contracts/shared/role';
import { callApi } from '@diwan/mf-kit';
import { useQuery } from '@tanstack/react-query';

export const STAFF_KEY = ['roles', 'staff'] as const;

/** Everybody who works for the firm, with their roles. */
export const useStaff = () =>
  useQuery({ queryKey: STAFF_KEY, queryFn: ({ signal }) => callApi(listStaff, undefined, { signal }) });

/** Asks for one of them again; throws when they do not work here any more. */
export async function readStaffMember({ id }: StaffMember): Promise<StaffMember> {
  const member = (await callApi(listStaff)).find((one) => one.id === id);
  if (!member) throw new Error('No such member of the staff');
  return member;
}

/** Replaces the roles that were read; none end somebody's access at once. */
export const saveRoles = ({ id, rolesVersion }: StaffMember, roles: StaffRole[]): Promise<StaffMember> =>
  callApi(setStaffRoles, { params: { id }, body: { roles, rolesVersion } });

/** Takes the second factor of somebody who lost it or has none; answers the code to set up a new one with. */
export const takeSecondFactor = (id: string, reason: string): Promise<ResponseOf<typeof resetSecondFactor>> =>
  callApi(resetSecondFactor, { params: { id }, body: { reason } });
