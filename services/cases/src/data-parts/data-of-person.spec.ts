import { casesOfPerson } from '@diwan/contracts/matters/file-keeping/questions';
import { createHearing } from '@diwan/contracts/matters/hearings/http';
import type { DataPartName } from '@diwan/contracts/people/data-copies/part';
import { DATA_OF_PERSON } from '@diwan/contracts/people/data-copies/questions';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CasesRig, startCases } from '../../test/cases-rig.js';
import { HEARING } from '../../test/sample-hearings.js';

let cases: CasesRig;
beforeAll(async () => {
  cases = await startCases();
  const caseId = await cases.aCase();
  const body = { ...HEARING, wallTime: '2099-05-12T09:30' as const, caseId, lawyerId: cases.lawyer.id };
  const preparationNotes = 'Ask about the brother';
  await cases.http(cases.asLawyer).call(createHearing, { body: { ...body, preparationNotes } });
  await cases.aDocument({ caseId });
  await cases.aDocument({ caseId, shared: false, fields: { title: 'Our strategy' } });
});
afterAll(() => cases.stop());

const data = async (part: DataPartName, personId = cases.clientA.id) =>
  (await cases.ask(DATA_OF_PERSON.cases, { personId, part, after: null })).rows;

describe('PORT-08, D-073: a copy of a client’s data', () => {
  it('has their cases, hearings and documents, with nothing of the firm’s own', async () => {
    expect(await data('cases')).toMatchObject([{ title: 'Khoury v. Cedar Logistics', status: 'active' }]);
    const known = ['title', 'number', 'area', 'status', 'court', 'stage', 'description', 'nextStep', 'createdAt'];
    const [row = {}] = await data('cases');
    expect(Object.keys(row).filter((name) => !known.includes(name))).toEqual([]);
    expect(await data('hearings')).toMatchObject([{ case: 'Khoury v. Cedar Logistics', time: '2099-05-12T09:30' }]);
    expect(await data('documents')).toMatchObject([{ title: 'Statement of claim' }]);
    expect(await data('requests')).toEqual([]);
    const all = await Promise.all((['cases', 'hearings', 'documents', 'requests'] as const).map((part) => data(part)));
    expect(JSON.stringify(all)).not.toMatch(/brother|strategy/);
  });

  it('has nothing of another client’s, and of another service’s parts nothing is said', async () => {
    for (const part of ['cases', 'hearings', 'documents', 'requests'] as const)
      expect(await data(part, cases.clientB.id)).toEqual([]);
    await expect(data('profile')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('PORT-08: says which cases keep a person’s data from being erased', async () => {
    const of = (personId: string) => cases.ask(casesOfPerson, { personId });
    expect(await of(cases.clientA.id)).toEqual({ open: 1, closed: 0, lastChangedAt: null });
    expect(await of(cases.clientB.id)).toEqual({ open: 0, closed: 0, lastChangedAt: null });
  });
});
