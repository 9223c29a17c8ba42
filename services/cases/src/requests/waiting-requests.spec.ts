import { acceptItem, askClient, listRequests } from '@diwan/contracts/matters/requests/http';
import { answerItem } from '@diwan/contracts/matters/requests/own.http';
import type { SignedIn } from '@diwan/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type CasesRig, startCases } from '../../test/cases-rig.js';
import { CompleteOldRequests } from './complete-old-requests.js';

const MINUTE = 60_000;
const aQuestion = (en: string) => ({
  ...{ kind: 'text' as const, title: { en, ar: '' }, explanation: { en: '', ar: '' } },
  ...{ documentType: 'identity', dueOn: null },
});

let cases: CasesRig;
let caseId: string;
beforeAll(async () => {
  cases = await startCases();
});
afterAll(() => cases.stop());
afterEach(() => cases.setTime(null));

/** A request of two questions. */
async function anAsking() {
  const body = { title: { en: 'Papers', ar: '' }, items: [aQuestion('Consulate'), aQuestion('Bank')] };
  const { body: request } = await cases.http(cases.asLawyer).call(askClient, { params: { id: caseId }, body });
  const [first, second] = request.items.map(({ id }: { id: string }) => id);
  return { id: request.id as string, first, second };
}
/** The client answers so many minutes later. */
async function answer(id: string, item: string, minutes: number) {
  cases.setTime(new Date(Date.now() + minutes * MINUTE));
  const body = { text: `Said after ${minutes}` };
  const answered = await cases.http(cases.asClientA).call(answerItem, { params: { id, item }, body });
  expect(answered.status).toBe(200);
}
const waiting = async (by: SignedIn) =>
  (await cases.http(by).call(listRequests, { query: { state: 'answered', caseId, limit: 100 } })).body.items.map(
    ({ id }: { id: string }) => id,
  );
const waitsSince = async (id: string) => (await cases.model('ClientRequest').findById(id).lean()).waitsSince;

describe('OFF-01: what clients sent', () => {
  it('is shown in the order in which it came, whatever was asked first', async () => {
    caseId = await cases.aCase();
    const [old, young] = [await anAsking(), await anAsking()];
    await answer(young.id, young.first, 1);
    await answer(old.id, old.first, 2);
    // What comes later, beside it or instead of it, does not make it wait less long.
    await answer(young.id, young.second, 3);
    await answer(young.id, young.first, 4);
    expect(await waiting(cases.asAdmin)).toEqual([young.id, old.id]);
    expect(await waiting(cases.asLawyer)).toEqual([young.id, old.id]);
    const accepted = await cases.http(cases.asLawyer).call(acceptItem, {
      params: { id: young.id, item: young.first },
    });
    expect(accepted.status).toBe(200);
    expect(await waiting(cases.asAdmin)).toEqual([old.id, young.id]);
  });

  it('waits since the answer where an earlier build did not note it', async () => {
    caseId = await cases.aCase();
    const { id, first } = await anAsking();
    expect(await waitsSince(id)).toBeNull();
    await answer(id, first, 5);
    const noted = await waitsSince(id);
    const { collection } = cases.model('ClientRequest');
    const { _id } = await cases.model('ClientRequest').findById(id).lean();
    for (const missing of [{ $unset: { waitsSince: '' } }, { $set: { waitsSince: null } }] as const) {
      await collection.updateOne({ _id }, missing);
      await cases.app.get(CompleteOldRequests, { strict: false }).onModuleInit();
      expect((await collection.findOne({ _id }))?.waitsSince).toEqual(noted);
    }
  });
});
