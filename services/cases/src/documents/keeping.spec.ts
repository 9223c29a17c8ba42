import { getDocumentSettings } from '@diwan/contracts/matters/document-settings/http';
import {
  createGrant,
  getOwnDocument,
  hideDocument,
  listCaseDocuments,
  type StaffDocument,
  setDocumentPolicy,
  shareDocuments,
} from '@diwan/contracts/matters/documents/http';
import {
  changeDocument,
  deleteDocument,
  listDocumentChanges,
  restoreDocument,
  searchDocuments,
} from '@diwan/contracts/matters/documents/keeping.http';
import type { SignedIn } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CasesRig, OPEN_POLICY, startCases } from '../../test/cases-rig.js';
import { samplePdf } from '../../test/sample-files.js';

const DAY = 24 * 60 * 60_000;

let cases: CasesRig;
let stranger: SignedIn;
beforeAll(async () => {
  cases = await startCases();
  stranger = await cases.signInAs({ roles: ['lawyer'] });
});
afterAll(() => cases.stop());

const detailsOf = ({ title, description, documentType, confidentialityLevel, tags, version }: StaffDocument) => ({
  title,
  description,
  documentType,
  confidentialityLevel,
  tags,
  version,
});
const change = (document: StaffDocument, more: object, by = cases.asLawyer) =>
  cases.http(by).call(changeDocument, {
    params: { id: document.id },
    body: { ...detailsOf(document), ...more },
  });
const own = (id: string, by = cases.asClientA) => cases.http(by).call(getOwnDocument, { params: { id } });
const replace = async (id: string, by = cases.asLawyer) => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await samplePdf(1, 'Second'))]), 'second.pdf');
  return cases.http(by).send('POST', `/api/cases/documents/${id}/file`, { body: form });
};

