import { listCases, updateCase } from '@diwan/contracts/matters/cases/http';
import { setParties } from '@diwan/contracts/matters/parties/http';
import { ClientChangedV1 } from '@diwan/contracts/people/clients/events';
import { namesOfPeople } from '@diwan/contracts/people/persons/questions';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aCaseFor, asChange, type CasesRig, startCases } from '../../test/cases-rig.js';
import { CompleteCaseWords } from './complete-case-words.js';

let cases: CasesRig;
beforeEach(async () => {
  cases = await startCases();
  // Only the runs below make words anew.
  await cases.app.get(CompleteCaseWords).onModuleDestroy();
});
afterEach(() => cases.stop());

const IN_FULL = ['Rana Georges Khoury', 'رنا جورج خوري'];
/** Identity knows the client by her full name in both scripts from now on, and everybody else as before. */
function clientHasNames(): void {
  const staff = [cases.lawyer, cases.assistant, cases.admin];
  cases.rpcAnswers(namesOfPeople, ({ ids }) => [
    ...(ids.includes(cases.clientA.id)
      ? [{ id: cases.clientA.id, name: 'Rana Khoury', otherNames: IN_FULL, isClient: true, isStaff: false }]
      : []),
    ...staff.filter(({ id }) => ids.includes(id)).map(({ id, name }) => ({ id, name, isClient: false, isStaff: true })),
  ]);
}
const found = async (search: string): Promise<string[]> =>
  (await cases.http(cases.asAdmin).call(listCases, { query: { search } })).body.items.map(
    ({ id }: { id: string }) => id,
  );
const TYPED = ['khoury', 'خوري', 'رنا جورج', 'georges'];

describe('I18-05: a case is found by what its client is called in either script, with the father’s name', () => {
  it('from its opening on, whatever of it is changed', async () => {
    clientHasNames();
    const body = aCaseFor(cases.clientA, [cases.lawyer], { title: 'Lease' });
    const id = await cases.aCase({ title: body.title, caseNumber: body.caseNumber });
    const finds = async () => {
      for (const typed of TYPED) expect([typed, await found(typed)]).toEqual([typed, [id]]);
    };
    await finds();
    const change = asChange({ ...body, title: 'Lease of a shop' }, 1);
    await cases.http(cases.asAdmin).call(updateCase, { params: { id }, body: change });
    await finds();
    const parties = [
      {
        ...{ role: 'witness' as const, name: { en: 'Elias Nohra', ar: 'الياس نهرا' } },
        ...{ fatherName: { en: 'Boutros', ar: 'بطرس' }, phone: null, email: null, note: '' },
      },
    ];
    await cases.http(cases.asLawyer).call(setParties, { params: { id }, body: { parties, version: 2 } });
    await finds();
    expect(await found('elias boutros nohra')).toEqual([id]);
    expect(await found('الياس بطرس')).toEqual([id]);
  });

  it('also after its parties were changed while identity was away', async () => {
    clientHasNames();
    const id = await cases.aCase({ title: 'Lease' });
    cases.rpcAnswers(namesOfPeople, () => {
      throw new Error('away');
    });
    const answer = await cases
      .http(cases.asLawyer)
      .call(setParties, { params: { id }, body: { parties: [], version: 1 } });
    expect(answer.status).toBe(200);
    expect(await found('خوري')).toEqual([id]);
  });

  it('once identity says that the client is called otherwise', async () => {
    const id = await cases.aCase({ title: 'Lease' });
    expect(await found('خوري')).toEqual([]);
    clientHasNames();
    await cases.deliver(ClientChangedV1, { clientId: cases.clientA.id });
    expect(await found('خوري')).toEqual([id]);
  });

  it('also where it was opened before it was so: its words are made anew, once, as soon as identity answers', async () => {
    const id = await cases.aCase({ title: 'Lease' });
    const { collection } = cases.model('LegalCase');
    await collection.updateMany({}, { $unset: { wordsMade: '' } });
    const complete = cases.app.get(CompleteCaseWords);
    cases.identityIsAway(true);
    await expect(complete.run()).rejects.toThrow();
    clientHasNames();
    expect(await found('خوري')).toEqual([]);
    expect(await complete.run()).toBe(1);
    expect(await found('خوري')).toEqual([id]);
    expect(await complete.run()).toBe(0);
  });
});
