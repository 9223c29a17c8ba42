import { setCaseStatus } from '@diwan/contracts/matters/cases/course.http';
import { digestOfClients } from '@diwan/contracts/matters/digests/questions';
import { createHearing } from '@diwan/contracts/matters/hearings/http';
import { askClient, withdrawItem } from '@diwan/contracts/matters/requests/http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type CasesRig, startCases } from '../../test/cases-rig.js';
import { HEARING } from '../../test/sample-hearings.js';

const DAY = 24 * 3600_000;
const inDays = (days: number) => `${new Date(Date.now() + days * DAY).toISOString().slice(0, 10)}T09:30`;
const ITEM = {
  title: { en: 'Passport', ar: 'جواز السفر' },
  explanation: { en: '', ar: '' },
  kind: 'text' as const,
  documentType: 'identity',
  dueOn: null,
};

describe('NEWS-09: what a digest may say of the cases of clients', () => {
  let cases: CasesRig;
  let caseId: string;
  beforeAll(async () => {
    cases = await startCases();
  });
  afterAll(() => cases.stop());
  beforeEach(async () => {
    for (const name of ['LegalCase', 'Hearing', 'ClientRequest', 'Timeline']) await cases.model(name).deleteMany({});
    caseId = await cases.aCase({ otherClients: [{ id: cases.clientB.id, role: null }], area: 'tax' });
  });
  afterEach(() => cases.setTime(null));

  const ask = async (week = false) => {
    const clientIds = [cases.clientA.id, cases.clientB.id];
    return new Map((await cases.ask(digestOfClients, { clientIds, week })).map((one) => [one.clientId, one]));
  };
  const hearing = (wallTime: string, title: string, of = caseId) =>
    cases
      .http(cases.asLawyer)
      .call(createHearing, { body: { ...HEARING, caseId: of, lawyerId: null, wallTime, title } });
  const close = async (id: string) => {
    const { version } = await cases.model('LegalCase').findById(id).lean();
    const body = { status: 'closed' as const, reason: 'Settled', version };
    return cases.http(cases.asLawyer).call(setCaseStatus, { params: { id }, body });
  };

  it('are the hearings of a week of their own cases, from the earliest, and what the cases are about', async () => {
    const other = await cases.aCase({ area: 'criminal' });
    await hearing(inDays(4), 'Later', other);
    await hearing(inDays(2), 'Sooner');
    await hearing(inDays(9), 'Far');
    const [ofA, ofB] = [...(await ask()).values()];
    expect(ofA?.hearings.map(({ title }) => title)).toEqual(['Sooner', 'Later']);
    expect(ofB?.hearings.map(({ title }) => title)).toEqual(['Sooner']);
    expect([ofA?.areas.toSorted(), ofB?.areas]).toEqual([['criminal', 'tax'], ['tax']]);
    expect(ofA?.week).toEqual([]);
  });

  it('is how many things wait for the client, and not what was answered or is not needed any more', async () => {
    const clientIds = [cases.clientA.id, cases.clientB.id];
    const body = { title: { en: 'Papers', ar: 'أوراق' }, clientIds, items: [ITEM, ITEM, ITEM] };
    const asked = await cases.http(cases.asLawyer).call(askClient, { params: { id: caseId }, body: body as never });
    const waiting = async () => [...(await ask()).values()].map((one) => one.waiting);
    expect(await waiting()).toEqual([3, 3]);
    const [{ id: item }] = asked.body.items;
    const withdrawn = await cases.http(cases.asLawyer).call(withdrawItem, { params: { id: asked.body.id, item } });
    expect(withdrawn.status).toBe(200);
    expect(await waiting()).toEqual([2, 2]);
  });

  it('PORT-03: is a line per open case of the week, also when nothing moved, each client with what they see', async () => {
    await hearing(inDays(20), 'Far');
    const lines = async () => [...(await ask(true)).values()].map(({ week }) => week);
    expect(await lines()).toEqual([
      [expect.objectContaining({ changes: 2, next: inDays(20) })],
      [expect.objectContaining({ changes: 2, next: inDays(20) })],
    ]);
    await cases.model('Timeline').updateMany({}, { $pull: { seenBy: cases.clientB.id } });
    expect((await lines())[1]).toEqual([expect.objectContaining({ changes: 0 })]);
    cases.setTime(new Date(Date.now() + 8 * DAY));
    expect((await lines())[0]).toEqual([expect.objectContaining({ changes: 0, next: inDays(20) })]);
  });

  it('is nothing of closed cases, and of whoever has no open one nothing at all', async () => {
    expect((await close(caseId)).status).toBe(200);
    expect((await ask(true)).size).toBe(0);
  });
});
