import { createHash } from 'node:crypto';
import { hideDocument } from '@diwan/contracts/matters/documents/http';
import { acceptItem, askClient, readReceivedFile } from '@diwan/contracts/matters/requests/http';
import { beginUpload, finishUpload } from '@diwan/contracts/matters/requests/own.http';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type CasesRig, startCases } from '../../test/cases-rig.js';
import { samplePdf } from '../../test/sample-files.js';
import { zip } from '../../test/zip.js';
import { TakeFile } from './take-file.js';

let cases: CasesRig;
beforeAll(async () => {
  cases = await startCases();
});
afterAll(() => cases.stop());
afterEach(() => {
  jest.restoreAllMocks();
});

/** A voice note: a page of Ogg that says it carries Opus. */
const VOICE = Buffer.concat([Buffer.from('OggS'), Buffer.alloc(24), Buffer.from('OpusHead'), Buffer.alloc(64, 7)]);
const MAIL = Buffer.from(
  'From: a@example.com\r\nDate: Mon, 2 Feb 2026 10:00:00 +0200\r\n\r\n<script>alert(1)</script>',
);
const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const aVoice = (more: object = {}) => cases.aDocument({ name: 'note.ogg', bytes: VOICE, shared: false, ...more });
const replace = (id: string, name = 'note.ogg', bytes: Buffer = VOICE) => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  return cases.http(cases.asLawyer).send('POST', `/api/cases/documents/${id}/file`, { body: form });
};
const UNSUPPORTED = { status: 415, body: { code: 'UNSUPPORTED_TYPE' } };

describe('M4: a file that cannot be shown', () => {
  it.each([
    ['note.ogg', () => VOICE, 'audio/ogg'],
    ['minutes.eml', () => MAIL, 'message/rfc822'],
    ['files.zip', () => zip({ 'scene.txt': 'a scene' }), 'application/zip'],
  ])('%s is kept for staff, who download it as it came, and nothing of it is opened', async (name, of, mime) => {
    const bytes = of();
    const answer = await cases.upload(await cases.aCase(), { name, bytes });
    expect(answer).toMatchObject({
      status: 201,
      body: { canBeShown: false, canBeMarked: false, fileType: mime, kept: { sha256: sha(bytes), asReceived: true } },
    });
    const { bytes: kept, response } = await cases.download(cases.asLawyer, answer.body.id, 'download');
    expect(sha(kept)).toBe(sha(bytes));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': mime,
      'content-disposition': expect.stringMatching(/^attachment;/),
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
    for (const action of ['view', 'print'] as const)
      expect((await cases.grant(cases.asLawyer, answer.body.id, action)).body.code).toBe('ACTION_DISABLED');
    const denied = await cases.model('DocumentAccess').findOne({ documentId: answer.body.id, outcome: 'denied' });
    expect(denied).toMatchObject({ reason: 'not_shown' });
  });

  it('is shared with nobody, also among others that could be', async () => {
    const caseId = await cases.aCase();
    const [voice, paper] = [await aVoice({ caseId }), await cases.aDocument({ caseId, shared: false })];
    expect(await cases.share(voice)).toMatchObject(UNSUPPORTED);
    const url = `/api/cases/cases/${caseId}/documents/share`;
    const both = { documentIds: [paper.id, voice.id], clientIds: [cases.clientA.id], notify: true };
    expect(await cases.http(cases.asLawyer).post(url, both)).toMatchObject(UNSUPPORTED);
    expect((await cases.grant(cases.asClientA, paper.id)).status).toBe(404);
    expect((await cases.grant(cases.asClientA, voice.id, 'download')).status).toBe(404);
  });

  it('that is nevertheless shown to a client gives them nothing', async () => {
    const document = await cases.aDocument({ policy: {} });
    const voice = { mime: 'audio/ogg', fileName: 'note.ogg' };
    await cases.model('Document').updateOne({ _id: document.id }, voice);
    for (const action of ['view', 'download', 'print'] as const)
      expect((await cases.grant(cases.asClientA, document.id, action)).body.code).toBe('ACTION_DISABLED');
  });

  it('does not take the place of what a client sees, and leaves nothing; of what nobody sees it does', async () => {
    const document = await cases.aDocument();
    const objects = await cases.objects();
    expect(await replace(document.id)).toMatchObject(UNSUPPORTED);
    expect(await cases.objects()).toBe(objects);
    const params = { id: document.id };
    await cases.http(cases.asLawyer).call(hideDocument, { params, body: { notify: false } });
    expect(await replace(document.id)).toMatchObject({ status: 200, body: { canBeShown: false, fileVersion: 2 } });
    const back = await replace(document.id, 'paper.pdf', await samplePdf(1));
    expect(back.body).toMatchObject({
      canBeShown: true,
      earlierFiles: [{ fileName: 'note.ogg', canBeShown: false }, { fileVersion: 1 }],
    });
    expect((await cases.share(back.body)).status).toBe(200);
  });

  it('does not take the place of what is shared while it is on its way', async () => {
    const document = await cases.aDocument({ shared: false });
    const takeFile = cases.app.get(TakeFile);
    const take = takeFile.run.bind(takeFile);
    jest.spyOn(takeFile, 'run').mockImplementationOnce(async (...all) => {
      const taken = await take(...all);
      expect((await cases.share(document)).status).toBe(200);
      return taken;
    });
    expect(await replace(document.id)).toMatchObject(UNSUPPORTED);
    expect(await cases.model('Document').findById(document.id).lean()).toMatchObject({ fileVersion: 1 });
  });
});

