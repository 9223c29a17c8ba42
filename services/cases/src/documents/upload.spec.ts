import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { listCaseDocuments, MAX_DOCUMENT_BYTES } from '@diwan/contracts/matters/documents/http';
import { OBJECT_STORE } from '@diwan/service-kit/object-store/object-store';
import { storeTime } from '@diwan/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type CasesRig, startCases } from '../../test/cases-rig.js';
import { EICAR, sampleDocx, samplePdf } from '../../test/sample-files.js';
import { Sweep } from '../sweep/sweep.js';
import { DOCUMENT_KEYS, randomKey } from './document-key.js';

let cases: CasesRig;
let caseId: string;
beforeAll(async () => {
  cases = await startCases();
  caseId = await cases.aCase();
});
afterAll(() => cases.stop());
afterEach(() => cases.setTime(null));

const documentsOf = async (id: string) =>
  (await cases.http(cases.asLawyer).call(listCaseDocuments, { params: { id }, query: {} })).body.items;

describe('an upload', () => {
  it('D-086: stores a real PDF with its size, hash and cleaned name, hidden from the client', async () => {
    const bytes = await samplePdf(3);
    const answer = await cases.upload(caseId, {
      name: '\u202Eclaim\u200f «2».pdf',
      bytes,
      fields: { tags: 'filed, claim،filed', description: 'As filed' },
    });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        caseId,
        title: 'Statement of claim',
        fileName: 'claim «2».pdf',
        fileType: 'application/pdf',
        fileSize: bytes.length,
        tags: ['filed', 'claim'],
        visibleToClient: false,
        sharedAt: null,
        readers: [],
      },
    });
    const stored = await cases.model('Document').findById(answer.body.id).lean();
    expect(stored).toMatchObject({
      sha256: createHash('sha256').update(bytes).digest('hex'),
      clientId: cases.clientA.id,
      uploadedBy: cases.lawyer.id,
    });
    expect(stored.objectKey).toMatch(/^cases\/documents\/[0-9a-f]{32}$/);
    const audit = await cases.model('AuditEntry').find({ subject: 'document', subjectId: answer.body.id }).lean();
    expect(audit).toMatchObject([{ action: 'document.uploaded', personId: cases.lawyer.id }]);
    expect((await documentsOf(caseId))[0].id).toBe(answer.body.id);
  });

  it.each<[string, string, () => Promise<Buffer> | Buffer, number, string]>([
    ['a program named .pdf', 'x.pdf', () => Buffer.from('MZ\x90'), 422, 'FILE_REFUSED'],
    ['html named .pdf', 'x.pdf', () => Buffer.from('<!doctype html>'), 422, 'FILE_REFUSED'],
    ['the EICAR file', 'x.pdf', () => Buffer.from(EICAR), 422, 'FILE_REFUSED'],
    [
      'a zip bomb named .docx',
      'x.docx',
      () => sampleDocx({ 'word/b.xml': Buffer.alloc(60_000_000) }),
      422,
      'FILE_REFUSED',
    ],
    ['a second extension', 'a.php.pdf', () => samplePdf(1), 422, 'FILE_REFUSED'],
    ['a path', '../../etc/passwd', () => samplePdf(1), 415, 'UNSUPPORTED_TYPE'],
    ['an extension that is not accepted', 'x.svg', () => Buffer.from('<svg/>'), 415, 'UNSUPPORTED_TYPE'],
    ['one byte too many', 'x.pdf', () => Buffer.alloc(MAX_DOCUMENT_BYTES + 1), 413, 'PAYLOAD_TOO_LARGE'],
  ])('D-086: %s is refused and leaves nothing', async (_what, name, bytes, status, code) => {
    const before = [await cases.objects(), await cases.model('Document').countDocuments({ caseId })];
    const answer = await cases.upload(caseId, { name, bytes: await bytes() });
    expect(answer).toMatchObject({ status, body: { code } });
    expect([await cases.objects(), await cases.model('Document').countDocuments({ caseId })]).toEqual(before);
  });

  it('says what is wrong with its fields and leaves nothing', async () => {
    const before = await cases.objects();
    const answer = await cases.upload(caseId, {
      fields: { title: ' ', confidentialityLevel: 'secret', roles: 'admin' },
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect(Object.keys(answer.body.fieldErrors)).toEqual(expect.arrayContaining(['title', 'confidentialityLevel']));
    expect(await cases.objects()).toBe(before);
  });

  it('needs a file, and a form', async () => {
    const url = `/api/cases/cases/${caseId}/documents`;
    const form = new FormData();
    form.append('title', 'No file');
    expect((await cases.http(cases.asLawyer).send('POST', url, { body: form })).status).toBe(400);
    expect((await cases.http(cases.asLawyer).post(url, { title: 'x' })).status).toBeGreaterThanOrEqual(400);
    const many = new FormData();
    for (let field = 0; field < 10_000; field += 1) many.append(`f${field}`, 'x');
    expect((await cases.http(cases.asLawyer).send('POST', url, { body: many })).status).toBe(400);
  });

  it('into a case outside the scope is not found', async () => {
    const foreign = await cases.aCase({ team: [] });
    expect((await cases.upload(foreign)).status).toBe(404);
    expect((await cases.upload('ffffffffffffffffffffffff')).status).toBe(404);
  });

  it('accepts exactly 25 MB', async () => {
    const pdf = await samplePdf(1);
    // White space after the end is allowed in a PDF.
    const bytes = Buffer.concat([pdf, Buffer.alloc(MAX_DOCUMENT_BYTES - pdf.length, ' ')]);
    expect(await cases.upload(caseId, { bytes })).toMatchObject({
      status: 201,
      body: { fileSize: MAX_DOCUMENT_BYTES },
    });
  });
});

describe('the sweep', () => {
  it('removes objects without a row after an hour, and nothing else', async () => {
    const store = cases.app.get(OBJECT_STORE);
    const orphan = randomKey(DOCUMENT_KEYS);
    await store.put(orphan, Readable.from([Buffer.from('left behind')]), { maxBytes: 100 });
    const kept = await cases.aDocument();
    const { objectKey } = await cases.model('Document').findById(kept.id).lean();
    const sweep = cases.app.get(Sweep);
    const stored = (await storeTime(cases.app)).getTime();
    cases.setTime(new Date(stored + 59 * 60_000));
    await sweep.removeOrphans();
    await expect(store.stat(orphan)).resolves.toBeDefined();
    cases.setTime(new Date(stored + 61 * 60_000));
    await sweep.removeOrphans();
    cases.setTime(null);
    await expect(store.stat(orphan)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(store.stat(objectKey)).resolves.toBeDefined();
  });

  it('removes expired grants with their watermarked copies', async () => {
    const document = await cases.aDocument();
    const grant = (await cases.grant(cases.asClientA, document.id)).body;
    const before = await cases.objects();
    await (await cases.bytes(cases.asClientA, grant.url)).arrayBuffer();
    expect(await cases.objects()).toBe(before + 1);
    const sweep = cases.app.get(Sweep);
    await sweep.removeExpired();
    expect(await cases.objects()).toBe(before + 1);
    cases.setTime(new Date(Date.now() + 50 * 60_000));
    await sweep.removeExpired();
    cases.setTime(null);
    expect(await cases.objects()).toBe(before);
    expect(await cases.model('Grant').findById(grant.id).lean()).toBeNull();
  });
});
