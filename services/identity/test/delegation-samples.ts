import {
  acceptMandate,
  leaveMandate,
  listClientDelegations,
  listOwnDelegations,
  listOwnMandates,
  lookFor,
  nameDelegate,
  requestMandateCode,
  revokeClientDelegation,
  revokeOwnDelegation,
} from '@diwan/contracts/people/delegations/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { type Sample, sample } from '@diwan/service-kit/testing';
import { newPhone } from '../src/testing/identity.js';
import { codeSent, newClient, type OutsidersRig, outsidersOf, type WithPhone } from './outsiders-rig.js';

const aDelegate = (phone: string) => ({
  name: 'Samir Khoury',
  relation: 'brother',
  phone,
  language: 'en' as const,
  scopes: ['hearings' as const],
  caseIds: null,
  lastDay: beirutDate(new Date(Date.now() + 5 * 86_400_000)),
});

/** Valid requests to delegations and mandates, for the matrix of those who must not reach a person's affairs. */
export function delegationSamples(rig: () => OutsidersRig): Sample[] {
  const { outsideTheTeam, anotherClient } = outsidersOf(rig);
  const byOwner = () => rig().owner;
  const byClient = () => rig().clientA;
  /** Somebody client A names again and again. */
  let delegate: Promise<WithPhone> | undefined;
  const byDelegate = () => {
    delegate ??= newClient(rig());
    return delegate;
  };
  let lastNamed = '';
  /** The one live delegation of client A, named anew. */
  async function named(phone: string): Promise<{ id: string }> {
    const { identity, clientA } = rig();
    const delegations = identity.model('Delegation');
    await delegations.updateMany({ clientId: clientA.personId }, { $set: { state: 'refused' } });
    const { body } = await identity.http(clientA).call(nameDelegate, { body: aDelegate(phone) });
    lastNamed = body.id;
    return body;
  }
  const delegation = () => named(newPhone());
  const mandate = async () => named((await byDelegate()).phone);
  const ofDelegation = async () => ({ params: { id: (await delegation()).id } });
  const ofMandate = async () => ({ params: { id: (await mandate()).id } });
  const mandateCode = async () => {
    const { identity } = rig();
    const { params } = await ofMandate();
    const by = await byDelegate();
    const asked = await identity.http(by).call(requestMandateCode, { params, body: { language: 'en' } });
    return { params, body: codeSent(identity, by, asked) };
  };

  return [
    sample(listOwnDelegations, {
      request: async () => {
        await delegation();
        return {};
      },
      by: byClient,
      outsiders: anotherClient,
      secret: () => lastNamed,
    }),
    sample(nameDelegate, { request: () => ({ body: aDelegate(newPhone()) }), by: byClient }),
    sample(revokeOwnDelegation, { request: ofDelegation, by: byClient, outsiders: anotherClient }),
    sample(listOwnMandates, {
      request: async () => {
        await mandate();
        return {};
      },
      by: byDelegate,
      outsiders: anotherClient,
      secret: () => lastNamed,
    }),
    sample(requestMandateCode, {
      request: async () => ({ ...(await ofMandate()), body: { language: 'en' as const } }),
      by: byDelegate,
      outsiders: anotherClient,
    }),
    sample(acceptMandate, { request: mandateCode, by: byDelegate, outsiders: anotherClient }),
    sample(leaveMandate, { request: ofMandate, by: byDelegate, outsiders: anotherClient }),
    sample(lookFor, {
      request: async () => {
        const { id } = await mandate();
        const { personId: delegateId } = await byDelegate();
        await rig()
          .identity.model('Delegation')
          .updateOne({ _id: id }, { $set: { state: 'active', delegateId, acceptedAt: new Date() } });
        return { body: { delegationId: id } };
      },
      by: byDelegate,
      outsiders: anotherClient,
      missing: () => ({ body: { delegationId: '65f0c0ffee65f0c0ffee65f9' } }),
    }),
    sample(listClientDelegations, {
      request: () => ({ params: { id: rig().clientA.personId } }),
      by: byOwner,
      outsiders: outsideTheTeam,
    }),
    sample(revokeClientDelegation, {
      request: async () => ({ params: { id: rig().clientA.personId, delegationId: (await delegation()).id } }),
      by: byOwner,
    }),
  ];
}
