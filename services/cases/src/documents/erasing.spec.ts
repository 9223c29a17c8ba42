import { getOwnDocument } from '@diwan/contracts/matters/documents/http';
import { deleteDocument, restoreDocument } from '@diwan/contracts/matters/documents/keeping.http';
import { listOwnTimeline } from '@diwan/contracts/matters/timeline/http';
import type { SignedIn } from '@diwan/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type CasesRig, startCases } from '../../test/cases-rig.js';
import { samplePdf } from '../../test/sample-files.js';
import { CompleteOldDocuments } from './complete-old-documents.js';
import { CompleteReaders } from './complete-readers.js';
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

  it('M1: stay with the client whom staff were told of, who is known to have opened what the log says', async () => {
    const caseId = await cases.aCase({ otherClients: [{ id: cases.clientB.id, role: null }] });
    const [shown, hidden, never] = [
      await cases.aDocument({ caseId }),
      await cases.aDocument({ caseId }),
      await cases.aDocument({ caseId, shared: false }),
    ];
    for (const by of [cases.asLawyer, cases.asClientA, cases.asClientA, cases.asClientB])
      expect((await cases.grant(by, shown.id)).status).toBe(201);
    const rows = cases.model('Document').collection;
    const both = [cases.clientA.id, cases.clientB.id];
    // As they were kept: shown to all clients of the case, or to nobody.
    for (const [{ id }, visibleToClient] of [
      [shown, true],
      [hidden, false],
      [never, false],
    ] as const) {
      const old = {
        visibleToClient,
        clientIds: id === never.id ? [cases.clientA.id] : both,
        accessCount: 4,
        remaining: null,
      };
      const { _id } = await cases.model('Document').findById(id).lean();
      await rows.updateOne({ _id }, { $set: old, $unset: { readers: '' } });
    }
    const complete = cases.app.get(CompleteReaders);
    await Promise.all([complete.run(), complete.run()]);
    const readersOf = async ({ id }: { id: string }) => (await cases.model('Document').findById(id).lean()).readers;
    expect(await readersOf(shown)).toMatchObject([
      { clientId: cases.clientA.id, opened: 2, hiddenAt: null, openedAt: expect.any(Date) },
      { clientId: cases.clientB.id, opened: 1, hiddenAt: expect.any(Date) },
    ]);
    expect((await readersOf(hidden)).map(({ hiddenAt }: { hiddenAt: unknown }) => hiddenAt)).not.toContain(null);
    expect(await readersOf(never)).toEqual([]);
    const own = (by: SignedIn) => cases.http(by).call(getOwnDocument, { params: { id: shown.id } });
    expect([(await own(cases.asClientA)).status, (await own(cases.asClientB)).body.code]).toEqual([
      200,
      'DOCUMENT_WITHDRAWN',
    ]);
    expect((await cases.http(cases.asClientB).call(listOwnTimeline, { query: {} })).text).not.toContain(shown.id);
    const audit = await cases.model('AuditEntry').find({ subjectId: shown.id, action: 'document.hidden' }).lean();
    expect(audit).toMatchObject([{ personId: null, after: { clientIds: [cases.clientB.id] } }]);
  });
});
