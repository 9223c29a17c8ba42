import { CaseTeamChangedV1 } from '@diwan/contracts/matters/cases/events';
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
import { RECORDS_OF_CLIENT } from '@diwan/contracts/people/clients/questions';
import { namesOfPeople } from '@diwan/contracts/people/persons/questions';
import type { SignedIn } from '@diwan/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { actionsOf, newStaff, startIdentity, type TestIdentity, typedClient } from '../testing/identity.js';
import { ForgetDeletedClients } from './forget-deleted-clients.js';

const DAY = 86_400_000;

describe('clients put aside', () => {
  let identity: TestIdentity;
  let owner: SignedIn;
  const counts = { cases: 0, invoices: 0 };
  beforeAll(async () => {
    identity = await startIdentity();
    owner = await newStaff(identity, 'owner');
    identity.rpcAnswers(RECORDS_OF_CLIENT.billing, () => [{ kind: 'invoices' as const, count: counts.invoices }]);
    identity.rpcAnswers(RECORDS_OF_CLIENT.cases, () => [{ kind: 'cases' as const, count: counts.cases }]);
    identity.rpcAnswers(RECORDS_OF_CLIENT.chatbot, () => []);
  });
  afterAll(() => identity.stop());
  afterEach(() => identity.setTime(null));

  const newClient = async (): Promise<string> =>
    (await identity.http(owner).call(createClient, { body: typedClient() })).body.id;
  const put = (row: typeof archiveClient, id: string, version: number) =>
    identity.http(owner).call(row, { params: { id }, body: { version } });
  const ids = async (shelf?: 'archived' | 'deleted') => {
    const { body } = await identity.http(owner).call(listClients, { query: { limit: 100, ...(shelf && { shelf }) } });
    return body.items.map(({ id }: { id: string }) => id);
  };

  it('D-124, D-125: a client with records is archived, one without is deleted, and both come back', async () => {
    counts.cases = 1;
    const id = await newClient();
    expect((await identity.http(owner).call(getClientRecords, { params: { id } })).body).toEqual([
      { kind: 'cases', count: 1 },
    ]);
    expect((await put(deleteClient, id, 1)).body.code).toBe('CLIENT_HAS_RECORDS');
    expect((await put(archiveClient, id, 1)).body).toMatchObject({ shelf: 'archived', version: 2 });
    expect(await ids()).not.toContain(id);
    expect(await ids('archived')).toContain(id);
    counts.cases = 0;
    // Who has bills but no case is kept too.
    counts.invoices = 1;
    expect((await put(deleteClient, id, 2)).body.code).toBe('CLIENT_HAS_RECORDS');
    counts.invoices = 0;
    expect((await put(deleteClient, id, 2)).body.shelf).toBe('deleted');
    expect(await identity.ask(namesOfPeople, { ids: [id] })).toMatchObject([{ isClient: false }]);
    expect((await put(archiveClient, id, 3)).status).toBe(409);
    expect((await put(restoreClient, id, 3)).body).toMatchObject({ shelf: null, version: 4 });
    expect(await ids()).toContain(id);
    const actions = ['client.created', 'client.archived', 'client.deleted', 'client.restored'];
    expect(await actionsOf(identity, 'client', id)).toEqual(actions);
  });

  it('D-124: nobody is deleted while nobody can say what hangs on them, nor with a case that was opened meanwhile', async () => {
    const id = await newClient();
    identity.rpcAnswers(RECORDS_OF_CLIENT.cases, () => {
      throw new Error('away');
    });
    expect((await put(deleteClient, id, 1)).status).toBe(503);
    identity.rpcAnswers(RECORDS_OF_CLIENT.cases, () => []);
    const caseId = '65f0c0ffee65f0c0ffee65f1';
    await identity.deliver(CaseTeamChangedV1, { caseId, clientId: id, team: [], version: 1 });
    expect((await put(deleteClient, id, 1)).body.code).toBe('CLIENT_HAS_RECORDS');
  });

  it('D-125: whoever was deleted is forgotten after 30 days, and not before', async () => {
    const id = await newClient();
    await put(deleteClient, id, 1);
    const forget = identity.app.get(ForgetDeletedClients, { strict: false });
    const { shelvedAt } = (await identity.http(owner).call(getClient, { params: { id } })).body;
    identity.setTime(new Date(Date.parse(shelvedAt) + 30 * DAY - 1000));
    await forget.run();
    expect(await identity.model('Person').exists({ _id: id })).not.toBeNull();
    identity.setTime(new Date(Date.parse(shelvedAt) + 30 * DAY + 1000));
    await forget.run();
    identity.setTime(null);
    expect(await identity.model('Person').exists({ _id: id })).toBeNull();
    expect(await actionsOf(identity, 'client', id)).toContain('client.forgotten');
  });

  it('I18-05: a client is found by the name in either script, with the father’s name', async () => {
    const id = await newClient();
    const names = {
      latin: { given: 'Émile', father: 'Boutros', family: 'Haddad', mother: 'Salma' },
      arabic: { given: 'إميل', father: 'بطرس', family: 'حدّاد', mother: 'سلمى' },
    };
    const body = { ...typedClient({ name: 'Emile Haddad', names }), version: 1 };
    const saved = await identity.http(owner).call(updateClient, { params: { id }, body });
    expect(saved.body.names).toEqual(names);
    const found = async (search: string) => {
      const { body: page } = await identity.http(owner).call(listClients, { query: { search } });
      return page.items.map((client: { id: string }) => client.id);
    };
    for (const search of ['emile bou', 'اميل', 'حداد', 'بطرس حداد', 'haddad'])
      expect(await found(search)).toContain(id);
    // The mother's name is for documents; nobody is found by it.
    expect(await found('salma')).not.toContain(id);
    const { names: _, ...without } = body;
    const kept = await identity.http(owner).call(updateClient, { params: { id }, body: { ...without, version: 2 } });
    expect(kept.body.names).toEqual(names);
  });
});
