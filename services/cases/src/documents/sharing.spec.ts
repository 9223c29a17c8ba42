import { DocumentHiddenV1, DocumentSharedV1 } from '@diwan/contracts/matters/documents/events';
import {
  getOwnDocument,
  hideDocument,
  listCaseDocuments,
  listOwnDocuments,
  setDocumentPolicy,
} from '@diwan/contracts/matters/documents/http';
import { readDocumentNotice } from '@diwan/contracts/matters/documents/notice.http';
import { documentFacts, documentNotice, hiddenDocumentNotice } from '@diwan/contracts/matters/documents/questions';
import { documentNoticeStanding } from '@diwan/contracts/messages/notices/questions';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CasesRig, OPEN_POLICY, startCases } from '../../test/cases-rig.js';

let cases: CasesRig;
beforeAll(async () => {
  cases = await startCases();
});
afterAll(() => cases.stop());

const share = async (id: string, by = cases.asLawyer) => {
  const caseId = (await cases.model('Document').findById(id).lean())?.caseId ?? 'ffffffffffffffffffffffff';
  const { status, body } = await cases.share({ id, caseId }, by);
  return { status, body: Array.isArray(body) ? body[0] : body };
};
const hide = (id: string, by = cases.asLawyer) =>
  cases.http(by).call(hideDocument, { params: { id }, body: { notify: false } });
const sharedEvents = async (id: string) =>
  (await cases.eventsOf(DocumentSharedV1)).filter(({ payload }) => payload.documentId === id);

