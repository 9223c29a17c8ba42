import { getCase, updateCase } from '@diwan/contracts/matters/cases/http';
import type { SignedIn } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aCaseFor, asChange, type CasesRig, startCases } from '../../test/cases-rig.js';

let cases: CasesRig;
/** On the team as a second lawyer. */
let colleague: SignedIn;
beforeAll(async () => {
  cases = await startCases();
  colleague = await cases.signInAs({ personId: cases.assistant.id, roles: ['lawyer'] });
});
afterAll(() => cases.stop());

describe('M9: who is responsible for a case', () => {
  const both = (responsible: string) =>
    [cases.lawyer.id, cases.assistant.id].map((id) => ({
      id,
      role: id === responsible ? ('responsible' as const) : ('lawyer' as const),
    }));
  /** Opens a case of the lawyer, and puts this team in the place of its own. */
  async function change(by: SignedIn, team: ReturnType<typeof both>) {
    const body = aCaseFor(cases.clientA, [cases.lawyer, cases.assistant]);
    const id = await cases.aCase({ title: body.title, caseNumber: body.caseNumber });
    const { version } = (await cases.http(by).call(getCase, { params: { id } })).body;
    return cases.http(by).call(updateCase, { params: { id }, body: { ...asChange(body, version), team } });
  }
  const KEPT = { status: 400, body: { fieldErrors: { team: 'responsible_kept' } } };

  it('is handed over by them, or given by owners and admins', async () => {
    for (const by of [cases.asLawyer, cases.asOwner, cases.asAdmin])
      expect((await change(by, both(cases.assistant.id))).status).toBe(200);
  });

  it('is taken by no colleague, nor taken away', async () => {
    expect(await change(colleague, both(cases.assistant.id))).toMatchObject(KEPT);
    expect(await change(colleague, both(''))).toMatchObject(KEPT);
    expect((await change(colleague, both(cases.lawyer.id))).status).toBe(200);
  });
});
