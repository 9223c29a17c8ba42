import { createHash } from 'node:crypto';
import { listCaseDocuments } from '@diwan/contracts/matters/documents/http';
import { RequestAskedV1, RequestRefusedV1 } from '@diwan/contracts/matters/requests/events';
import {
  acceptItem,
  askClient,
  getRequest,
  listRequests,
  refuseItem,
  reopenItem,
  withdrawItem,
} from '@diwan/contracts/matters/requests/http';
import {
  answerItem,
  beginUpload,
  type FileUpload,
  finishUpload,
  listOwnRequests,
  type OwnRequest,
  removeOwnFile,
} from '@diwan/contracts/matters/requests/own.http';
import { requestNotice } from '@diwan/contracts/matters/requests/questions';
import { PART_BYTES } from '@diwan/contracts/matters/requests/request';
import { listTasks } from '@diwan/contracts/matters/tasks/http';
import { listOwnTimeline } from '@diwan/contracts/matters/timeline/http';
import { type SignedIn, storeTime } from '@diwan/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { type CasesRig, startCases } from '../../test/cases-rig.js';
import { Sweep } from '../sweep/sweep.js';

const MINUTE = 60_000;
const NOTHING = { en: '', ar: '' };
const aFile = (more: object = {}) => ({
  title: { en: 'Passport', ar: 'جواز السفر' },
  explanation: NOTHING,
  kind: 'file' as const,
  documentType: 'identity',
  dueOn: null,
  ...more,
});
const aQuestion = { ...aFile(), title: { en: 'Which consulate?', ar: 'أي قنصلية؟' }, kind: 'text' as const };

let cases: CasesRig;
let caseId: string;
let photo: Buffer;
beforeAll(async () => {
  cases = await startCases();
  caseId = await cases.aCase();
  // Noise does not compress: more than two parts.
  const noise = {
    create: {
      width: 800,
      height: 700,
      channels: 3 as const,
      background: '#888',
      noise: { type: 'gaussian' as const, mean: 128, sigma: 60 },
    },
  };
  photo = await sharp(noise).png().toBuffer();
});
afterAll(() => cases.stop());
afterEach(() => cases.setTime(null));

const ask = async (items: object[] = [aFile()], more: object = {}) => {
  const body = { title: { en: 'Papers', ar: 'أوراق' }, items, ...more };
  const answer = await cases.http(cases.asLawyer).call(askClient, { params: { id: caseId }, body: body as never });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
};
const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const mine = async (id: string, by = cases.asClientA): Promise<OwnRequest | undefined> =>
  (await cases.http(by).call(listOwnRequests, {})).body.find((one: OwnRequest) => one.id === id);
const begin = (id: string, item: string, bytes = photo, by = cases.asClientA, name = 'passport.png') =>
  cases.http(by).call(beginUpload, { params: { id, item }, body: { name, size: bytes.length, sha256: sha(bytes) } });
const sendFrom = async (upload: string, from: number, bytes = photo, by: SignedIn = cases.asClientA) => {
  const part = bytes.subarray(from, from + PART_BYTES);
  const form = new FormData();
  form.append('from', String(from));
  form.append('sha256', sha(part));
  form.append('file', new Blob([new Uint8Array(part)]), 'part');
  return cases.http(by).send('PUT', `/api/cases/my/uploads/${upload}`, { body: form });
};
const finish = (id: string, by = cases.asClientA) => cases.http(by).call(finishUpload, { params: { id } });
const upload = async (id: string, item: string, bytes = photo, name?: string) => {
  let state: FileUpload = (await begin(id, item, bytes, cases.asClientA, name)).body;
  while (state.received < state.size) state = (await sendFrom(state.id, state.received, bytes)).body;
  return finish(state.id);
};
const decide = (id: string, item: string, what: typeof acceptItem | typeof withdrawItem | typeof reopenItem) =>
  cases.http(cases.asLawyer).call(what, { params: { id, item } });
const refuse = (id: string, item: string, reason = 'The photo is blurred.') =>
  cases.http(cases.asLawyer).call(refuseItem, { params: { id, item }, body: { reason } });
const tasksOf = async (requestId: string, state = 'open' as const) =>
  (await cases.http(cases.asLawyer).call(listTasks, { query: { whose: 'team', state, caseId, limit: 100 } })).body.items
    .filter(({ subjectId }: { subjectId: string }) => subjectId === requestId)
    .map(({ kind }: { kind: string }) => kind);
const idsOf = (request: { id: string; items: { id: string }[] }): [string, string] => [
  request.id,
  request.items[0]?.id ?? '',
];