describe('what is said about a document', () => {
  it('D-129: is changed by whoever saw it last, and found by its new words in both scripts', async () => {
    const document = await cases.aDocument();
    const changed = await change(document, { title: 'عقد الإيجار', tags: ['Beirut'], description: 'Annex B' });
    expect(changed.body).toMatchObject({
      title: 'عقد الإيجار',
      tags: ['Beirut'],
      version: 2,
      typeName: { en: 'Pleading' },
    });
    expect((await change(document, { title: 'Late' })).body.code).toBe('CONFLICT');
    const found = async (search: string, by = cases.asLawyer) =>
      (await cases.http(by).call(searchDocuments, { query: { search } })).body.items.map(({ id }: StaffDocument) => id);
    for (const words of ['الايجار', 'beir', 'annex', 'statement']) expect(await found(words)).toContain(document.id);
    expect(await found('beir', stranger)).toEqual([]);
  });

  it('DOC-13: is found by type, level and visibility, and a level beyond the reader’s is not found by asking for it', async () => {
    const [open, high] = [await cases.aDocument(), await cases.aDocument({ level: 'high', shared: false })];
    const found = async (query: Record<string, string>, by = cases.asAdmin) =>
      (await cases.http(by).call(searchDocuments, { query: { ...query, limit: 100 } as never })).body.items.map(
        ({ id }: StaffDocument) => id,
      );
    expect(await found({ confidentialityLevel: 'high' })).toContain(high.id);
    expect(await found({ confidentialityLevel: 'high' })).not.toContain(open.id);
    expect(await found({ confidentialityLevel: 'high' }, cases.asAssistant)).toEqual([]);
    expect(await found({ visibility: 'hidden' })).toContain(high.id);
    expect(await found({ visibility: 'hidden' })).not.toContain(open.id);
    expect(await found({ visibility: 'shown' })).toContain(open.id);
  });

  it('lets only those who may set policies lower the level', async () => {
    const document = await cases.aDocument({ level: 'medium' });
    expect((await change(document, { confidentialityLevel: 'normal' }, cases.asAssistant)).body).toMatchObject({
      fieldErrors: { confidentialityLevel: 'level_lowered' },
    });
    const lowered = await change(document, { confidentialityLevel: 'normal' }, cases.asAdmin);
    expect(lowered.body).toMatchObject({ confidentialityLevel: 'normal', policyVersion: document.policyVersion + 1 });
  });

  it('is nobody else’s: another team, a client, an unknown id', async () => {
    const document = await cases.aDocument();
    const http = cases.http(stranger);
    const params = { id: document.id };
    const answers = await Promise.all([
      change(document, {}, stranger),
      http.call(deleteDocument, { params }),
      http.call(restoreDocument, { params }),
      http.call(listDocumentChanges, { params }),
      replace(document.id, stranger),
      change({ ...document, id: 'ffffffffffffffffffffffff' }, {}),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect((await change(document, {}, cases.asClientA)).status).toBe(403);
  });
});

describe('H5 D-129: a policy', () => {
  it('set on an older version is refused, and what was closed stays closed', async () => {
    const document = await cases.aDocument();
    const set = (more: object) =>
      cases.http(cases.asAdmin).call(setDocumentPolicy, {
        params: { id: document.id },
        body: { ...OPEN_POLICY, version: document.policyVersion, ...more },
      });
    expect((await set({ downloadRestriction: 'disabled' })).body.policyVersion).toBe(document.policyVersion + 1);
    expect((await set({ maxAccessCount: 5 })).body.code).toBe('CONFLICT');
    expect((await own(document.id)).body.policy.downloadRestriction).toBe('disabled');
    const history = await cases.http(cases.asLawyer).call(listDocumentChanges, { params: { id: document.id } });
    expect(history.body[0]).toMatchObject({
      action: 'document.policy-set',
      personName: 'Nadim Haddad',
      changes: expect.arrayContaining([{ field: 'downloadRestriction', before: 'none', after: 'disabled' }]),
    });
    expect(JSON.stringify(history.body)).not.toContain('sha256');
  });
});

describe('H8: sharing', () => {
  it('takes several documents at once, quietly where nobody is to be told', async () => {
    const caseId = await cases.aCase();
    const two = [await cases.aDocument({ caseId, shared: false }), await cases.aDocument({ caseId, shared: false })];
    const share = (documentIds: string[], by = cases.asLawyer) =>
      cases.http(by).call(shareDocuments, { params: { id: caseId }, body: { documentIds, notify: false } });
    const other = await cases.aDocument({ shared: false });
    expect((await share([...two.map(({ id }) => id), other.id])).status).toBe(404);
    expect((await own(two[0]?.id ?? '')).status).toBe(404);
    expect((await share(two.map(({ id }) => id))).body).toMatchObject([
      { visibleToClient: true },
      { visibleToClient: true },
    ]);
    expect((await share([other.id], stranger)).status).toBe(404);
  });

  it('refuses a document whose access has ended', async () => {
    const document = await cases.aDocument({ shared: false, policy: { expiresAt: '2020-01-01T00:00:00.000Z' } });
    expect((await cases.share(document)).body.code).toBe('DOCUMENT_EXPIRED');
    expect((await own(document.id)).status).toBe(404);
  });
});

describe('M5: a document that is no longer shared', () => {
  it('says so to the client it was shown to, and to nobody else', async () => {
    const document = await cases.aDocument();
    const never = await cases.aDocument({ shared: false });
    await cases.http(cases.asLawyer).call(hideDocument, { params: { id: document.id }, body: { notify: false } });
    expect((await own(document.id)).body.code).toBe('DOCUMENT_WITHDRAWN');
    expect((await own(document.id, cases.asClientB)).body.code).toBe('NOT_FOUND');
    expect((await own(never.id)).body.code).toBe('NOT_FOUND');
  });
});

describe('M15: an ended or used-up document', () => {
  it('says that it cannot be opened', async () => {
    const ended = await cases.aDocument({ policy: { expiresAt: '2020-01-01T00:00:00.000Z' } });
    expect((await own(ended.id)).body.reach).toBe('ended');
    const used = await cases.aDocument({ policy: { maxAccessCount: 1 } });
    expect((await own(used.id)).body).toMatchObject({ reach: 'open', openedAt: null });
    await cases.grant(cases.asClientA, used.id);
    expect((await own(used.id)).body).toMatchObject({ reach: 'used_up', openedAt: expect.any(String) });
  });
});

describe('DOC-12: a replaced file', () => {
  it('keeps policy and sharing; staff still open the earlier one, the client never', async () => {
    const document = await cases.aDocument({ policy: { watermarkEnabled: false, maxAccessCount: 9 } });
    const replaced = (await replace(document.id)).body;
    expect(replaced).toMatchObject({
      fileName: 'second.pdf',
      fileVersion: 2,
      visibleToClient: true,
      policy: { maxAccessCount: 9 },
      earlierFiles: [{ fileVersion: 1, fileName: 'statement.pdf', uploadedByName: 'Maya Saliba' }],
    });
    const bytesOf = async (by: SignedIn, fileVersion?: number) => {
      const body = { action: 'download' as const, ...(fileVersion && { fileVersion }) };
      const grant = await cases.http(by).call(createGrant, { params: { id: document.id }, body });
      return grant.status === 201
        ? (await (await cases.bytes(by, grant.body.url)).arrayBuffer()).byteLength
        : grant.status;
    };
    expect(await bytesOf(cases.asLawyer, 1)).toBe(document.fileSize);
    expect(await bytesOf(cases.asLawyer)).toBe(replaced.fileSize);
    expect(await bytesOf(cases.asClientA, 1)).toBe(404);
    expect(await bytesOf(cases.asLawyer, 7)).toBe(404);
  });
});

describe('D-125: a deleted document', () => {
  it('opens for nobody and comes back as it was within 30 days', async () => {
    const document = await cases.aDocument();
    const params = { id: document.id };
    const http = cases.http(cases.asLawyer);
    expect((await http.call(deleteDocument, { params })).body.deletedAt).toEqual(expect.any(String));
    expect((await own(document.id)).body.code).toBe('DOCUMENT_WITHDRAWN');
    expect((await cases.grant(cases.asLawyer, document.id)).status).toBe(404);
    const listed = async (query: { deleted?: 'true' }) =>
      (await http.call(listCaseDocuments, { params: { id: document.caseId }, query })).body.total;
    expect([await listed({}), await listed({ deleted: 'true' })]).toEqual([0, 1]);
    expect((await http.call(restoreDocument, { params })).body).toMatchObject({
      deletedAt: null,
      visibleToClient: true,
    });
    expect((await own(document.id)).status).toBe(200);
    await http.call(deleteDocument, { params });
    await cases.model('Document').updateOne({ _id: document.id }, { deletedAt: new Date(Date.now() - 31 * DAY) });
    expect((await http.call(restoreDocument, { params })).status).toBe(404);
    expect(await listed({ deleted: 'true' })).toBe(0);
  });
});

describe('DOC-02 DOC-04: the firm’s document settings', () => {
  const read = async () => (await cases.http(cases.asLawyer).call(getDocumentSettings, {})).body;
  const set = (body: object, by = cases.asAdmin) =>
    cases.http(by).send('PUT', '/api/cases/document-settings', { body });

  it('D-129: offer types and default policies, versioned and audited', async () => {
    const shipped = await read();
    expect(shipped.types.map(({ id }: { id: string }) => id)).toContain('power_of_attorney');
    const document = await cases.aDocument({ level: 'normal', fields: { documentType: 'other' } });
    const types = [
      ...shipped.types.map((type: { id: string }) => ({ ...type, archived: type.id === 'other' })),
      { id: 'expert_report', name: { en: 'Expert report', ar: 'تقرير خبير' }, archived: false },
    ];
    const levels = { ...shipped.levels, normal: { ...shipped.levels.normal, printRestriction: 'disabled' } };
    expect((await set({ ...shipped, types, levels }, cases.asLawyer)).status).toBe(403);
    expect((await set({ ...shipped, types, levels })).body).toMatchObject({ version: 1 });
    expect((await set({ ...shipped, types, levels })).body.code).toBe('CONFLICT');
    expect((await set({ ...(await read()), types: types.slice(1) })).body).toMatchObject({
      fieldErrors: { types: 'invalid' },
    });
    // The archived type still names its documents, is kept by them, and is not given to new ones.
    expect((await own(document.id)).body).toMatchObject({
      typeName: { en: 'Other' },
      policy: { printRestriction: 'disabled' },
    });
    expect((await change(document, { title: 'Kept' })).status).toBe(200);
    const refused = await cases.upload(document.caseId, { fields: { documentType: 'other' } });
    expect(refused.body).toMatchObject({ fieldErrors: { documentType: 'invalid_choice' } });
    expect((await cases.upload(document.caseId, { fields: { documentType: 'expert_report' } })).status).toBe(201);
    expect(await cases.model('AuditEntry').findOne({ subject: 'document-settings' }).lean()).toMatchObject({
      personId: cases.admin.id,
    });
  });
});
