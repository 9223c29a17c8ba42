import { createHash } from 'node:crypto';
import { getCase, updateCase } from '@diwan/contracts/matters/cases/http';
import { RequestAskedV1, RequestRefusedV1 } from '@diwan/contracts/matters/requests/events';
import { acceptItem, askClient, listRequests, refuseItem } from '@diwan/contracts/matters/requests/http';
import {
  answerItem,
  beginUpload,
  finishUpload,
  listOwnRequests,
  type OwnRequest,
} from '@diwan/contracts/matters/requests/own.http';
import { listOwnTimeline } from '@diwan/contracts/matters/timeline/http';
import { ClientMergeUndoneV1, ClientsMergedV1 } from '@diwan/contracts/people/client-merges/events';
import type { SignedIn } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aCaseFor, asChange, type CasesRig, startCases } from '../../test/cases-rig.js';
import { samplePdf } from '../../test/sample-files.js';
import { CompleteOldRequests } from './complete-old-requests.js';

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
async function anAsking(more: { clientIds?: string[] } = { clientIds: [cases.clientA.id, cases.clientB.id] }) {
  const caseId = await cases.aCase({ otherClients: [{ id: cases.clientB.id, role: null }] });
  const items = [item('file', 'Passport'), item('text', 'Consulate')];
  const body = { title: { en: 'Papers', ar: '' }, items, ...more };
  const answer = await cases.http(cases.asLawyer).call(askClient, { params: { id: caseId }, body });
  if (answer.status !== 201) return { caseId, refused: answer.body, id: '', file: '', text: '' };
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
    expect(document).toMatchObject({ uploadedBy: cases.clientB.id, readers: [] });
    await cases.http(cases.asLawyer).call(refuseItem, { params: { id, item: text }, body: { reason: 'Which one?' } });
    const refused = (await cases.eventsOf(RequestRefusedV1)).filter(({ payload }) => payload.requestId === id);
    expect(refused.map(({ payload }) => payload.clientId).sort()).toEqual(both);
  });

  it('M1: asked of one of them it is nothing to the other, who is not told and can neither read nor answer it', async () => {
    const { id, file, text } = await anAsking({ clientIds: [cases.clientB.id] });
    const told = (await cases.eventsOf(RequestAskedV1)).filter(({ payload }) => payload.requestId === id);
    expect(told.map(({ payload }) => payload.clientId)).toEqual([cases.clientB.id]);
    expect(await asked(cases.asClientA, id)).toBeUndefined();
    expect((await say(cases.asClientA, id, text)).status).toBe(404);
    expect((await sendFile(cases.asClientA, id, file)).status).toBe(404);
    expect((await cases.http(cases.asClientA).call(listOwnTimeline, { query: {} })).text).not.toContain(id);
    expect((await say(cases.asClientB, id, text)).status).toBe(200);
    const { body: lists } = await cases.http(cases.asLawyer).call(listRequests, { query: {} });
    expect(lists.items.find((one: { id: string }) => one.id === id).clients).toEqual([
      { id: cases.clientB.id, name: cases.clientB.name },
    ]);
  });

  it('M1: what one has answered another does not replace without having seen it', async () => {
    const { id, text } = await anAsking();
    const over = (by: SignedIn, words: string, seen: string) =>
      cases.http(by).call(answerItem, { params: { id, item: text }, body: { text: words, over: seen } });
    expect((await over(cases.asClientA, 'In Paris', '')).status).toBe(200);
    expect((await over(cases.asClientB, 'In Lyon', '')).body.code).toBe('CONFLICT');
    expect((await asked(cases.asClientB, id))?.items[1]?.text).toBe('In Paris');
    // Pressed twice, and once it was seen.
    expect((await over(cases.asClientA, 'In Paris', '')).status).toBe(200);
    expect((await over(cases.asClientB, 'In Lyon', 'In Paris')).status).toBe(200);
    expect((await asked(cases.asClientA, id))?.items[1]?.text).toBe('In Lyon');
  });

  it('M1: is asked of nobody by itself where a case has several clients, and of nobody else', async () => {
    expect((await anAsking({})).refused).toMatchObject({ fieldErrors: { clientIds: 'required' } });
    const { refused } = await anAsking({ clientIds: [cases.lawyer.id] });
    expect(refused).toMatchObject({ code: 'VALIDATION', fieldErrors: { clientIds: 'unknown_client' } });
  });

  it('M1: what an earlier build asked of all stays with the main client and with whoever sent something', async () => {
    const [first, second] = [await anAsking(), await anAsking()];
    expect((await sendFile(cases.asClientB, second.id, second.file)).status).toBe(200);
    const rows = cases.model('ClientRequest').collection;
    const clientIds = [cases.clientA.id, cases.clientB.id];
    for (const { id } of [first, second]) {
      const { _id } = await cases.model('ClientRequest').findById(id).lean();
      await rows.updateOne({ _id }, { $set: { clientIds }, $unset: { askedOf: '' } });
    }
    await cases.app.get(CompleteOldRequests, { strict: false }).onModuleInit();
    const askedOf = async ({ id }: { id: string }) => (await cases.model('ClientRequest').findById(id).lean()).askedOf;
    expect([await askedOf(first), await askedOf(second)]).toEqual([[cases.clientA.id], clientIds]);
    const lines = (await cases.http(cases.asClientB).call(listOwnTimeline, { query: {} })).text;
    expect([lines.includes(first.id), lines.includes(second.id)]).toEqual([false, true]);
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
