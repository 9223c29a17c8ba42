import {
  addPasskey,
  beginPasskey,
  beginPasskeyConfirmation,
  confirmByPasskey,
  listOwnPasskeys,
  ownFactors,
  removePasskey,
  renamePasskey,
} from '@diwan/contracts/people/passkeys/http';
import { type Sample, type SignedIn, sample, type TestAnswer } from '@diwan/service-kit/testing';
import type { IdentityConfig } from '../src/config.js';
import { newStaffWithoutFactor, sessionOf, signIn } from '../src/testing/identity.js';
import { SoftwareAuthenticator } from '../src/testing/software-authenticator.js';
import { type OutsidersRig, outsidersOf } from './outsiders-rig.js';

/** Staff with a passkey, and the device that holds it. */
interface Holder {
  device: SoftwareAuthenticator;
  phone: string;
  session: SignedIn;
  passkeyId: string;
}

/** Valid requests to passkeys, for the matrix of those who must not reach a person's affairs. */
export function passkeySamples(rig: () => OutsidersRig): Sample[] {
  const { aColleague, anybodyElse } = outsidersOf(rig);
  const aDevice = () => new SoftwareAuthenticator((rig().identity.config as IdentityConfig).PUBLIC_ORIGIN);
  const begunBy = (caller: SignedIn) => rig().identity.http(caller).call(beginPasskey, {});
  async function addTo(caller: SignedIn, device = aDevice()): Promise<TestAnswer> {
    const begun = await begunBy(caller);
    return rig()
      .identity.http(caller)
      .call(addPasskey, { body: { credential: device.make(begun.body) } });
  }
  /** Their session has a new id since the passkey was added, and another one whenever they confirm. */
  async function newHolder(): Promise<Holder> {
    const { identity } = rig();
    const staff = await newStaffWithoutFactor(identity, 'lawyer');
    const device = aDevice();
    const added = await addTo(staff, device);
    const body = { ...added.body, person: { id: staff.personId } };
    return {
      device,
      phone: staff.phone,
      session: sessionOf(identity, { ...added, body }),
      passkeyId: String(added.body.passkey.id),
    };
  }
  let known: Promise<Holder> | undefined;
  const holder = () => {
    known ??= newHolder();
    return known;
  };
  const byHolder = async () => (await holder()).session;

  /** A sign-in of the holder that waits for the passkey; confirming ends it. */
  let waiting: SignedIn | undefined;
  const signedByHolder = async () => {
    const { identity } = rig();
    const { phone, device } = await holder();
    const session = waiting ?? (await signIn(identity, phone));
    waiting = undefined;
    const begun = await identity.http(session).call(beginPasskeyConfirmation, {});
    return { body: { assertion: device.use(begun.body) } };
  };
  /** What a passkey that nobody added signs. */
  const signedByNobody = async () => {
    const { identity } = rig();
    const begun = await identity.http(await byHolder()).call(beginPasskeyConfirmation, {});
    const device = aDevice();
    device.make((await begunBy(await newStaffWithoutFactor(identity, 'assistant'))).body);
    return { body: { assertion: device.use(begun.body) } };
  };

  return [
    sample(beginPasskey, { request: () => ({}), by: byHolder }),
    sample(addPasskey, {
      request: async () => {
        const begun = await begunBy(await byHolder());
        return { body: { credential: aDevice().make(begun.body) } };
      },
      by: byHolder,
      outsiders: aColleague,
      missing: async () => {
        const begun = await begunBy(await newStaffWithoutFactor(rig().identity, 'assistant'));
        return { body: { credential: aDevice().make(begun.body) } };
      },
      refusal: 'PASSKEY_INVALID',
    }),
    sample(beginPasskeyConfirmation, { request: () => ({}), by: byHolder, outsiders: aColleague }),
    sample(listOwnPasskeys, {
      request: () => ({}),
      by: byHolder,
      outsiders: anybodyElse,
      secret: async () => (await holder()).passkeyId,
    }),
    sample(renamePasskey, {
      request: async () => ({ params: { id: (await holder()).passkeyId }, body: { name: 'Key ring' } }),
      by: byHolder,
      outsiders: anybodyElse,
    }),
    sample(removePasskey, {
      request: async () => ({ params: { id: String((await addTo(await byHolder())).body.passkey.id) } }),
      by: byHolder,
      outsiders: anybodyElse,
    }),
    sample(confirmByPasskey, {
      request: signedByHolder,
      by: async () => {
        waiting = await signIn(rig().identity, (await holder()).phone);
        return waiting;
      },
      outsiders: aColleague,
      missing: signedByNobody,
      refusal: 'PASSKEY_INVALID',
    }),
    sample(ownFactors, { request: () => ({}), by: () => rig().owner }),
  ];
}
