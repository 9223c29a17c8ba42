import { adminKeyState, useAdminKey } from '@diwan/contracts/people/admin-key/http';
import { inviteStaff, listColleagues, listStaff, setStaffRoles } from '@diwan/contracts/people/staff/http';
import { type Sample, sample } from '@diwan/service-kit/testing';
import { ADMIN_KEY, newContact, newPhone, newStaff } from '../src/testing/identity.js';
import { fromPerson, type OutsidersRig } from './outsiders-rig.js';

/** Valid requests to staff and how the first of them comes in, for the matrix of those who must not reach a person's affairs. */
export function staffSamples(rig: () => OutsidersRig): Sample[] {
  const byOwner = () => rig().owner;
  const someLawyer = () => ({ name: 'Nada Aoun', phone: newPhone(), roles: ['lawyer' as const] });

  return [
    sample(adminKeyState, { request: () => ({}), by: () => newContact(rig().identity) }),
    sample(useAdminKey, {
      request: () => ({ body: { key: ADMIN_KEY } }),
      by: () => newStaff(rig().identity, 'owner'),
    }),
    sample(inviteStaff, { request: () => ({ body: someLawyer() }), by: byOwner }),
    sample(listColleagues, { request: () => ({}), by: byOwner }),
    sample(listStaff, { request: () => ({}), by: byOwner }),
    sample(setStaffRoles, {
      request: async () => {
        const { identity, otherAssistant } = rig();
        const { rolesVersion } = await fromPerson(identity, otherAssistant);
        return { params: { id: otherAssistant.personId }, body: { roles: ['assistant' as const], rolesVersion } };
      },
      by: byOwner,
    }),
  ];
}
