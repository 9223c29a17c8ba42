import { adminKeyState, useAdminKey } from '@diwan/contracts/people/admin-key/http';
import { listColleagues, listStaff, setStaffRoles } from '@diwan/contracts/people/staff/http';
import {
  acceptStaffInvitation,
  inviteStaff,
  listStaffInvitations,
  ownStaffInvitation,
  renewStaffInvitation,
  withdrawStaffInvitation,
} from '@diwan/contracts/people/staff-invitations/http';
import { type Sample, type SignedIn, sample } from '@diwan/service-kit/testing';
import { ADMIN_KEY, newContact, newPhone, newStaff } from '../src/testing/identity.js';
import { fromPerson, type OutsidersRig } from './outsiders-rig.js';

/** Valid requests to staff and how the first of them comes in, for the matrix of those who must not reach a person's affairs. */
export function staffSamples(rig: () => OutsidersRig): Sample[] {
  const byOwner = () => rig().owner;
  const someLawyer = (phone = newPhone()) => ({
    ...{ name: 'Nada Aoun', phone, language: 'en' as const },
    roles: ['lawyer' as const],
  });
  /** Somebody who is invited, with what the owner knows. */
  async function anInvited(phone = newPhone()) {
    const { identity, owner } = rig();
    const { body } = await identity.http(owner).call(inviteStaff, { body: someLawyer(phone) });
    return { params: { id: body.invitation.id as string }, setUpCode: body.setUpCode as string, phone };
  }
  const anInvitation = async () => ({ params: (await anInvited()).params });
  let invited: Promise<Awaited<ReturnType<typeof anInvited>> & { person: SignedIn }> | undefined;
  const invitedPerson = () => {
    invited ??= anInvited().then(async (known) => ({
      ...known,
      person: await newContact(rig().identity, known.phone),
    }));
    return invited;
  };
  const byInvited = async () => (await invitedPerson()).person;

  return [
    sample(adminKeyState, { request: () => ({}), by: () => newContact(rig().identity) }),
    sample(useAdminKey, {
      request: () => ({ body: { key: ADMIN_KEY } }),
      by: () => newStaff(rig().identity, 'owner'),
    }),
    sample(inviteStaff, { request: () => ({ body: someLawyer() }), by: byOwner }),
    sample(listStaffInvitations, { request: () => ({}), by: byOwner }),
    sample(renewStaffInvitation, { request: anInvitation, by: byOwner }),
    sample(withdrawStaffInvitation, { request: anInvitation, by: byOwner }),
    sample(ownStaffInvitation, {
      request: async () => ({ params: (await invitedPerson()).params }),
      by: byInvited,
      outsiders: { 'somebody else': () => newContact(rig().identity) },
    }),
    sample(acceptStaffInvitation, {
      request: async () => {
        const { params, setUpCode } = await invitedPerson();
        return { params, body: { setUpCode } };
      },
      by: byInvited,
      outsiders: { 'somebody else': () => newContact(rig().identity) },
    }),
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
