import { casesOfPerson } from '@diwan/contracts/matters/file-keeping/questions';
import { subscriptionsOf } from '@diwan/contracts/messages/newsletter/questions';
import { moneyOfPerson } from '@diwan/contracts/money/client-accounts/questions';
import { MOVED_BY_MERGE } from '@diwan/contracts/people/client-merges/questions';
import { createClient } from '@diwan/contracts/people/clients/http';
import { RECORDS_OF_CLIENT } from '@diwan/contracts/people/clients/questions';
import type { SignedIn, TestAnswer } from '@diwan/service-kit/testing';
import {
  cookiesOf,
  newPhone,
  newStaff,
  personOf,
  signIn,
  startIdentity,
  type TestIdentity,
  typedClient,
} from '../src/testing/identity.js';

/** Somebody signed in, with the phone they sign in by. */
export type WithPhone = SignedIn & { phone: string };

/** Identity under test, and the people of the matrix of those who must not reach a person's affairs. */
export interface OutsidersRig {
  identity: TestIdentity;
  /** A client, and a client whose affairs are none of the first one's. */
  clientA: WithPhone;
  clientB: WithPhone;
  owner: WithPhone;
  /** Staff of no case of client A. */
  otherLawyer: WithPhone;
  otherAssistant: WithPhone;
}

/** Starts identity with a database of its own, and signs everybody in. */
export async function startOutsidersRig(): Promise<OutsidersRig> {
  const identity = await startIdentity();
  const owner = await newStaff(identity, 'owner');
  const otherLawyer = await newStaff(identity, 'lawyer');
  const otherAssistant = await newStaff(identity, 'assistant');
  identity.rpcAnswers(casesOfPerson, () => ({ open: 0, closed: 0, lastChangedAt: null }));
  identity.rpcAnswers(subscriptionsOf, () => []);
  identity.rpcAnswers(moneyOfPerson, () => ({ records: 0, isOpen: false, lastDay: null }));
  identity.rpcAnswers(RECORDS_OF_CLIENT.billing, () => []);
  identity.rpcAnswers(RECORDS_OF_CLIENT.cases, () => []);
  identity.rpcAnswers(RECORDS_OF_CLIENT.chatbot, () => []);
  for (const question of Object.values(MOVED_BY_MERGE))
    identity.rpcAnswers(question, () => ({ state: 'moved' as const, moved: [] }));
  const clientA = await newClient({ identity, owner });
  const clientB = await newClient({ identity, owner });
  return { identity, clientA, clientB, owner, otherLawyer, otherAssistant };
}

/** A client whom the owner has put on file, signed in. */
export async function newClient({ identity, owner }: Pick<OutsidersRig, 'identity' | 'owner'>): Promise<WithPhone> {
  const phone = newPhone();
  await identity.http(owner).call(createClient, { body: typedClient({ phone }) });
  return { ...(await signIn(identity, phone)), phone };
}

/** People who pass the gate of an endpoint and still must not learn of the record. */
export const outsidersOf = (rig: () => OutsidersRig) => ({
  outsideTheTeam: {
    'a lawyer outside the team': () => rig().otherLawyer,
    'an assistant outside the team': () => rig().otherAssistant,
  },
  anotherClient: { 'another client': () => rig().clientB },
  aColleague: { 'a colleague': () => rig().otherLawyer },
  /** People with own records of the same kind. */
  anybodyElse: { 'another client': () => rig().clientB, 'a colleague': () => rig().otherLawyer },
});

/** The person as the database has them; throws when there is none. */
export async function fromPerson(identity: TestIdentity, { personId }: SignedIn) {
  const person = await personOf(identity, personId);
  if (person === null) throw new Error(`nobody is ${personId}`);
  return person;
}

/** The code that was sent for what a client asked, as they type it in. They go on in the browser they asked in. */
export function codeSent(identity: TestIdentity, client: SignedIn, asked: TestAnswer) {
  const sent = identity.sent.find(({ challengeId }) => challengeId === asked.body.challengeId);
  if (!sent) throw new Error(`no code was sent: ${asked.text}`);
  client.cookie = [client.cookie, ...cookiesOf(asked)].join('; ');
  return { challengeId: sent.challengeId, code: sent.code };
}
