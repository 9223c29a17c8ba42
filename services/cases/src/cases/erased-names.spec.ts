import { getCase } from '@diwan/contracts/matters/cases/http';
import { PersonErasedV1 } from '@diwan/contracts/people/erasures/events';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type CasesRig, startCases } from '../../test/cases-rig.js';

let cases: CasesRig;
beforeAll(async () => {
  cases = await startCases();
});
afterAll(() => cases.stop());

it('PORT-08: of a person who was erased no copy of the name is left; a file that had to stay asks for it again', async () => {
  const id = await cases.aCase();
  const read = () => cases.http(cases.asAdmin).call(getCase, { params: { id } });
  const copies = () => cases.model('PersonName').countDocuments({ _id: cases.clientA.id });
  await read();
  expect(await copies()).toBe(1);
  await cases.deliver(PersonErasedV1, { personId: cases.clientA.id });
  expect(await copies()).toBe(0);
  expect((await read()).body.clientName).toBe(cases.clientA.name);
});
