import { getCase, getOwnCase } from '@diwan/contracts/matters/cases/http';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type CasesRig, startCases } from '../../test/cases-rig.js';
import { CompleteOldCases } from './complete-old-cases.js';

let cases: CasesRig;
beforeAll(async () => {
  cases = await startCases();
});
afterAll(() => cases.stop());

it('a case of an earlier build is read as it was, and completed once', async () => {
  const id = await cases.aCase();
  const { collection } = cases.model('LegalCase');
  const { _id } = await cases.model('LegalCase').findById(id).lean();
  const newer = ['clientIds', 'clients', 'members', 'stage', 'stages', 'parties', 'instances', 'walledOff'];
  await collection.updateOne(
    { _id },
    { $unset: Object.fromEntries([...newer, 'archivedAt'].map((name) => [name, ''])) },
  );
  const old = { stage: 'Submissions', courtFileNumber: '12/2025', opposingParty: 'Cedar SAL', opposingCounsel: null };
  await collection.updateOne({ _id }, { $set: old });
  const complete = cases.app.get(CompleteOldCases);
  await complete.run();
  await complete.run();
  const { body } = await cases.http(cases.asLawyer).call(getCase, { params: { id } });
  expect(body).toMatchObject({
    clients: [{ id: cases.clientA.id }],
    team: [{ role: 'responsible' }, { role: 'lawyer' }],
    stage: { id: '', name: { en: 'Submissions' } },
    courtFileNumber: '12/2025',
    parties: [{ role: 'opponent', name: { en: 'Cedar SAL' } }],
    version: 1,
  });
  expect((await cases.http(cases.asClientA).call(getOwnCase, { params: { id } })).status).toBe(200);
});
