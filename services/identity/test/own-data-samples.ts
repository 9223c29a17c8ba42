import { askDataCopy, listDataCopies, readDataCopy } from '@diwan/contracts/people/data-copies/http';
import { DATA_PART_NAMES } from '@diwan/contracts/people/data-copies/part';
import {
  acceptErasure,
  askErasure,
  getErasurePlan,
  getOwnErasure,
  listErasures,
  refuseErasure,
  withdrawErasure,
} from '@diwan/contracts/people/erasures/http';
import { type Sample, sample } from '@diwan/service-kit/testing';
import { type OutsidersRig, outsidersOf } from './outsiders-rig.js';

/** Valid requests to copies of a person's data, for the matrix of those who must not reach them. */
export function ownDataSamples(rig: () => OutsidersRig): Sample[] {
  const { anybodyElse } = outsidersOf(rig);
  const byClient = () => rig().clientA;
  let latest = '';
  /** The id of a copy of the client's that can be downloaded. */
  const readyCopy = async () => {
    const { identity, clientA } = rig();
    const now = Date.now();
    const { _id } = await identity.model('DataCopy').create({
      personId: clientA.personId,
      language: 'en',
      state: 'ready',
      parts: DATA_PART_NAMES.map((part) => ({ part, done: true, rows: 0, pages: 1 })),
      askedAt: new Date(now),
      nextAt: new Date(now),
      until: new Date(now + 60_000),
    });
    latest = String(_id);
    return latest;
  };

  /** A wish of the client's, where the request begins. */
  const wish = async (state = 'asked') => {
    const { identity, clientA } = rig();
    await identity.model('Erasure').deleteMany({ personId: clientA.personId });
    const { _id } = await identity.model('Erasure').create({
      personId: clientA.personId,
      state,
      reason: 'A reason of the client',
      askedAt: new Date(),
    });
    return { id: String(_id) };
  };
  const byOwner = () => rig().owner;

  return [
    sample(getOwnErasure, {
      request: async () => {
        await wish();
        return {};
      },
      by: byClient,
      outsiders: { 'another client': () => rig().clientB },
      secret: () => 'A reason of the client',
    }),
    sample(askErasure, {
      request: async () => {
        await wish('refused');
        return { body: { reason: 'Another reason' } };
      },
      by: byClient,
    }),
    sample(withdrawErasure, {
      request: async () => ({ params: await wish() }),
      by: byClient,
      outsiders: { 'another client': () => rig().clientB },
    }),
    sample(listErasures, { request: () => ({ query: {} }), by: byOwner }),
    sample(getErasurePlan, { request: async () => ({ params: await wish() }), by: byOwner }),
    sample(acceptErasure, { request: async () => ({ params: await wish(), body: { version: 1 } }), by: byOwner }),
    sample(refuseErasure, {
      request: async () => ({
        params: await wish(),
        body: { version: 1, ground: 'open_case' as const, answer: 'It is open' },
      }),
      by: byOwner,
    }),
    sample(listDataCopies, {
      request: async () => {
        await readyCopy();
        return {};
      },
      by: byClient,
      outsiders: anybodyElse,
      secret: () => latest,
    }),
    sample(askDataCopy, { request: () => ({}), by: byClient }),
    sample(readDataCopy, {
      request: async () => ({ params: { id: await readyCopy() } }),
      by: byClient,
      outsiders: anybodyElse,
    }),
  ];
}