describe('sharing a document', () => {
  it('D-151: shows it, writes one audit line and owes one event to notifications', async () => {
    const document = await cases.aDocument({ shared: false });
    expect(await share(document.id)).toMatchObject({
      status: 200,
      body: { visibleToClient: true, sharedAt: expect.any(String) },
    });
    expect(await sharedEvents(document.id)).toMatchObject([
      {
        payload: { documentId: document.id, caseId: document.caseId, clientId: cases.clientA.id, sharing: 1 },
        waitingFor: ['notifications'],
      },
    ]);
    const audit = await cases
      .model('AuditEntry')
      .find({ subject: 'document', subjectId: document.id })
      .sort({ seq: 1 })
      .lean();
    expect(audit.map(({ action }: { action: string }) => action)).toEqual(['document.uploaded', 'document.shared']);
  });

  it('D-151: is all or nothing', async () => {
    const document = await cases.aDocument({ shared: false });
    const audit = cases.app.get(AuditLog);
    const record = audit.record;
    audit.record = () => Promise.reject(new Error('no audit'));
    try {
      expect((await share(document.id)).status).toBe(500);
    } finally {
      audit.record = record;
    }
    expect(await cases.model('Document').findById(document.id).lean()).toMatchObject({
      readers: [],
      sharing: 0,
    });
    expect(await sharedEvents(document.id)).toEqual([]);
  });

  it('D-151: again, or twice at once, changes nothing and tells nobody', async () => {
    const document = await cases.aDocument({ shared: false });
    const answers = await Promise.all([1, 2, 3, 4].map(() => share(document.id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await share(document.id);
    expect(await sharedEvents(document.id)).toHaveLength(1);
    expect(await cases.model('Document').findById(document.id).lean()).toMatchObject({ sharing: 1, shared: [{}] });
  });

  it('D-099: hiding keeps the history, and sharing again is a new sharing', async () => {
    const document = await cases.aDocument();
    expect((await hide(document.id)).body).toMatchObject({ visibleToClient: false, sharedAt: null });
    await hide(document.id);
    await share(document.id, cases.asAdmin);
    const stored = await cases.model('Document').findById(document.id).lean();
    expect(stored).toMatchObject({
      sharing: 2,
      shared: [{ by: cases.lawyer.id }, { by: cases.admin.id }],
      hidden: [{ by: cases.lawyer.id }],
    });
    const hidden = (await cases.eventsOf(DocumentHiddenV1)).filter(({ payload }) => payload.documentId === document.id);
    expect(hidden.map(({ payload }) => payload.sharing)).toEqual([1]);
    expect((await sharedEvents(document.id)).map(({ payload }) => payload.sharing)).toEqual([1, 2]);
  });

  it('outside the scope is not found', async () => {
    const caseId = await cases.aCase({ team: [cases.lawyer.id] });
    const document = await cases.aDocument({ caseId, shared: false });
    for (const id of [document.id, 'ffffffffffffffffffffffff'])
      expect((await share(id, cases.asAssistant)).status).toBe(404);
    const secret = await cases.aDocument({ level: 'high', shared: false });
    expect((await share(secret.id, cases.asAssistant)).status).toBe(404);
    expect((await hide(secret.id, cases.asAssistant)).status).toBe(404);
  });
});

describe('the notice about a document', () => {
  it('names it while this sharing holds', async () => {
    const document = await cases.aDocument();
    const notice = (sharing: number) =>
      cases.ask(documentNotice, { documentId: document.id, sharing, personId: cases.clientA.id });
    expect(await notice(1)).toEqual({
      title: 'Statement of claim',
      caseTitle: 'Khoury v. Cedar Logistics',
      path: `/documents/${document.id}`,
    });
    expect(await notice(2)).toBeNull();
    // Whoever is no client of the case (any more) learns nothing of it.
    const toAnother = { documentId: document.id, sharing: 1, personId: cases.clientB.id };
    expect(await cases.ask(documentNotice, toAnother)).toBeNull();
    await hide(document.id);
    expect(await cases.ask(hiddenDocumentNotice, toAnother)).toBeNull();
    expect(await notice(1)).toBeNull();
    await share(document.id);
    expect(await notice(1)).toBeNull();
    expect(await notice(2)).not.toBeNull();
  });

  it('names nothing for high confidentiality', async () => {
    const document = await cases.aDocument({ level: 'high' });
    expect(
      await cases.ask(documentNotice, { documentId: document.id, sharing: 1, personId: cases.clientA.id }),
    ).toMatchObject({
      title: null,
      caseTitle: null,
    });
  });
});

describe('the notice about a hidden document', () => {
  it('DOC-03: is wished by whoever hides it', async () => {
    const events = async (id: string) =>
      (await cases.eventsOf(DocumentHiddenV1)).filter(({ payload }) => payload.documentId === id);
    const quiet = await cases.aDocument();
    await hide(quiet.id);
    expect((await events(quiet.id))[0]?.payload).not.toHaveProperty('notify');
    const told = await cases.aDocument();
    await cases.http(cases.asLawyer).call(hideDocument, { params: { id: told.id }, body: { notify: true } });
    expect((await events(told.id))[0]?.payload).toMatchObject({ notify: true, sharing: 1 });
  });

  it('names it while it is hidden, and never one of high confidentiality', async () => {
    const document = await cases.aDocument();
    const notice = (sharing: number) =>
      cases.ask(hiddenDocumentNotice, { documentId: document.id, sharing, personId: cases.clientA.id });
    expect(await notice(1)).toBeNull();
    await hide(document.id);
    expect(await notice(1)).toEqual({ title: 'Statement of claim', caseTitle: 'Khoury v. Cedar Logistics' });
    await share(document.id);
    expect(await notice(1)).toBeNull();
    const secret = await cases.aDocument({ level: 'high' });
    await hide(secret.id);
    expect(
      await cases.ask(hiddenDocumentNotice, { documentId: secret.id, sharing: 1, personId: cases.clientA.id }),
    ).toEqual({
      title: null,
      caseTitle: null,
    });
  });

  it('D-151: how it stands is told to who works on the document', async () => {
    const document = await cases.aDocument();
    const standing = { state: 'sent', from: null } as const;
    const isAsked = { of: 'shared', documentId: document.id, sharing: 1, personId: cases.clientA.id };
    cases.rpcAnswers(documentNoticeStanding, (question) => {
      expect(question).toEqual(isAsked);
      return standing;
    });
    const read = (by: typeof cases.asLawyer, clientId = cases.clientA.id) =>
      cases.http(by).call(readDocumentNotice, { params: { id: document.id }, query: { of: 'shared', clientId } });
    expect(await read(cases.asLawyer)).toMatchObject({ status: 200, body: standing });
    expect((await read(cases.asLawyer, cases.clientB.id)).body).toEqual({ state: 'none', from: null });
    expect((await read(cases.asClientA)).status).toBe(403);
  });
});

describe('the facts of a document for the delivery log', () => {
  it('NOT-05: name it and its case; one of high confidentiality only for who may see it', async () => {
    const document = await cases.aDocument();
    const secret = await cases.aDocument({ level: 'high' });
    const ids = [document.id, secret.id, 'ffffffffffffffffffffffff'];
    const titles = async (high: boolean) =>
      new Map((await cases.ask(documentFacts, { ids, high })).map(({ id, title }) => [id, title]));
    expect(await cases.ask(documentFacts, { ids: [document.id], high: false })).toEqual([
      { id: document.id, title: 'Statement of claim', caseNumber: expect.stringMatching(/./) },
    ]);
    expect(await titles(false)).toEqual(
      new Map([
        [document.id, 'Statement of claim'],
        [secret.id, null],
      ]),
    );
    expect((await titles(true)).get(secret.id)).toBe('Statement of claim');
  });
});

describe("a client's documents", () => {
  const own = (by = cases.asClientA) => cases.http(by).call(listOwnDocuments, { query: {} });

  it('D-074: are those shared with the client of the session, and no others', async () => {
    const shared = await cases.aDocument();
    const hidden = await cases.aDocument({ shared: false });
    const ids = (await own()).body.items.map(({ id }: { id: string }) => id);
    expect(ids).toContain(shared.id);
    expect(ids).not.toContain(hidden.id);
    expect((await own(cases.asClientB)).body.items).toEqual([]);
    const strangers = await cases.http(cases.asClientB).call(listOwnDocuments, { query: { caseId: shared.caseId } });
    expect(strangers.body.items).toEqual([]);
    const bodies = [];
    for (const [by, id] of [
      [cases.asClientB, shared.id],
      [cases.asClientA, hidden.id],
      [cases.asClientA, 'ffffffffffffffffffffffff'],
    ] as const) {
      const answer = await cases.http(by).call(getOwnDocument, { params: { id } });
      expect(answer.status).toBe(404);
      bodies.push({ ...answer.body, reference: '' });
    }
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  });

  it('D-073: show nothing of the firm’s side', async () => {
    await cases.aDocument();
    const [document] = (await own()).body.items;
    expect(Object.keys(document).sort()).toEqual(
      [
        'id',
        'caseId',
        'caseTitle',
        'title',
        'documentType',
        'typeName',
        'tags',
        'openedAt',
        'reach',
        'shareRequest',
        'confidentialityLevel',
        'fileType',
        'fileSize',
        'sharedAt',
        'accessCount',
        'policy',
      ].sort(),
    );
    expect(document.caseTitle).toBe('Khoury v. Cedar Logistics');
  });

  it('refuse unknown and nested query fields', async () => {
    const http = cases.http(cases.asClientA);
    for (const query of ['clientId=x', 'caseId[$ne]=x', 'caseId=zzz'])
      expect((await http.get(`/api/cases/my/documents?${query}`)).status).toBe(400);
  });
});

describe('a policy', () => {
  it('D-087: is set by who decides, kept with its history and shown to the client', async () => {
    const document = await cases.aDocument();
    const params = { id: document.id };
    const policy = { ...OPEN_POLICY, maxAccessCount: 7, expiresAt: '2030-01-01T00:00:00.000Z' };
    const body = { ...policy, version: document.policyVersion };
    expect((await cases.http(cases.asAssistant).call(setDocumentPolicy, { params, body })).status).toBe(403);
    expect((await cases.http(cases.asAdmin).call(setDocumentPolicy, { params, body })).body.policy).toEqual(policy);
    expect((await cases.http(cases.asClientA).call(getOwnDocument, { params })).body.policy).toEqual(policy);
    const audit = await cases
      .model('AuditEntry')
      .findOne({ subject: 'document', subjectId: document.id, action: 'document.policy-set' })
      .lean();
    expect(audit).toMatchObject({ before: { watermarkEnabled: true }, after: { maxAccessCount: 7 } });
    expect(await cases.app.get(AuditLog).verify()).toBeNull();
  });

  it('refuses nonsense', async () => {
    const document = await cases.aDocument();
    const params = { id: document.id };
    for (const wrong of [{ maxAccessCount: 0 }, { maxAccessCount: 1.5 }, { expiresAt: 'tomorrow' }, { extra: 1 }])
      expect(
        (
          await cases
            .http(cases.asAdmin)
            .call(setDocumentPolicy, { params, body: { ...OPEN_POLICY, version: 1, ...wrong } })
        ).status,
      ).toBe(400);
  });
});

it('documents of high confidentiality are not listed for assistants', async () => {
  const document = await cases.aDocument({ level: 'high' });
  const listed = async (by: typeof cases.asLawyer) =>
    (await cases.http(by).call(listCaseDocuments, { params: { id: document.caseId }, query: {} })).body.total;
  expect([await listed(cases.asLawyer), await listed(cases.asAssistant)]).toEqual([1, 0]);
});