describe('PORT-07: asking a client', () => {
  it('tells the client, stands in their list and timeline, and names nobody of the firm (D-073)', async () => {
    const { id } = await ask([aFile(), aQuestion]);
    const told = (await cases.eventsOf(RequestAskedV1)).filter(({ payload }) => payload.requestId === id);
    expect(told).toMatchObject([{ payload: { clientId: cases.clientA.id }, waitingFor: ['notifications'] }]);
    const own = await mine(id);
    expect(own).toMatchObject({ state: 'open', items: [{ state: 'open' }, { kind: 'text' }] });
    expect(JSON.stringify(own)).not.toMatch(new RegExp(`${cases.lawyer.id}|Maya|askedBy|documentType`));
    const timeline = await cases.http(cases.asClientA).call(listOwnTimeline, { query: { caseId, kind: 'request' } });
    expect(timeline.body.items[0]).toMatchObject({ happening: 'request.asked', title: { ar: 'أوراق' } });
    expect(await cases.ask(requestNotice, { requestId: id })).toMatchObject({ state: 'open', waiting: 2 });
  });

  it('needs words in one language, and a type of document that the firm has', async () => {
    const send = (items: object[]) =>
      cases.http(cases.asLawyer).call(askClient, {
        params: { id: caseId },
        body: { title: { en: 'Papers', ar: '' }, items } as never,
      });
    expect((await send([aFile({ title: NOTHING })])).body.fieldErrors).toEqual({ title: 'required' });
    expect((await send([aFile({ documentType: 'unheard-of' })])).body.fieldErrors).toEqual({
      documentType: 'invalid_choice',
    });
    expect((await send([])).status).toBe(400);
    expect((await send([aFile({ title: { en: '', ar: 'جواز السفر' } })])).body.title).toEqual({ en: 'Papers', ar: '' });
  });

  it('D-074: is nobody else’s', async () => {
    const [id, item] = idsOf(await ask());
    expect(await mine(id, cases.asClientB)).toBeUndefined();
    expect((await begin(id, item, photo, cases.asClientB)).status).toBe(404);
    const { body } = await begin(id, item);
    expect((await sendFrom(body.id, 0, photo, cases.asClientB)).status).toBe(404);
    expect((await finish(body.id, cases.asClientB)).status).toBe(404);
    const outside = await cases.signInAs({ roles: ['lawyer'] });
    const list = await cases.http(outside).call(listRequests, { query: {} });
    expect(list.body.items).toEqual([]);
  });
});

