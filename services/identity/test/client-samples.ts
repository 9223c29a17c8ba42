import { getClientMessages } from '@diwan/contracts/messages/preferences/http';
import {
  archiveClient,
  createClient,
  deleteClient,
  getClient,
  getClientRecords,
  listClients,
  restoreClient,
  updateClient,
} from '@diwan/contracts/people/clients/http';
import { type Sample, sample } from '@diwan/service-kit/testing';
import { typedClient } from '../src/testing/identity.js';
import { fromPerson, type OutsidersRig, outsidersOf } from './outsiders-rig.js';

/** Valid requests to clients' records, for the matrix of those who must not reach a person's affairs. */
export function clientSamples(rig: () => OutsidersRig): Sample[] {
  const { outsideTheTeam } = outsidersOf(rig);
  const byOwner = () => rig().owner;
  const ofClient = () => ({ params: { id: rig().clientA.personId } });
  /** A client who is where the move begins. */
  const onShelf = async (path: string) => {
    const { identity, owner } = rig();
    const { body } = await identity.http(owner).call(createClient, { body: typedClient() });
    const params = { id: body.id as string };
    if (!path.endsWith('/restore')) return { params, body: { version: 1 } };
    await identity.http(owner).call(archiveClient, { params, body: { version: 1 } });
    return { params, body: { version: 2 } };
  };

  return [
    sample(createClient, { request: () => ({ body: typedClient() }), by: byOwner }),
    sample(getClientMessages, { request: ofClient, by: byOwner, outsiders: outsideTheTeam }),
    sample(getClient, { request: ofClient, by: byOwner, outsiders: outsideTheTeam }),
    sample(listClients, {
      request: () => ({ query: {} }),
      by: byOwner,
      outsiders: outsideTheTeam,
      secret: () => rig().clientA.personId,
    }),
    sample(updateClient, {
      request: async () => {
        const { identity, clientA } = rig();
        const { version } = await fromPerson(identity, clientA);
        return { ...ofClient(), body: { ...typedClient({ phone: clientA.phone }), version } };
      },
      by: byOwner,
    }),
    sample(getClientRecords, { request: ofClient, by: byOwner }),
    ...[archiveClient, deleteClient, restoreClient].map((row) =>
      sample(row, { request: async () => onShelf(row.path), by: byOwner }),
    ),
  ];
}
