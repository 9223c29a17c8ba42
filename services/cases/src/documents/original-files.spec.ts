import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { createGrant, getOwnDocument, listCaseDocuments } from '@diwan/contracts/matters/documents/http';
import { deleteDocument, getDocument, listDocumentChanges } from '@diwan/contracts/matters/documents/keeping.http';
import { acceptItem, askClient } from '@diwan/contracts/matters/requests/http';
import { beginUpload, finishUpload } from '@diwan/contracts/matters/requests/own.http';
import { OBJECT_STORE, type ObjectStore } from '@diwan/service-kit/object-store/object-store';
import { type SignedIn, storeTime } from '@diwan/service-kit/testing';
import { type FakeClamd, startFakeClamd } from '@diwan/service-kit/testing/fake-clamd';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type CasesRig, startCases } from '../../test/cases-rig.js';
import { sampleJpeg, samplePdf } from '../../test/sample-files.js';
import { Sweep } from '../sweep/sweep.js';
import { CheckStoredFiles } from './check-stored-files.js';
import { DOCUMENT_KEYS, ORIGINAL_KEYS, randomKey } from './document-key.js';
import { EraseDeleted } from './erase-deleted.js';
import { StoredFileRepository } from './stored-file.repository.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** What only the original holds. */
const SECRET = 'Secret Photographer';

let clamd: FakeClamd;
let cases: CasesRig;
let photo: Buffer;
beforeAll(async () => {
  clamd = await startFakeClamd();
  cases = await startCases({ CLAMAV_URL: clamd.url });
  // The rounds are run here, when it is their turn.
  await cases.app.get(CheckStoredFiles).onApplicationShutdown();
  photo = await sampleJpeg(SECRET);
});
afterAll(async () => {
  await cases.stop();
  await clamd.stop();
});
afterEach(() => {
  clamd.mode = 'works';
  cases.setTime(null);
  jest.restoreAllMocks();
});

const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const aPhoto = (more: object = {}) => cases.aDocument({ name: 'scene.jpg', bytes: photo, policy: {}, ...more });
const row = (id: string) => cases.model('Document').findById(id).lean();
const put = (key: string, bytes: Buffer) =>
  cases.app.get(OBJECT_STORE).put(key, Readable.from([bytes]), { maxBytes: bytes.length });
const isThere = (key: string) =>
  cases.app
    .get(OBJECT_STORE)
    .stat(key)
    .then(() => true)
    .catch(() => false);
const round = () => cases.app.get(CheckStoredFiles).run();
const keptOf = async (id: string) => (await cases.http(cases.asLawyer).call(getDocument, { params: { id } })).body.kept;
const replace = (id: string, name: string, bytes: Buffer) => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  return cases.http(cases.asLawyer).send('POST', `/api/cases/documents/${id}/file`, { body: form });
};
const bytesOf = async (by: SignedIn, id: string, body: object) => {
  const grant = await cases.http(by).call(createGrant, { params: { id }, body: body as never });
  return Buffer.from(await (await cases.bytes(by, grant.body.url)).arrayBuffer());
};

