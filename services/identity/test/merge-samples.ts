import {
  listDoubles,
  listMerges,
  mergeClients,
  previewMerge,
  undoMerge,
} from '@diwan/contracts/people/client-merges/http';
import { createClient } from '@diwan/contracts/people/clients/http';
import { type Sample, sample } from '@diwan/service-kit/testing';
import { typedClient } from '../src/testing/identity.js';
import type { OutsidersRig } from './outsiders-rig.js';

/** Valid requests about doubled clients, for the matrix of those who must not reach a person's affairs. */
export function mergeSamples(rig: () => OutsidersRig): Sample[] {
  const by = () => rig().owner;
  const aClient = async (): Promise<{ id: string; version: number }> =>
    (await rig().identity.http(rig().owner).call(createClient, { body: typedClient() })).body;
  const wish = async () => {
    const [kept, merged] = [await aClient(), await aClient()];
    const ids = { keptId: kept.id, mergedId: merged.id };
    const versions = { keptVersion: kept.version, mergedVersion: merged.version };
    return { ids, body: { ...ids, ...versions, take: [], signIn: 'kept' as const } };
  };
  const aMerge = async (): Promise<string> =>
    (
      await rig()
        .identity.http(rig().owner)
        .call(mergeClients, { body: (await wish()).body })
    ).body.id;
  return [
    sample(listDoubles, { request: () => ({ query: {} }), by }),
    sample(previewMerge, { request: async () => ({ query: (await wish()).ids }), by }),
    sample(mergeClients, { request: async () => ({ body: (await wish()).body }), by }),
    sample(listMerges, { request: () => ({ query: {} }), by }),
    sample(undoMerge, { request: async () => ({ params: { id: await aMerge() } }), by }),
  ];
}
