import { DEMO_ACCOUNTS, DEMO_ARABIC_CLIENT, DEMO_CLIENT } from '@diwan/contracts/demo/accounts';
import { listOwnCases } from '@diwan/contracts/matters/cases/http';
import { listOwnDocuments } from '@diwan/contracts/matters/documents/http';
import { reachOfPeople } from '@diwan/contracts/people/persons/questions';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CasesRig, startCases } from '../../test/cases-rig.js';
import { DemoSeed } from './seed.js';

let cases: CasesRig;
beforeAll(async () => {
  cases = await startCases();
  cases.rpcAnswers(reachOfPeople, ({ ids }) =>
    DEMO_ACCOUNTS.filter(({ id }) => ids.includes(id)).map(({ id, name, language, phone }) => ({
      id,
      name,
      language,
      phone,
      whatsapp: phone,
      email: null,
      noticesAllowed: true,
    })),
  );
});
afterAll(() => cases.stop());

describe('the demo data', () => {
  it('loads once', async () => {
    const seed = cases.app.get(DemoSeed);
    expect(await seed.load()).toBe(5);
    const objects = await cases.objects();
    expect(await seed.load()).toBe(0);
    expect(await cases.objects()).toBe(objects);
  });

  it.each([DEMO_CLIENT, DEMO_ARABIC_CLIENT])('gives $name cases and documents that open', async ({ id }) => {
    const client = await cases.signInAs({ personId: id, roles: ['client'] });
    const own = await cases.http(client).call(listOwnCases, {});
    expect(own.body.length).toBeGreaterThanOrEqual(2);
    const documents = (await cases.http(client).call(listOwnDocuments, { query: {} })).body;
    expect(documents.length).toBeGreaterThanOrEqual(3);
    for (const document of documents) {
      const grant = await cases.grant(client, document.id);
      expect(grant.status).toBe(201);
      const bytes = await cases.bytes(client, grant.body.url);
      expect([bytes.status, bytes.headers.get('content-type')]).toEqual([200, document.fileType]);
      await bytes.arrayBuffer();
    }
  });
});
