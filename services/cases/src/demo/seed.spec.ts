import { DEMO_ACCOUNTS, DEMO_ARABIC_CLIENT, DEMO_CLIENT } from '@diwan/contracts/demo/accounts';
import { BILLED_MATTERS } from '@diwan/contracts/demo/billed-matters';
import { DEMO_CLIENTS, DEMO_COLLEAGUES } from '@diwan/contracts/demo/firm';
import { listRelatedCases, type RelatedCase } from '@diwan/contracts/matters/cases/course.http';
import { listOwnCases } from '@diwan/contracts/matters/cases/http';
import { listOwnDocuments } from '@diwan/contracts/matters/documents/http';
import { searchDocuments } from '@diwan/contracts/matters/documents/keeping.http';
import { listHearings } from '@diwan/contracts/matters/hearings/http';
import { listRequests } from '@diwan/contracts/matters/requests/http';
import { listTasks } from '@diwan/contracts/matters/tasks/http';
import { reachOfPeople } from '@diwan/contracts/people/persons/questions';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { trusted } from 'mongoose';
import { type CasesRig, startCases } from '../../test/cases-rig.js';
import type { CaseRecord } from '../cases/case.schema.js';
import { momentOf } from '../hearings/wall-time.rules.js';
import { DemoSeed } from './seed.js';

let cases: CasesRig;
beforeAll(async () => {
  cases = await startCases();
  cases.rpcAnswers(reachOfPeople, ({ ids }) =>
    [...DEMO_ACCOUNTS, ...DEMO_COLLEAGUES, ...DEMO_CLIENTS]
      .filter(({ id }) => ids.includes(id))
      .map(({ id, name, language, phone }) => ({
        id,
        name,
        language,
        phone,
        whatsapp: phone,
        email: null,
      })),
  );
});
afterAll(() => cases.stop());

