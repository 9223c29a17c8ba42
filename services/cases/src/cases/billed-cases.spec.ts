import { billedCases, casesKeptFrom, casesToBill } from '@diwan/contracts/matters/cases/questions';
import type { Role } from '@diwan/contracts/shared/role';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CasesRig, type Person, startCases } from '../../test/cases-rig.js';

let cases: CasesRig;
let open: string;
let walled: string;
beforeAll(async () => {
  cases = await startCases();
  open = await cases.aCase();
  walled = await cases.aCase();
  await cases.wall(walled, [cases.owner]);
});
afterAll(() => cases.stop());

const by = (person: Person, ...roles: Role[]) => ({ personId: person.id, roles });
const found = async (who: ReturnType<typeof by> | null) => {
  const answer = await cases.ask(billedCases, { ids: [open, walled], by: who });
  return answer.map(({ id }) => id).sort();
};

describe('SEC-04: the cases that bills name', () => {
  it('are told to whoever keeps the books, except those that they are walled off from', async () => {
    expect(await found(by(cases.assistant, 'accountant'))).toEqual([open, walled].sort());
    expect(await found(by(cases.owner, 'owner'))).toEqual([open]);
  });

  it('are told to others if they work on them', async () => {
    expect(await found(by(cases.clientB, 'lawyer'))).toEqual([]);
  });

  it('say which ones somebody is kept away from', async () => {
    expect(await cases.ask(casesKeptFrom, { personId: cases.owner.id })).toEqual([walled]);
    expect(await cases.ask(casesKeptFrom, { personId: cases.clientB.id })).toEqual([]);
  });

  it('are all told to the system itself', async () => {
    expect(await found(null)).toEqual([open, walled].sort());
  });

  it('are offered by client, with their title and number', async () => {
    const offered = await cases.ask(casesToBill, { clientId: cases.clientA.id, by: by(cases.owner, 'owner') });
    expect(offered.map(({ id }) => id)).toEqual([open]);
    expect(offered[0]).toMatchObject({ clientIds: [cases.clientA.id], title: expect.any(String) });
    expect(await cases.ask(casesToBill, { clientId: cases.clientB.id, by: by(cases.owner, 'owner') })).toEqual([]);
  });
});
