import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { PDFDocument } from '@cantoo/pdf-lib';
import {
  checkOwnDocument,
  getOwnDocument,
  hideDocument,
  listCaseDocuments,
} from '@diwan/contracts/matters/documents/http';
import { OBJECT_STORE } from '@diwan/service-kit/object-store/object-store';
import { type FakeClamd, startFakeClamd } from '@diwan/service-kit/testing/fake-clamd';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CasesRig, OPEN_POLICY, startCases } from '../../test/cases-rig.js';
import { sampleDocx, samplePdf } from '../../test/sample-files.js';
import { CheckStoredFiles } from './check-stored-files.js';

let clamd: FakeClamd;
let folder: string;
let cases: CasesRig;
beforeAll(async () => {
  clamd = await startFakeClamd();
  folder = await mkdtemp(path.join(tmpdir(), 'fake-office-'));
  const soffice = path.join(folder, 'soffice');
  await writeFile(path.join(folder, 'made.pdf'), await samplePdf(1, 'Made of a Word file'));
  // Takes the folder behind --outdir, as the real one does; refuses a file that says so.
  const script = `#!/bin/sh
for last; do :; done
if grep -q UNREADABLE "$last"; then exit 1; fi
while [ "$1" != --outdir ]; do shift; done
cp "${folder}/made.pdf" "$2/document.pdf"`;
  await writeFile(soffice, script);
  await chmod(soffice, 0o755);
  cases = await startCases({ CLAMAV_URL: clamd.url, SOFFICE: soffice, UPLOAD_DAILY_MB: '1', CASE_STORAGE_MB: '1' });
  // The rounds are run here, when it is their turn.
  await cases.app.get(CheckStoredFiles).onApplicationShutdown();
});
afterAll(async () => {
  await cases.stop();
  await clamd.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A PDF that runs a script when it is opened. */
async function activePdf(): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  pdf.addPage().drawText('Statement');
  pdf.addJavaScript('hello', 'app.alert(1)');
  return Buffer.from(await pdf.save());
}

const own = (id: string) => cases.http(cases.asClientA).call(getOwnDocument, { params: { id } });

describe('the virus scanner', () => {
  it('M3: a file with a virus is refused and leaves nothing', async () => {
    const before = await cases.objects();
    const bytes = Buffer.concat([Buffer.from('VIRUS'), await samplePdf(1)]);
    const answer = await cases.upload(await cases.aCase(), { bytes });
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'FILE_REFUSED', detail: expect.stringMatching(/virus/) },
    });
    expect(await cases.objects()).toBe(before);
  });

  it('M3: what was not scanned yet reaches nobody, and is scanned as soon as the scanner answers', async () => {
    clamd.mode = 'error';
    const document = await cases.aDocument();
    expect(document.scan).toBe('pending');
    for (const by of [cases.asClientA, cases.asAdmin])
      expect(await cases.grant(by, document.id)).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    await cases.app.get(CheckStoredFiles).run();
    expect((await cases.grant(cases.asClientA, document.id)).status).toBe(503);
    clamd.mode = 'works';
    await cases.app.get(CheckStoredFiles).run();
    expect((await cases.grant(cases.asClientA, document.id)).status).toBe(201);
  });

  it('M3: a virus found later ends every way to the file, and is written down', async () => {
    const document = await cases.aDocument({ policy: {} });
    const grant = (await cases.grant(cases.asClientA, document.id)).body;
    await cases.model('Document').updateOne({ _id: document.id }, { scan: 'not_scanned' });
    clamd.mode = 'finds';
    await cases.app.get(CheckStoredFiles).run();
    clamd.mode = 'works';
    const audit = await cases.model('AuditEntry').find({ subject: 'document', subjectId: document.id });
    expect(audit.map(({ action }) => action)).toContain('document.virus-found');
    expect((await cases.bytes(cases.asClientA, grant.url)).status).toBe(404);
    expect((await cases.grant(cases.asAdmin, document.id, 'download')).body.code).toBe('ACTION_DISABLED');
  });
});