describe('the demo data', () => {
  it('loads once', async () => {
    const seed = cases.app.get(DemoSeed);
    expect(await seed.load()).toBe(60);
    const objects = await cases.objects();
    expect(await seed.load()).toBe(0);
    expect(await cases.objects()).toBe(objects);
  });

  it('is what the demo of billing bills for', async () => {
    const rows = await cases.model('LegalCase').find().lean<CaseRecord[]>();
    const known = new Map(rows.map(({ _id, clientId, area }) => [String(_id), { clientId, area }]));
    for (const { caseId, clientId, area } of BILLED_MATTERS) expect(known.get(caseId)).toEqual({ clientId, area });
  });

  it.each([DEMO_CLIENT, DEMO_ARABIC_CLIENT])('gives $name cases and documents that open', async ({ id }) => {
    const client = await cases.signInAs({ personId: id, roles: ['client'] });
    const own = await cases.http(client).call(listOwnCases, {});
    expect(own.body.length).toBeGreaterThanOrEqual(2);
    const documents = (await cases.http(client).call(listOwnDocuments, { query: {} })).body.items;
    expect(documents.length).toBeGreaterThanOrEqual(3);
    for (const document of documents) {
      const grant = await cases.grant(client, document.id);
      expect(grant.status).toBe(201);
      const bytes = await cases.bytes(client, grant.body.url);
      expect([bytes.status, bytes.headers.get('content-type')]).toEqual([200, document.fileType]);
      await bytes.arrayBuffer();
    }
  });

  it('can be read by staff: every hearing, document, request and task', async () => {
    const http = cases.http(cases.asOwner);
    const answers = [
      await http.call(listHearings, { query: { limit: 100 } }),
      await http.call(searchDocuments, { query: { limit: 100 } }),
      await http.call(listRequests, { query: { limit: 100 } }),
      await http.call(listTasks, { query: { limit: 100 } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const name of ['LegalCase', 'Hearing', 'Document', 'ClientRequest', 'Task']) {
      const rows = await cases.model(name).find().lean<{ createdAt?: Date }[]>();
      expect([name, rows.filter(({ createdAt }) => !createdAt)]).toEqual([name, []]);
    }
  });

  it('is a firm of 40 clients and 60 cases in both languages, with tasks, requests and deadlines of every kind', async () => {
    const all = await cases.model('LegalCase').find().lean<CaseRecord[]>();
    expect(all).toHaveLength(60);
    const known = [DEMO_CLIENT, DEMO_ARABIC_CLIENT, ...DEMO_CLIENTS].map(({ id }) => id);
    expect(new Set(known).size).toBe(40);
    for (const { clientIds } of all) expect(known).toEqual(expect.arrayContaining(clientIds));
    const inArabic = all.filter(({ title }) => /\p{Script=Arabic}/u.test(title));
    expect([inArabic.length, all.length - inArabic.length].every((count) => count >= 20)).toBe(true);
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['active', 'pending', 'closed']));
    const states = async (name: string) =>
      new Set((await cases.model(name).find().lean<{ state: string }[]>()).map(({ state }) => state));
    expect(await states('Task')).toEqual(new Set(['open', 'done']));
    expect(await states('ClientRequest')).toEqual(new Set(['open', 'answered']));
  });

  it('OFF-05: has related people of every kind, and parent and related cases of the same client, as staff see them', async () => {
    const all = await cases.model('LegalCase').find().lean<CaseRecord[]>();
    const roles = all.flatMap(({ parties }) => parties.map(({ role }) => role));
    for (const role of ['opponent', 'opposing_counsel', 'witness', 'expert', 'notary'] as const)
      expect([role, roles.filter((one) => one === role).length >= 5]).toEqual([role, true]);
    const clientOf = new Map(all.map(({ _id, clientId }) => [String(_id), clientId]));
    const relations = { parent: 0, child: 0, related: 0 };
    for (const { _id, clientId, parentId, relatedIds } of all) {
      for (const id of [...relatedIds, ...(parentId ? [parentId] : [])]) expect(clientOf.get(id)).toBe(clientId);
      const shown = await cases.http(cases.asOwner).call(listRelatedCases, { params: { id: String(_id) } });
      for (const { relation } of shown.body as RelatedCase[]) relations[relation] += 1;
    }
    expect(relations).toEqual({ parent: 2, child: 2, related: 6 });
  });

  it('OFF-05: has a case of two clients', async () => {
    const all = await cases.model('LegalCase').find().lean<CaseRecord[]>();
    expect(all.filter(({ clientIds }) => clientIds.length === 2)).toHaveLength(1);
  });

  it('OFF-05: some disputes went through two courts of the directory, each with its file number', async () => {
    const all = await cases.model('LegalCase').find().lean<CaseRecord[]>();
    const appealed = all.filter(({ instances }) => instances.length === 2);
    expect(appealed.length).toBeGreaterThanOrEqual(4);
    for (const { instances } of appealed) {
      const [first, second] = instances;
      expect([first?.level, second?.level, second?.to]).toEqual(['first', 'appeal', null]);
      expect(first?.to).toBe(second?.from);
      for (const { courtId, fileNumber } of instances) expect([courtId, fileNumber]).not.toContain(null);
    }
    expect(all.filter(({ instances }) => instances.some(({ courtId }) => courtId === null))).toEqual([]);
  });

  it('gives cases before courts 150 hearings and more, past and to come, in court hours of working days, known to their people, once', async () => {
    const hearings = () =>
      cases
        .model('Hearing')
        .find({ at: trusted({ $gt: new Date(0) }), deletedAt: null })
        .lean();
    const loaded = await hearings();
    expect(loaded.length).toBeGreaterThanOrEqual(150);
    expect(loaded.filter(({ at }) => at > new Date()).length).toBeGreaterThanOrEqual(40);
    const places = loaded.map(({ lawyerId, wallTime }) => `${lawyerId} ${wallTime}`);
    expect(new Set(places).size).toBe(places.length);
    for (const { wallTime, at, state, told, tellAt } of loaded) {
      expect(momentOf(wallTime)).toEqual(at);
      expect([0, 6]).not.toContain(new Date(`${wallTime.slice(0, 10)}T00:00:00Z`).getUTCDay());
      expect(wallTime.slice(11) >= '09:00' && wallTime.slice(11) <= '12:00').toBe(true);
      expect(state).toBe(at <= new Date() ? 'held' : 'scheduled');
      expect([told !== null, tellAt]).toEqual([true, null]);
    }
    await cases.app.get(DemoSeed).load();
    expect((await hearings()).length).toBe(loaded.length);
  });
});
