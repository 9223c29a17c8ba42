import { addPasskey, beginPasskey } from '@diwan/contracts/people/passkeys/http';
import type { SignedIn, TestAnswer } from '@diwan/service-kit/testing';
import type { IdentityConfig } from '../config.js';
import { newStaffWithoutFactor, sessionOf, type TestIdentity } from './identity.js';
import { type Claims, SoftwareAuthenticator } from './software-authenticator.js';

/** Staff of a service under test who have passkeys. */
export function passkeyHolders(identity: () => TestIdentity) {
  const origin = () => (identity().config as IdentityConfig).PUBLIC_ORIGIN;

  /** Adds a passkey and returns its authenticator with the answer. */
  async function add(caller: SignedIn, changes: Partial<Claims> = {}) {
    const device = new SoftwareAuthenticator(origin());
    const http = identity().http(caller);
    const { body } = await http.call(beginPasskey, {});
    const answer = await http.call(addPasskey, { body: { credential: device.make(body, changes) } });
    return { device, answer };
  }
  /** The session that a first passkey left, which has a new id. */
  const after = ({ personId }: SignedIn, answer: TestAnswer) =>
    sessionOf(identity(), Object.assign(answer, { body: { ...answer.body, person: { id: personId } } }));

  /** Staff whose only second factor is a passkey, inside. */
  async function withPasskey(role: 'owner' | 'lawyer' = 'owner') {
    const staff = await newStaffWithoutFactor(identity(), role);
    const { device, answer } = await add(staff);
    return { ...staff, device, session: after(staff, answer), codes: answer.body.recoveryCodes as string[] };
  }
  return { origin, add, withPasskey };
}