describe('a Word file', () => {
  it('H2: is shown to the client as a marked PDF, and kept as it is for staff', async () => {
    const bytes = sampleDocx();
    const document = await cases.aDocument({ name: 'memo.docx', bytes });
    expect(document).toMatchObject({ canBeMarked: true, fileName: 'memo.docx' });
    expect((await own(document.id)).body).toMatchObject({ fileType: 'application/pdf' });
    const grant = (await cases.grant(cases.asClientA, document.id)).body;
    const shown = await cases.bytes(cases.asClientA, grant.url);
    expect(shown.headers.get('content-type')).toBe('application/pdf');
    expect(shown.headers.get('content-disposition')).toContain('memo.pdf');
    const original = (await cases.grant(cases.asLawyer, document.id, 'download')).body;
    const kept = await cases.bytes(cases.asLawyer, original.url);
    expect(Buffer.from(await kept.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('H2: that cannot be made into a PDF is stored, and the client is promised nothing that cannot be done', async () => {
    // The names of its parts are not packed, so that the fake program sees this one.
    const bytes = sampleDocx({ 'word/UNREADABLE.xml': '<a/>' });
    const document = await cases.aDocument({ name: 'memo.docx', bytes });
    expect(document.canBeMarked).toBe(false);
    expect((await own(document.id)).body.policy).toMatchObject({
      downloadRestriction: 'disabled',
      printRestriction: 'disabled',
    });
    expect((await cases.grant(cases.asClientA, document.id, 'download')).body.code).toBe('ACTION_DISABLED');
  });
});

describe('files taken in earlier', () => {
  const round = () => cases.app.get(CheckStoredFiles).run();
  const row = (id: string) => cases.model('Document').findById(id).lean();

  it('H2, M3: a Word file that came while the scanner was away is scanned and made a PDF of as soon as it answers', async () => {
    clamd.mode = 'error';
    const document = await cases.aDocument({ name: 'memo.docx', bytes: sampleDocx() });
    expect(document).toMatchObject({ scan: 'pending', pdf: 'waiting', canBeMarked: false });
    await round();
    expect(await row(document.id)).toMatchObject({ scan: 'pending', asPdf: null });
    clamd.mode = 'works';
    await round();
    expect(await row(document.id)).toMatchObject({ scan: 'clean', asPdf: { size: expect.any(Number) } });
    const grant = (await cases.grant(cases.asClientA, document.id)).body;
    expect((await cases.bytes(cases.asClientA, grant.url)).headers.get('content-type')).toBe('application/pdf');
  });

  it('H2: a PDF that cannot be made is tried three times, then told as failed', async () => {
    const bytes = sampleDocx({ 'word/UNREADABLE.xml': '<a/>' });
    const document = await cases.aDocument({ name: 'memo.docx', bytes });
    expect(document.pdf).toBe('waiting');
    for (let rounds = 0; rounds < 4; rounds += 1) await round();
    expect(await row(document.id)).toMatchObject({ pdfTries: 3, asPdf: null });
    const [listed] = (
      await cases.http(cases.asAdmin).call(listCaseDocuments, { params: { id: document.caseId }, query: {} })
    ).body.items;
    expect(listed).toMatchObject({ pdf: 'failed', canBeMarked: false });
  });

  it('M3: active content of files from before is found: pictures of the pages still reach readers, the file only staff who download it', async () => {
    const document = await cases.aDocument({ policy: {} });
    const marked = await cases.aDocument();
    const script = await activePdf();
    for (const { id } of [document, marked]) {
      const { objectKey } = await row(id);
      await cases.app.get(OBJECT_STORE).put(objectKey, Readable.from([script]), { maxBytes: script.length });
      await cases.model('Document').updateOne({ _id: id }, { $unset: { inspection: 1 } });
    }
    await round();
    expect(await row(document.id)).toMatchObject({ unsafe: true, inspection: 1 });
    expect((await cases.grant(cases.asClientA, document.id)).body.code).toBe('ACTION_DISABLED');
    // Staff see pictures of its pages.
    const shown = await cases.grant(cases.asLawyer, document.id);
    expect(await cases.model('Grant').findById(shown.body.id).lean()).toMatchObject({
      renditionId: expect.any(String),
    });
    expect((await cases.grant(cases.asLawyer, document.id, 'download')).status).toBe(201);
    expect((await cases.grant(cases.asClientA, marked.id)).status).toBe(201);
    const audit = await cases.model('AuditEntry').find({ subject: 'document', subjectId: document.id });
    expect(audit.map(({ action }) => action)).toContain('document.unsafe-content-found');
  });

  it('M3: earlier files of a document are looked at, too', async () => {
    const document = await cases.aDocument({ policy: {} });
    const update = { earlierFiles: [{ ...(await row(document.id)), fileVersion: 0, uploadedAt: new Date() }] };
    const key = (await row(document.id)).objectKey;
    update.earlierFiles[0].objectKey = `${key}0`;
    const pdf = await samplePdf(1);
    await cases.app.get(OBJECT_STORE).put(`${key}0`, Readable.from([pdf]), { maxBytes: pdf.length });
    await cases.model('Document').updateOne({ _id: document.id }, update);
    await cases
      .model('Document')
      .updateOne({ _id: document.id }, { $unset: { 'earlierFiles.0.inspection': 1, 'earlierFiles.0.scan': 1 } });
    await round();
    expect((await row(document.id)).earlierFiles[0]).toMatchObject({ scan: 'clean', inspection: 1, unsafe: false });
  });
});

describe('an open reader', () => {
  it('M5: learns when the document was hidden, has expired or was limited; asking counts nothing', async () => {
    const document = await cases.aDocument({ policy: {} });
    const params = { id: document.id };
    const ask = (by = cases.asClientA) => cases.http(by).call(checkOwnDocument, { params });
    for (let opens = 0; opens < 2; opens += 1) await cases.grant(cases.asClientA, document.id);
    expect(await ask()).toMatchObject({ status: 200, body: { readable: true } });
    expect((await ask(cases.asClientB)).status).toBe(404);
    const policy = (more: object) => cases.setPolicy(document.id, { ...OPEN_POLICY, ...more });
    await policy({ maxAccessCount: 2 });
    expect((await ask()).status).toBe(200);
    await policy({ maxAccessCount: 1 });
    expect((await ask()).body.code).toBe('ACCESS_LIMIT_REACHED');
    await policy({ expiresAt: '2026-01-01T00:00:00Z' });
    expect(await ask()).toMatchObject({ status: 410, body: { code: 'DOCUMENT_EXPIRED' } });
    await policy({});
    await cases.http(cases.asLawyer).call(hideDocument, { params, body: { notify: false } });
    expect((await ask()).status).toBe(404);
    expect(await cases.model('Document').findById(document.id).lean()).toMatchObject({ readers: [{ opened: 2 }] });
  });
});

describe('room for files', () => {
  it('M3: a full case and a person who uploaded too much today are told so', async () => {
    const caseId = await cases.aCase();
    const stuffed = await samplePdf(1);
    const bytes = Buffer.concat([stuffed, Buffer.alloc(1_100_000, ' ')]);
    const by = await cases.signInAs({ roles: ['admin'] });
    expect((await cases.upload(caseId, { bytes }, by)).status).toBe(201);
    expect(await cases.upload(caseId, { bytes: stuffed })).toMatchObject({
      status: 507,
      body: { code: 'STORAGE_FULL' },
    });
    const elsewhere = await cases.upload(await cases.aCase(), { bytes: stuffed }, by);
    expect(elsewhere).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  });
});
