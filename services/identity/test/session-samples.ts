import { getSessionSettings, setSessionSettings } from '@diwan/contracts/people/session-settings/http';
import { extendSession, logout } from '@diwan/contracts/people/sessions/http';
import { endOwnSession, listOwnSessions, signOutEverywhere } from '@diwan/contracts/people/sessions/own.http';
import { type Sample, sample } from '@diwan/service-kit/testing';
import { newContact, signIn } from '../src/testing/identity.js';
import { type OutsidersRig, outsidersOf } from './outsiders-rig.js';

/** Valid requests to sessions and how long they last, for the matrix of those who must not reach a person's affairs. */
export function sessionSamples(rig: () => OutsidersRig): Sample[] {
  const { anybodyElse } = outsidersOf(rig);
  const byOwner = () => rig().owner;
  const byClient = () => rig().clientA;
  const aContact = () => newContact(rig().identity);
  const sessionsOfClient = async () => (await rig().identity.http(rig().clientA).call(listOwnSessions, {})).body;
  const anotherSession = async () => {
    await signIn(rig().identity, rig().clientA.phone);
    const sessions: { id: string; current: boolean }[] = await sessionsOfClient();
    return { params: { id: sessions.find(({ current }) => !current)?.id ?? '' } };
  };

  return [
    sample(getSessionSettings, { request: () => ({}), by: byOwner }),
    sample(setSessionSettings, {
      request: async () => ({ body: (await rig().identity.http(rig().owner).call(getSessionSettings, {})).body }),
      by: byOwner,
    }),
    sample(extendSession, { request: () => ({}), by: byClient }),
    sample(logout, { request: () => ({}), by: aContact }),
    sample(listOwnSessions, {
      request: () => ({}),
      by: byClient,
      outsiders: anybodyElse,
      secret: async () => (await sessionsOfClient())[0].id,
    }),
    sample(endOwnSession, { request: anotherSession, by: byClient, outsiders: anybodyElse }),
    sample(signOutEverywhere, { request: () => ({}), by: aContact }),
  ];
}
