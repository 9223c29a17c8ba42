import { deleteDocument, restoreDocument } from '@diwan/contracts/matters/documents/keeping.http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type CasesRig, startCases } from '../../test/cases-rig.js';
import { samplePdf } from '../../test/sample-files.js';
import { CompleteOldDocuments } from './complete-old-documents.js';
import { EraseDeleted } from './erase-deleted.js';

const DAY = 24 * 60 * 60_000;

let cases: CasesRig;
beforeAll(async () => {
  cases = await startCases();
});
afterEach(() => cases.setTime(null));
afterAll(() => cases.stop());

const remove = (id: string, by = cases.asLawyer) => cases.http(by).call(deleteDocument, { params: { id } });
const replace = async (id: string) => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await samplePdf(1, 'Second'))]), 'second.pdf');
  return cases.http(cases.asLawyer).send('POST', `/api/cases/documents/${id}/file`, { body: form });
};
const restore = (id: string, by = cases.asLawyer) => cases.http(by).call(restoreDocument, { params: { id } });

describe('what was deleted', () => {
  it('D-125: loses its bytes after 30 days, earlier files included, and says so; what came back or is younger keeps them', async () => {
    const [gone, back, young] = [await cases.aDocument(), await cases.aDocument(), await cases.aDocument()];
    const objects = await cases.objects();
    // Two files: the present one and an earlier one.
    expect((await replace(gone.id)).status).toBe(200);
    await remove(gone.id);
    await remove(back.id);
    await restore(back.id);
    cases.setTime(new Date(Date.now() + 10 * DAY));
    expect((await remove(young.id, await cases.signInAs({ roles: ['admin'] }))).status).toBe(200);
    cases.setTime(new Date(Date.now() + 30 * DAY + 60_000));
    const later = await cases.signInAs({ roles: ['admin'] });
    const erase = cases.app.get(EraseDeleted);
    await Promise.all([erase.run(), erase.run()]);
    expect(await cases.objects()).toBe(objects - 1);
    expect((await restore(gone.id, later)).status).toBe(404);
    expect((await restore(young.id, later)).status).toBe(200);
    const audit = await cases.model('AuditEntry').find({ subjectId: gone.id, action: 'document.erased' });
    expect(audit).toHaveLength(1);
    expect(await cases.model('Document').findById(gone.id).lean()).toMatchObject({ title: gone.title });
  });
});

describe('documents of earlier builds', () => {
  it('DOC-12: are completed when the service starts, and can then be read, changed and replaced like others', async () => {
    const document = await cases.aDocument();
    const rows = cases.model('Document').collection;
    const { _id, createdAt } = await cases.model('Document').findById(document.id).lean();
    const $unset = Object.fromEntries(
      [
        'version',
        'fileVersion',
        'earlierFiles',
        'fileAt',
        'policyVersion',
        'searchWords',
        'asPdf',
        'deletedAt',
        'erasedAt',
        'inspection',
        'scan',
      ].map((field) => [field, '']),
    );
    await rows.updateOne({ _id }, { $unset });
    const complete = cases.app.get(CompleteOldDocuments);
    await Promise.all([complete.run(), complete.run()]);
    expect(await rows.findOne({ _id })).toMatchObject({
      version: 1,
      fileVersion: 1,
      earlierFiles: [],
      fileAt: createdAt,
    });
    const replaced = await replace(document.id);
    expect(replaced).toMatchObject({ status: 200, body: { fileVersion: 2, earlierFiles: [{ fileVersion: 1 }] } });
    await complete.run();
    expect(await rows.findOne({ _id })).toMatchObject({ fileVersion: 2 });
    expect((await cases.grant(cases.asClientA, document.id)).status).toBe(201);
  });
});