describe('M4: a picture', () => {
  it('reaches staff who download it as it came, and nobody else with what is hidden in it', async () => {
    const document = await aPhoto();
    expect(document.kept).toEqual({ size: photo.length, sha256: sha(photo), asReceived: true });
    const download = await bytesOf(cases.asLawyer, document.id, { action: 'download' });
    expect(sha(download)).toBe(sha(photo));
    expect(photo.includes(SECRET)).toBe(true);
    const others = {
      'staff who look at it': await bytesOf(cases.asLawyer, document.id, { action: 'view' }),
      'staff who print it': await bytesOf(cases.asLawyer, document.id, { action: 'print' }),
      'a marked copy': await bytesOf(cases.asLawyer, document.id, { action: 'download', marked: true }),
      'its client, who downloads it': await bytesOf(cases.asClientA, document.id, { action: 'download' }),
      'its client, who looks at it': await bytesOf(cases.asClientA, document.id, { action: 'view' }),
    };
    for (const [who, bytes] of Object.entries(others))
      expect({ who, isPicture: bytes.subarray(0, 2).toString('hex'), holds: bytes.includes(SECRET) }).toEqual({
        who,
        isPicture: 'ffd8',
        holds: false,
      });
    expect(
      (await cases.http(cases.asClientA).call(getOwnDocument, { params: { id: document.id } })).text,
    ).not.toContain(sha(photo));
  });

  it('stands in the audit log by the hash of what came, and its download in the log of the document', async () => {
    const document = await aPhoto();
    await bytesOf(cases.asLawyer, document.id, { action: 'download' });
    const audit = await cases
      .model('AuditEntry')
      .findOne({ subjectId: document.id, action: 'document.uploaded' })
      .lean();
    expect(audit.after).toMatchObject({ sha256: sha(photo), fileSize: photo.length });
    const accesses = await cases.model('DocumentAccess').find({ documentId: document.id }).lean();
    expect(accesses).toMatchObject([{ personId: cases.lawyer.id, action: 'download' }]);
  });

  it('that is refused leaves nothing', async () => {
    const caseId = await cases.aCase();
    const before = await cases.objects();
    const cut = photo.subarray(0, 200);
    expect(await cases.upload(caseId, { name: 'scene.jpg', bytes: cut })).toMatchObject({
      status: 422,
      body: { code: 'FILE_REFUSED' },
    });
    expect(await cases.objects()).toBe(before);
  });

  it('stays as it came among earlier files, and is not given out for the file in its place', async () => {
    const document = await aPhoto();
    const pdf = await samplePdf(1);
    const replaced = (await replace(document.id, 'scene.pdf', pdf)).body;
    expect(replaced.kept).toEqual({ size: pdf.length, sha256: sha(pdf), asReceived: true });
    expect(replaced.earlierFiles).toMatchObject([{ kept: { size: photo.length, sha256: sha(photo) } }]);
    expect(sha(await bytesOf(cases.asLawyer, document.id, { action: 'download' }))).toBe(sha(pdf));
    expect(sha(await bytesOf(cases.asLawyer, document.id, { action: 'download', fileVersion: 1 }))).toBe(sha(photo));
    const audit = await cases.model('AuditEntry').findOne({ subjectId: document.id, action: 'document.file-replaced' });
    expect(audit).toMatchObject({ before: { sha256: sha(photo) }, after: { sha256: sha(pdf) } });
  });

  it('is not given out for a file that a build without originals put in its place', async () => {
    const document = await aPhoto();
    const [key, pdf] = [randomKey(DOCUMENT_KEYS), await samplePdf(1)];
    const { size: fileSize, sha256 } = await put(key, pdf);
    const file = { objectKey: key, fileSize, sha256, mime: 'application/pdf', fileName: 'scene.pdf', fileVersion: 2 };
    await cases.model('Document').updateOne({ _id: document.id }, file);
    expect(await keptOf(document.id)).toEqual({ size: pdf.length, sha256: sha(pdf), asReceived: true });
    expect(sha(await bytesOf(cases.asLawyer, document.id, { action: 'download' }))).toBe(sha(pdf));
  });

  it('that a client sends comes to the firm as it came', async () => {
    const words = { en: 'Photo', ar: '' };
    const item = { title: words, explanation: { en: '', ar: '' }, kind: 'file', documentType: 'evidence', dueOn: null };
    const caseId = await cases.aCase();
    const body = { title: words, items: [item] } as never;
    const asked = (await cases.http(cases.asLawyer).call(askClient, { params: { id: caseId }, body })).body;
    const params = { id: asked.id, item: asked.items[0].id };
    const client = cases.http(cases.asClientA);
    const begun = { name: 'scene.jpg', size: photo.length, sha256: sha(photo) };
    const upload = (await client.call(beginUpload, { params, body: begun })).body;
    const part = new FormData();
    part.append('from', '0');
    part.append('sha256', sha(photo));
    part.append('file', new Blob([new Uint8Array(photo)]), 'part');
    await client.send('PUT', `/api/cases/my/uploads/${upload.id}`, { body: part });
    expect((await client.call(finishUpload, { params: { id: upload.id } })).status).toBe(200);
    // Before it is accepted, too, the sweep leaves it alone.
    cases.setTime(new Date((await storeTime(cases.app)).getTime() + 61 * MINUTE));
    await cases.app.get(Sweep).removeOrphans();
    cases.setTime(null);
    expect((await cases.http(cases.asLawyer).call(acceptItem, { params })).status).toBe(200);
    const list = await cases.http(cases.asLawyer).call(listCaseDocuments, { params: { id: caseId }, query: {} });
    const [kept] = list.body.items;
    expect(kept.kept).toMatchObject({ sha256: sha(photo), asReceived: true });
    expect(sha(await bytesOf(cases.asLawyer, kept.id, { action: 'download' }))).toBe(sha(photo));
    const audit = await cases.model('AuditEntry').findOne({ subjectId: kept.id, action: 'document.uploaded' }).lean();
    expect(audit.after).toMatchObject({ sha256: sha(photo), fileSize: photo.length });
  });
});