describe('M4: what a client sends', () => {
  const asked = async () => {
    const words = { en: 'Recording', ar: '' };
    const item = { title: words, explanation: { en: '', ar: '' }, kind: 'file', documentType: 'evidence', dueOn: null };
    const body = { title: words, items: [item] } as never;
    const params = { id: await cases.aCase() };
    const request = (await cases.http(cases.asLawyer).call(askClient, { params, body })).body;
    return { id: request.id, item: request.items[0].id };
  };
  const begin = (params: { id: string; item: string }, name: string, bytes: Buffer) =>
    cases.http(cases.asClientA).call(beginUpload, { params, body: { name, size: bytes.length, sha256: sha(bytes) } });

  it('may be a voice note, which staff look at as a download and keep', async () => {
    const params = await asked();
    const upload = (await begin(params, 'note.ogg', VOICE)).body;
    const part = new FormData();
    part.append('from', '0');
    part.append('sha256', sha(VOICE));
    part.append('file', new Blob([new Uint8Array(VOICE)]), 'part');
    const client = cases.http(cases.asClientA);
    await client.send('PUT', `/api/cases/my/uploads/${upload.id}`, { body: part });
    const { body: own } = await client.call(finishUpload, { params: { id: upload.id } });
    const file = String(own.items[0]?.files[0]?.id);
    const path = readReceivedFile.path.replace(':id', params.id).replace(':item', params.item).replace(':file', file);
    const looked = await cases.bytes(cases.asLawyer, `/api/cases${path}`);
    expect([looked.status, looked.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringMatching(/^attachment;/),
    ]);
    expect((await cases.http(cases.asLawyer).call(acceptItem, { params })).status).toBe(200);
    expect(sha((await cases.download(cases.asLawyer, file, 'download')).bytes)).toBe(sha(VOICE));
    expect(await cases.model('Document').findById(file).lean()).toMatchObject({ mime: 'audio/ogg' });
  });

  it.each(['files.zip', 'minutes.eml', 'minutes.msg', 'old.doc'])(
    'is no %s, which can hold other files',
    async (name) => {
      expect(await begin(await asked(), name, MAIL)).toMatchObject(UNSUPPORTED);
    },
  );
});
