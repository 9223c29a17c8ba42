import { createHash } from 'node:crypto';
import { getCase, updateCase } from '@diwan/contracts/matters/cases/http';
import { RequestAskedV1, RequestRefusedV1 } from '@diwan/contracts/matters/requests/events';
import { acceptItem, askClient, refuseItem } from '@diwan/contracts/matters/requests/http';
import {
  answerItem,
  beginUpload,
  finishUpload,
  listOwnRequests,
  type OwnRequest,
} from '@diwan/contracts/matters/requests/own.http';
import { ClientMergeUndoneV1, ClientsMergedV1 } from '@diwan/contracts/people/client-merges/events';
import type { SignedIn } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aCaseFor, asChange, type CasesRig, startCases } from '../../test/cases-rig.js';
import { samplePdf } from '../../test/sample-files.js';

let cases: CasesRig;
beforeAll(async () => {
  cases = await startCases();
});
afterAll(() => cases.stop());

const NOTHING = { en: '', ar: '' };
const item = (kind: 'file' | 'text', en: string) => ({
  ...{ kind, title: { en, ar: '' }, explanation: NOTHING, documentType: 'identity', dueOn: null },
});
/** A case of both clients and what its clients are asked for: a file and a text. */
async function anAsking() {
  const caseId = await cases.aCase({ otherClients: [{ id: cases.clientB.id, role: null }] });
  const body = { title: { en: 'Papers', ar: '' }, items: [item('file', 'Passport'), item('text', 'Consulate')] };
  const answer = await cases.http(cases.asLawyer).call(askClient, { params: { id: caseId }, body });
  const [file, text] = answer.body.items.map(({ id }: { id: string }) => id);
  return { caseId, id: answer.body.id as string, file, text };
}
const asked = async (by: SignedIn, id: string): Promise<OwnRequest | undefined> =>
  (await cases.http(by).call(listOwnRequests, {})).body.find((one: OwnRequest) => one.id === id);
const say = (by: SignedIn, id: string, text: string) =>
  cases.http(by).call(answerItem, { params: { id, item: text }, body: { text: 'In Paris' } });
async function sendFile(by: SignedIn, id: string, item: string) {
  const bytes = await samplePdf();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const body = { name: 'passport.pdf', size: bytes.length, sha256 };
  const begun = await cases.http(by).call(beginUpload, { params: { id, item }, body });
  if (begun.status !== 200 && begun.status !== 201) return begun;
  const form = new FormData();
  form.append('from', '0');
  form.append('sha256', sha256);
  form.append('file', new Blob([new Uint8Array(bytes)]), 'part');
  await cases.http(by).send('PUT', `/api/cases/my/uploads/${begun.body.id}`, { body: form });
  return cases.http(by).call(finishUpload, { params: { id: begun.body.id } });
}

describe('PORT-07, OFF-05: what the clients of a case are asked for', () => {
  it('is asked of both; what one answers both see, and who sent a file is known', async () => {
    const { caseId, id, file, text } = await anAsking();
    const told = (await cases.eventsOf(RequestAskedV1)).filter(({ payload }) => payload.requestId === id);
    const both = [cases.clientA.id, cases.clientB.id].sort();
    expect(told.map(({ payload }) => payload.clientId).sort()).toEqual(both);
    expect((await say(cases.asClientB, id, text)).status).toBe(200);
    expect((await sendFile(cases.asClientB, id, file)).status).toBe(200);
    expect(await asked(cases.asClientA, id)).toMatchObject({ state: 'answered', items: [{ files: [{}] }, {}] });
    expect(await asked(cases.asClientB, id)).toEqual(await asked(cases.asClientA, id));
    await cases.http(cases.asLawyer).call(acceptItem, { params: { id, item: file } });
    const document = await cases.model('Document').findOne({ caseId }).lean();
    expect(document).toMatchObject({ uploadedBy: cases.clientB.id, visibleToClient: false });
    await cases.http(cases.asLawyer).call(refuseItem, { params: { id, item: text }, body: { reason: 'Which one?' } });
    const refused = (await cases.eventsOf(RequestRefusedV1)).filter(({ payload }) => payload.requestId === id);
    expect(refused.map(({ payload }) => payload.clientId).sort()).toEqual(both);
  });

  it('is nothing to a client of another case, nor to one who left this one', async () => {
    const foreign = await anAsking();
    const alone = await cases.aCase();
    const body = { title: { en: 'Papers', ar: '' }, items: [item('text', 'Consulate')] };
    const { body: own } = await cases.http(cases.asLawyer).call(askClient, { params: { id: alone }, body });
    expect(await asked(cases.asClientB, own.id)).toBeUndefined();
    expect((await say(cases.asClientB, own.id, own.items[0].id)).status).toBe(404);
    const http = cases.http(cases.asAdmin);
    const { version } = (await http.call(getCase, { params: { id: foreign.caseId } })).body;
    const fields = aCaseFor(cases.clientA, [cases.lawyer, cases.assistant]);
    await http.call(updateCase, { params: { id: foreign.caseId }, body: asChange(fields, version) });
    expect(await asked(cases.asClientB, foreign.id)).toBeUndefined();
    expect((await say(cases.asClientB, foreign.id, foreign.text)).status).toBe(404);
    expect((await sendFile(cases.asClientB, foreign.id, foreign.file)).status).toBe(404);
    expect((await say(cases.asClientA, foreign.id, foreign.text)).status).toBe(200);
  });

  it('LEAD-08: is asked of both again after a merge was taken back', async () => {
    const { id } = await anAsking();
    const facts = {
      ...{ mergeId: 'e'.repeat(24), keptId: cases.clientA.id, mergedId: cases.clientB.id },
      by: cases.owner.id,
    };
    await cases.deliver(ClientsMergedV1, facts);
    expect(await asked(cases.asClientB, id)).toBeUndefined();
    await cases.deliver(ClientMergeUndoneV1, facts);
    expect(await asked(cases.asClientB, id)).toBeDefined();
    expect(await asked(cases.asClientA, id)).toBeDefined();
  });
});