describe('M4: the bytes of an original', () => {
  it('are swept away without a row and stay with one, of earlier files, too; they go with a document removed for good', async () => {
    const [kept, gone, orphan] = [await aPhoto(), await aPhoto(), randomKey(ORIGINAL_KEYS)];
    await replace(kept.id, 'other.jpg', await sampleJpeg('Another Photographer'));
    await put(orphan, photo);
    const { original, earlierFiles } = await row(kept.id);
    const keys = [original.key, earlierFiles[0].original.key];
    expect(keys.every((key) => key.startsWith(ORIGINAL_KEYS))).toBe(true);
    cases.setTime(new Date((await storeTime(cases.app)).getTime() + 61 * MINUTE));
    await cases.app.get(Sweep).removeOrphans();
    expect([await isThere(orphan), ...(await Promise.all(keys.map(isThere)))]).toEqual([false, true, true]);
    cases.setTime(null);
    const erased = (await row(gone.id)).original.key;
    await cases.http(cases.asLawyer).call(deleteDocument, { params: { id: gone.id } });
    cases.setTime(new Date(Date.now() + 30 * DAY + MINUTE));
    await cases.app.get(EraseDeleted).run();
    expect([await isThere(erased), await isThere(keys[0])]).toEqual([false, true]);
  });

  it('count once against the room of a case: what came, not what was made of it', async () => {
    const { caseId } = await aPhoto();
    expect(await cases.app.get(StoredFileRepository).storedBytes({ caseId })).toBe(photo.length);
  });

  it('are scanned, although what is shown was written anew', async () => {
    clamd.mode = 'error';
    const document = await aPhoto({ bytes: await sampleJpeg('VIRUS') });
    expect(document.scan).toBe('pending');
    clamd.mode = 'works';
    await round();
    expect(await row(document.id)).toMatchObject({ scan: 'rejected' });
    expect((await cases.grant(cases.asLawyer, document.id, 'download')).body.code).toBe('ACTION_DISABLED');
  });
});

describe('M4: a picture of an earlier build', () => {
  const older = async () => {
    const document = await aPhoto();
    const { objectKey, original } = await row(document.id);
    await put(objectKey, photo);
    const size = { fileSize: photo.length, sha256: sha(photo) };
    await cases
      .model('Document')
      .updateOne({ _id: document.id }, { $set: size, $unset: { inspection: 1, original: 1 } });
    await cases.app.get(OBJECT_STORE).remove(original.key);
    return document;
  };

  it('that was written anew is given out as what it is, and not for what came', async () => {
    const document = await aPhoto();
    await cases.model('Document').updateOne({ _id: document.id }, { $unset: { original: 1 } });
    const { sha256, fileSize } = await row(document.id);
    expect(await keptOf(document.id)).toEqual({ size: fileSize, sha256, asReceived: false });
    expect(sha(await bytesOf(cases.asLawyer, document.id, { action: 'download' }))).toBe(sha256);
  });

  it('is kept when another is shown for it, and said to be so; rules that grow stricter again change nothing of it', async () => {
    const document = await older();
    const objects = await cases.objects();
    await round();
    expect(await keptOf(document.id)).toEqual({ size: photo.length, sha256: sha(photo), asReceived: false });
    expect((await bytesOf(cases.asClientA, document.id, { action: 'download' })).includes(SECRET)).toBe(false);
    expect(await cases.objects()).toBe(objects + 1);
    const changes = await cases.http(cases.asLawyer).call(listDocumentChanges, { params: { id: document.id } });
    expect(changes.body.map(({ action }: { action: string }) => action)).toContain('document.clean-copy-made');
    await cases.model('Document').updateOne({ _id: document.id }, { $unset: { inspection: 1 } });
    await round();
    expect(sha(await bytesOf(cases.asLawyer, document.id, { action: 'download' }))).toBe(sha(photo));
    expect(await cases.objects()).toBe(objects + 1);
  });

  it('leaves nothing behind when it is removed while it is looked at', async () => {
    const document = await older();
    const objects = await cases.objects();
    const store: ObjectStore = cases.app.get(OBJECT_STORE);
    const keep = store.put.bind(store);
    let isRemoved = false;
    jest.spyOn(store, 'put').mockImplementation(async (...all) => {
      const stored = await keep(...all);
      if (!isRemoved) {
        isRemoved = true;
        await cases.model('Document').deleteOne({ _id: document.id });
      }
      return stored;
    });
    await round();
    expect(isRemoved).toBe(true);
    expect(await cases.objects()).toBe(objects);
  });
});