describe('PORT-07: a photo that is broken off', () => {
  it('goes on where it stopped, ten times over, and is stored once', async () => {
    const [id, item] = idsOf(await ask());
    expect(photo.length).toBeGreaterThan(2 * PART_BYTES);
    const before = await cases.objects();
    let state: FileUpload = (await begin(id, item)).body;
    for (let broken = 0; broken < 10; broken += 1) {
      // The connection ends within a part: nothing of it is kept, and the page is loaded anew.
      await cutOff(state.id, state.received);
      const again: FileUpload = (await begin(id, item)).body;
      expect(again).toEqual(state);
      if (broken % 4 === 3) state = (await sendFrom(state.id, state.received)).body;
    }
    while (state.received < state.size) state = (await sendFrom(state.id, state.received)).body;
    const answers = await Promise.all([finish(state.id), finish(state.id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await finish(state.id)).body.items[0]).toMatchObject({
      state: 'answered',
      files: [{ name: 'passport.png' }],
    });
    expect((await begin(id, item)).body).toMatchObject({ done: true });
    cases.setTime(new Date((await storeTime(cases.app)).getTime() + 2 * 60 * MINUTE));
    await cases.app.get(Sweep).removeOrphans();
    cases.setTime(null);
    // The picture as it came, and the one that is shown.
    expect(await cases.objects()).toBe(before + 2);
  });

  it('a part that comes twice, or in the wrong place, changes nothing', async () => {
    const [id, item] = idsOf(await ask());
    const { body } = await begin(id, item);
    const both = await Promise.all([sendFrom(body.id, 0), sendFrom(body.id, 0)]);
    expect(both.map((one) => one.body.received)).toEqual([PART_BYTES, PART_BYTES]);
    expect((await sendFrom(body.id, 0)).body.received).toBe(PART_BYTES);
    expect((await sendFrom(body.id, 2 * PART_BYTES)).body.received).toBe(PART_BYTES);
    expect((await finish(body.id)).body.code).toBe('CONFLICT');
  });

  it('is not taken for another file: a wrong part and a wrong whole are refused, and it can begin anew', async () => {
    const [id, item] = idsOf(await ask());
    const { body } = await begin(id, item, photo);
    const form = new FormData();
    form.append('from', '0');
    form.append('sha256', sha(photo));
    form.append('file', new Blob([new Uint8Array(photo.subarray(0, 1000))]), 'part');
    const wrong = await cases.http(cases.asClientA).send('PUT', `/api/cases/my/uploads/${body.id}`, { body: form });
    expect(wrong.body.code).toBe('MALFORMED');
    const other = Buffer.from(photo);
    other[photo.length - 1] = (other[photo.length - 1] ?? 0) ^ 1;
    let state: FileUpload = body;
    while (state.received < state.size) state = (await sendFrom(state.id, state.received, other)).body;
    expect((await finish(state.id)).body.code).toBe('MALFORMED');
    expect((await begin(id, item)).body).toMatchObject({ received: 0, done: false });
  });

  it('SEC-07: passes the checks of every document', async () => {
    const [id, item] = idsOf(await ask());
    expect((await begin(id, item, photo, cases.asClientA, 'virus.exe')).body.code).toBe('UNSUPPORTED_TYPE');
    const lie = await upload(id, item, Buffer.from('not a picture at all'), 'passport.png');
    expect(['FILE_REFUSED', 'UNSUPPORTED_TYPE']).toContain(lie.body.code);
    expect((await mine(id))?.items[0]).toMatchObject({ state: 'open', files: [] });
  });
});

describe('PORT-07: the firm decides', () => {
  it('accepted, it becomes a document of the case that the client uploaded, once', async () => {
    const [id, item] = idsOf(await ask());
    await upload(id, item);
    expect(await tasksOf(id)).toEqual(['request_answered']);
    const both = await Promise.all([decide(id, item, acceptItem), decide(id, item, acceptItem)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await tasksOf(id)).toEqual([]);
    const documents = await cases.http(cases.asLawyer).call(listCaseDocuments, { params: { id: caseId }, query: {} });
    const kept = documents.body.items.filter(({ title }: { title: string }) => title === 'Passport – جواز السفر');
    expect(kept).toMatchObject([{ documentType: 'identity', visibleToClient: false }]);
    expect((await cases.model('Document').findById(kept[0]?.id).lean()).uploadedBy).toBe(cases.clientA.id);
    expect((await begin(id, item)).body.code).toBe('CONFLICT');
    const grant = await cases.grant(cases.asLawyer, kept[0]?.id ?? '');
    expect((await cases.bytes(cases.asLawyer, grant.body.url)).status).toBe(200);
  });

  it('refused, the client reads why, is told, and sends it again', async () => {
    const [id, item] = idsOf(await ask());
    await upload(id, item);
    expect((await refuse(id, item)).body).toMatchObject({ state: 'open', items: [{ state: 'refused', files: [] }] });
    expect((await mine(id))?.items[0]).toMatchObject({ state: 'refused', reason: 'The photo is blurred.' });
    const told = (await cases.eventsOf(RequestRefusedV1)).filter(({ payload }) => payload.requestId === id);
    expect(told).toMatchObject([{ payload: { itemId: item, clientId: cases.clientA.id } }]);
    expect(await tasksOf(id)).toEqual([]);
    expect((await upload(id, item)).body.items[0]).toMatchObject({ state: 'answered', reason: '' });
    const shown = await cases.http(cases.asLawyer).call(getRequest, { params: { id } });
    expect(shown.body.items[0]).toMatchObject({ decidedAt: null, decidedByName: '' });
    expect(await tasksOf(id)).toEqual(['request_answered']);
  });

  it('what is not needed any more waits for nobody, and can be needed after all', async () => {
    const [id, item] = idsOf(await ask());
    expect((await decide(id, item, withdrawItem)).body).toMatchObject({ state: 'closed' });
    expect((await begin(id, item)).body.code).toBe('CONFLICT');
    expect((await decide(id, item, reopenItem)).body).toMatchObject({ state: 'open' });
  });

  it('words and files can be changed until then', async () => {
    const { id, items } = await ask([aQuestion, aFile()]);
    const [question, file] = items.map((one: { id: string }) => one.id) as [string, string];
    const say = (text: string) =>
      cases.http(cases.asClientA).call(answerItem, { params: { id, item: question }, body: { text } });
    await say('Paris');
    expect((await say('Marseille')).body.items[0]).toMatchObject({ state: 'answered', text: 'Marseille' });
    await upload(id, file);
    const sent = (await mine(id))?.items[1]?.files[0]?.id ?? '';
    const gone = await cases.http(cases.asClientA).call(removeOwnFile, { params: { id, item: file, file: sent } });
    expect(gone.body.items[1]).toMatchObject({ state: 'open', files: [] });
    await decide(id, question, acceptItem);
    expect((await say('Lyon')).body.code).toBe('CONFLICT');
  });
});

/** Sends the beginning of a part and hangs up. */
async function cutOff(id: string, from: number): Promise<void> {
  const stop = new AbortController();
  const head = `--x\r\nContent-Disposition: form-data; name="from"\r\n\r\n${from}\r\n--x\r\nContent-Disposition: form-data; name="sha256"\r\n\r\n${'0'.repeat(64)}\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="part"\r\n\r\n`;
  const pieces = [new Uint8Array(Buffer.from(head)), new Uint8Array(photo.subarray(from, from + 4000))];
  const body = new ReadableStream(
    {
      pull(controller) {
        const piece = pieces.shift();
        if (piece) controller.enqueue(piece);
        // Both are on their way.
        else stop.abort();
      },
    },
    { highWaterMark: 0 },
  );
  const headers = {
    Cookie: cases.asClientA.cookie,
    'X-CSRF': cases.asClientA.csrf,
    'Content-Type': 'multipart/form-data; boundary=x',
  };
  await fetch(`${cases.url}/api/cases/my/uploads/${id}`, {
    method: 'PUT',
    headers,
    body,
    signal: stop.signal,
    duplex: 'half',
  } as RequestInit).catch(() => {});
}
