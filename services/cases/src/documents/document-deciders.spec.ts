import { setDocumentPolicy } from '@diwan/contracts/matters/documents/http';
import { changeDocument, getDocument } from '@diwan/contracts/matters/documents/keeping.http';
import {
  approveShareRequest,
  listShareRequests,
  refuseShareRequest,
  requestShare,
  revokeShareRequest,
} from '@diwan/contracts/matters/share-requests/http';
import type { SignedIn } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CasesRig, OPEN_POLICY, startCases } from '../../test/cases-rig.js';

let cases: CasesRig;
/** On the team as a second lawyer. */
let colleague: SignedIn;
beforeAll(async () => {
  cases = await startCases();
  // Who is still to hear of a wish is read from its event.
  await cases.holdEvents();
  colleague = await cases.signInAs({ personId: cases.assistant.id, roles: ['lawyer'] });
});
afterAll(() => cases.stop());

const RECIPIENT = {
  recipientName: 'Rami Aoun',
  recipientPhone: '03 123 456',
  recipientEmail: null,
  recipientLanguage: 'en',
  reason: '',
} as const;

const setPolicy = async (id: string, by: SignedIn) => {
  const { policyVersion: version } = await cases.model('Document').findById(id).lean();
  return cases
    .http(by)
    .call(setDocumentPolicy, { params: { id }, body: { ...OPEN_POLICY, maxAccessCount: 7, version } });
};
const wish = async (): Promise<string> => {
  const { id } = await cases.aDocument();
  return (await cases.http(cases.asClientA).call(requestShare, { params: { id }, body: RECIPIENT })).body.id;
};
const approve = (id: string, by: SignedIn) =>
  cases.http(by).call(approveShareRequest, { params: { id }, body: { days: 7, maxOpens: 2 } });
const refuse = (id: string, by: SignedIn) =>
  cases.http(by).call(refuseShareRequest, { params: { id }, body: { reason: 'Not now' } });
const revoke = (id: string, by: SignedIn) => cases.http(by).call(revokeShareRequest, { params: { id } });
const stateOf = async (id: string) => (await cases.model('ShareRequest').findById(id).lean()).state;

describe('M9: in their own case whoever is responsible decides, a colleague does not', () => {
  it('the policy of a document', async () => {
    const { id } = await cases.aDocument();
    expect(await setPolicy(id, colleague)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect((await setPolicy(id, cases.asLawyer)).body.policy.maxAccessCount).toBe(7);
  });

  it('whether its level is lowered', async () => {
    const document = await cases.aDocument({ level: 'medium' });
    const lower = (by: SignedIn) => {
      const { title, description, documentType, tags, version } = document;
      const body = { title, description, documentType, tags, version, confidentialityLevel: 'normal' as const };
      return cases.http(by).call(changeDocument, { params: { id: document.id }, body });
    };
    expect((await lower(colleague)).body.fieldErrors).toEqual({ confidentialityLevel: 'level_lowered' });
    expect((await lower(cases.asLawyer)).body.confidentialityLevel).toBe('normal');
  });

  it('a wish to pass it on, and the end of the link', async () => {
    const [approved, refused] = [await wish(), await wish()];
    for (const decide of [approve, refuse]) expect((await decide(approved, colleague)).status).toBe(403);
    expect(await stateOf(approved)).toBe('open');
    expect((await approve(approved, cases.asLawyer)).status).toBe(200);
    expect((await revoke(approved, colleague)).status).toBe(403);
    expect(await stateOf(approved)).toBe('approved');
    expect((await revoke(approved, cases.asLawyer)).status).toBe(200);
    expect((await refuse(refused, cases.asLawyer)).body).toMatchObject({ state: 'refused', mayDecide: true });
  });

  it('an assistant decides in none, responsible or not; who was responsible decides no more', async () => {
    const { id, caseId } = await cases.aDocument({ caseId: await cases.aCase({ team: [cases.lawyer.id] }) });
    const now = (responsible: string, other: string) => {
      const members = [
        { id: responsible, role: 'responsible' },
        { id: other, role: 'lawyer' },
      ];
      return cases.model('LegalCase').updateOne({ _id: caseId }, { members, team: [responsible, other] });
    };
    await now(cases.assistant.id, cases.lawyer.id);
    expect((await setPolicy(id, cases.asAssistant)).status).toBe(403);
    expect((await setPolicy(id, cases.asLawyer)).status).toBe(403);
    expect((await setPolicy(id, colleague)).status).toBe(200);
  });

  it('each reader is told whether it is theirs to decide', async () => {
    const [requestId, { id }] = [await wish(), await cases.aDocument()];
    const told = async (by: SignedIn) => {
      const document = await cases.http(by).call(getDocument, { params: { id } });
      const { body } = await cases.http(by).call(listShareRequests, { query: { limit: 100 } });
      const request = body.items.find((one: { id: string }) => one.id === requestId);
      return [document.body.maySetPolicy, request.mayDecide];
    };
    expect(await told(cases.asLawyer)).toEqual([true, true]);
    expect(await told(cases.asOwner)).toEqual([true, true]);
    expect(await told(colleague)).toEqual([false, false]);
    expect(await told(cases.asAssistant)).toEqual([false, false]);
  });
});
