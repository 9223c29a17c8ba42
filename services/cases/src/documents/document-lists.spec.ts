import { listCaseDocuments, listOwnDocuments, setDocumentPolicy } from '@diwan/contracts/matters/documents/http';
import { changeDocument, getDocument } from '@diwan/contracts/matters/documents/keeping.http';
import { listUnreadDocuments } from '@diwan/contracts/matters/documents/unread.http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CasesRig, OPEN_POLICY, startCases } from '../../test/cases-rig.js';

const TITLES = ['exhibit 10', 'Exhibit 2', 'Statement of claim', 'Résumé of the claim', 'مسودة النظام التأسيسي'];
let cases: CasesRig;
let caseId: string;
let ids: string[];

type Query = Partial<{ page: number; limit: number; search: string; sort: string; visibility: string }>;
const ofCase = async (query: Query = {}, by = cases.asLawyer) =>
  (await cases.http(by).call(listCaseDocuments, { params: { id: caseId }, query: query as never })).body;
const titlesOf = (body: { items: { title: string }[] }) => body.items.map(({ title }) => title);
const own = async (query: Query & { caseId?: string } = {}, by = cases.asClientA) =>
  (await cases.http(by).call(listOwnDocuments, { query: query as never })).body;

beforeAll(async () => {
  cases = await startCases();
  const documents = [];
  for (const [number, title] of TITLES.entries()) {
    const document = await cases.aDocument({ shared: number !== 0, ...(caseId && { caseId }) });
    caseId ??= document.caseId;
    const { documentType, confidentialityLevel, version } = document;
    const details = { title, description: number === 2 ? 'Weak: settle' : '', documentType, tags: ['bundle'] };
    const body = { ...details, confidentialityLevel, version };
    const changed = await cases.http(cases.asLawyer).call(changeDocument, { params: { id: document.id }, body });
    expect(changed.status).toBe(200);
    documents.push(document);
  }
  ids = documents.map(({ id }) => id);
});
afterAll(() => cases.stop());

describe('the documents of a case', () => {
  it('come in pages, newest first', async () => {
    const first = await ofCase({ limit: 2 });
    expect([first.total, first.exact, first.page, titlesOf(first)]).toEqual([5, true, 1, [TITLES[4], TITLES[3]]]);
    expect(titlesOf(await ofCase({ limit: 2, page: 3 }))).toEqual([TITLES[0]]);
  });

  it('are sorted by title as people expect, by size and by age', async () => {
    const byTitle = titlesOf(await ofCase({ sort: 'title' }));
    expect(byTitle).toEqual([TITLES[1], TITLES[0], TITLES[3], TITLES[2], TITLES[4]]);
    expect(titlesOf(await ofCase({ sort: '-title' }))).toEqual(byTitle.toReversed());
    expect(titlesOf(await ofCase({ sort: 'uploaded' }))).toEqual(TITLES);
    const sizes = (await ofCase({ sort: '-size' })).items.map(({ fileSize }: { fileSize: number }) => fileSize);
    expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
  });

  it('are found by the beginnings of words, shown or hidden', async () => {
    expect(titlesOf(await ofCase({ search: 'claim' }))).toEqual([TITLES[3], TITLES[2]]);
    expect(titlesOf(await ofCase({ search: 'settle' }))).toEqual([TITLES[2]]);
    expect(titlesOf(await ofCase({ search: 'exh', sort: 'title' }))).toEqual([TITLES[1], TITLES[0]]);
    expect(titlesOf(await ofCase({ visibility: 'hidden' }))).toEqual([TITLES[0]]);
  });

  it('one is read by its id, in reach only', async () => {
    const [id = ''] = ids;
    const read = (by = cases.asLawyer) => cases.http(by).call(getDocument, { params: { id } });
    expect((await read()).body).toMatchObject({ id, title: TITLES[0] });
    expect((await read(cases.asClientA)).status).toBe(403);
  });
});

describe("PORT-04: a client's documents", () => {
  it('come in pages, newest first, of all cases or one', async () => {
    const first = await own({ limit: 3, caseId });
    expect([first.total, titlesOf(first)]).toEqual([4, [TITLES[4], TITLES[3], TITLES[2]]]);
    expect(titlesOf(await own({ limit: 3, page: 2, caseId }))).toEqual([TITLES[1]]);
    expect((await own({ caseId: 'ffffffffffffffffffffffff' })).total).toBe(0);
  });

  it.each([
    ['claim', [3, 2]],
    ['CLA stat', [2]],
    ['resume', [3]],
    ['مسوده', [4]],
    ['bundle exhibit', [1]],
    ['.*', [4, 3, 2, 1]],
    ['laim', []],
  ])('%j finds those with such words in title, tags, type or case', async (search, expected) => {
    expect(titlesOf(await own({ search, caseId }))).toEqual(expected.map((number) => TITLES[number]));
  });

  it('are found by words of the case and the type as well, each word where it stands', async () => {
    const { items } = await own({ caseId });
    const [word = ''] = items[0].caseTitle.split(' ');
    const type = items[0].typeName.en.split(' ')[0];
    expect((await own({ search: `${word} statement`, caseId })).total).toBe(1);
    expect((await own({ search: type, caseId })).total).toBe(4);
  });

  it('cannot be probed for what only staff say or see', async () => {
    expect((await own({ search: 'settle' })).total).toBe(0);
    expect((await own({ search: 'exhibit', caseId })).total).toBe(1);
    expect((await own({ search: 'claim', caseId }, cases.asClientB)).total).toBe(0);
  });
});

describe('PORT-01: what a client has not read', () => {
  it('is what they can open and never did: what ends, the first first, and of the rest the latest with their number', async () => {
    const of = await cases.aCase();
    const shared = async (policy: Partial<typeof OPEN_POLICY> = {}) => {
      const { id, policyVersion } = await cases.aDocument({ caseId: of, shared: true });
      if (Object.keys(policy).length > 0) {
        const body = { ...OPEN_POLICY, ...policy, version: policyVersion };
        const set = await cases
          .http(await cases.signInAs({ roles: ['owner'] }))
          .call(setDocumentPolicy, { params: { id }, body });
        expect(set.status).toBe(200);
      }
      return id;
    };
    const unread = async (by = cases.asClientA) => (await cases.http(by).call(listUnreadDocuments, {})).body;
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const before = (await unread()).fresh.total;
    const [late, soon] = [await shared({ expiresAt: inDays(9) }), await shared({ expiresAt: inDays(2) })];
    const once = await shared({ maxAccessCount: 1 });
    const latest = [];
    for (let number = 0; number < 4; number++) latest.unshift(await shared());
    await cases.aDocument({ caseId: of, shared: false });
    expect((await unread()).endings.map(({ id }: { id: string }) => id)).toEqual([soon, late]);
    expect((await unread()).fresh).toMatchObject({
      total: before + 5,
      items: latest.slice(0, 3).map((id) => ({ id, sharedAt: expect.any(String) })),
    });
    for (const id of [once, latest[0] ?? '', soon]) expect((await cases.grant(cases.asClientA, id)).status).toBe(201);
    expect((await unread()).endings.map(({ id }: { id: string }) => id)).toEqual([late]);
    expect((await unread()).fresh.total).toBe(before + 3);
    expect(await unread(cases.asClientB)).toEqual({ endings: [], fresh: { total: 0, items: [] } });
  });
});
