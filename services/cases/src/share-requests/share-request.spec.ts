import { listDocumentAccesses } from '@diwan/contracts/matters/documents/accesses.http';
import { getOwnDocument, hideDocument } from '@diwan/contracts/matters/documents/http';
import { ShareDecidedV1, ShareRequestedV1 } from '@diwan/contracts/matters/share-requests/events';
import {
  approveShareRequest,
  listShareRequests,
  refuseShareRequest,
  requestShare,
  revokeShareRequest,
  type ShareRequest,
} from '@diwan/contracts/matters/share-requests/http';
import { shareRequestNotice } from '@diwan/contracts/matters/share-requests/questions';
import { getSharedLink, openSharedLink, sendSharedLinkCode } from '@diwan/contracts/matters/shared-links/http';
import { checkProof, requestProof } from '@diwan/contracts/people/codes/questions';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type CasesRig, startCases } from '../../test/cases-rig.js';

const RECIPIENT = {
  recipientName: 'Rami Aoun',
  recipientPhone: '03 123 456',
  recipientEmail: null,
  recipientLanguage: 'en',
  reason: 'My accountant needs it.',
} as const;
const DAY = 24 * 60 * 60_000;

let cases: CasesRig;
let sentTo: string[] = [];
beforeAll(async () => {
  cases = await startCases();
  // Who is still to hear of a wish is read from its event.
  await cases.holdEvents();
  cases.rpcAnswers(requestProof, ({ to }) => {
    sentTo.push(to);
    return { challengeId: `challenge-${to}`, resendAfterSeconds: 60 };
  });
  cases.rpcAnswers(checkProof, ({ challengeId, code }) => {
    if (code !== '123456') throw new DomainError('OTP_INVALID');
    return { to: challengeId.replace('challenge-', '') };
  });
});
afterAll(() => cases.stop());
afterEach(() => cases.setTime(null));

const ask = (id: string, by = cases.asClientA, more: object = {}) =>
  cases.http(by).call(requestShare, { params: { id }, body: { ...RECIPIENT, ...more } });
const list = async (by = cases.asAdmin, query: object = {}): Promise<ShareRequest[]> =>
  (await cases.http(by).call(listShareRequests, { query: { limit: 100, ...query } })).body.items;
const approve = (id: string, by = cases.asAdmin) =>
  cases.http(by).call(approveShareRequest, { params: { id }, body: { days: 7, maxOpens: 2 } });
const refuse = (id: string, by = cases.asAdmin) =>
  cases.http(by).call(refuseShareRequest, { params: { id }, body: { reason: 'Not while the case is open.' } });
const wishOf = async (id: string, by = cases.asClientA) =>
  (await cases.http(by).call(getOwnDocument, { params: { id } })).body.shareRequest;
const tokenOf = async (requestId: string): Promise<string> =>
  (await cases.model('ShareRequest').findById(requestId).lean()).link.token;
const accessesOf = async (id: string) =>
  (await cases.http(cases.asAdmin).call(listDocumentAccesses, { params: { id }, query: {} })).body.items;

describe('D-089: asking to pass a document on', () => {
  it('OFF-01: shows first the wish that has waited longest, and what was decided latest first', async () => {
    const [one, other] = [await cases.aDocument(), await cases.aDocument()];
    const wishes = [(await ask(one.id)).body.id, (await ask(other.id)).body.id];
    const shown = async (state: string, by = cases.asAdmin) =>
      (await list(by, { state })).map(({ id }) => id).filter((id) => wishes.includes(id));
    expect(await shown('open')).toEqual(wishes);
    expect(await shown('open', cases.asLawyer)).toEqual(wishes);
    for (const id of wishes) await refuse(id);
    expect(await shown('refused')).toEqual(wishes.toReversed());
  });

  it('reaches the firm: one open wish however often it is asked, told to the team, listed, logged as asked', async () => {
    const document = await cases.aDocument();
    const answers = await Promise.all([ask(document.id), ask(document.id), ask(document.id)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const events = (await cases.eventsOf(ShareRequestedV1)).filter(({ payload }) => payload.documentId === document.id);
    expect(events).toMatchObject([
      { payload: { team: [cases.lawyer.id, cases.assistant.id] }, waitingFor: ['cases', 'notifications'] },
    ]);
    const listed = (await list(cases.asLawyer, { state: 'open', caseId: document.caseId })) as ShareRequest[];
    expect(listed).toMatchObject([
      { documentTitle: 'Statement of claim', clientName: 'Rana Khoury', recipientPhone: '+9613123456', link: null },
    ]);
    expect(await accessesOf(document.id)).toMatchObject([
      { action: 'share', outcome: 'asked', personName: 'Rana Khoury' },
    ]);
    expect(await wishOf(document.id)).toMatchObject({ state: 'open', recipientName: 'Rami Aoun', decidedAt: null });
  });

  it('needs a way to reach the recipient', async () => {
    const document = await cases.aDocument();
    const none = await ask(document.id, cases.asClientA, { recipientPhone: null });
    expect(none.body.fieldErrors).toEqual({ recipientPhone: 'required' });
    const nonsense = await ask(document.id, cases.asClientA, { recipientPhone: '12' });
    expect(nonsense.body.fieldErrors).toEqual({ recipientPhone: 'invalid_phone' });
    const costly = await ask(document.id, cases.asClientA, { recipientPhone: '+881 6 1234 5678' });
    expect(costly.body.fieldErrors).toEqual({ recipientPhone: 'invalid_phone' });
  });

  it('is refused where sharing is disabled, and for documents that are not theirs', async () => {
    const disabled = await cases.aDocument({ level: 'high' });
    expect((await ask(disabled.id)).body.code).toBe('ACTION_DISABLED');
    const hidden = await cases.aDocument({ shared: false });
    expect((await ask(hidden.id)).status).toBe(404);
    expect((await ask(disabled.id, cases.asClientB)).status).toBe(404);
    expect((await ask('ffffffffffffffffffffffff')).status).toBe(404);
  });

  it('is listed for the team only and decided by who decides in its case only', async () => {
    const document = await cases.aDocument();
    const { id } = (await ask(document.id)).body;
    const stranger = await cases.signInAs({ roles: ['lawyer'] });
    expect(await list(stranger)).toEqual([]);
    expect((await approve(id, cases.asAssistant)).status).toBe(403);
    expect((await refuse(id, cases.asClientA)).status).toBe(403);
    expect((await approve('ffffffffffffffffffffffff')).status).toBe(404);
  });
});

describe('D-089: the decision', () => {
  it('refused comes back with its reason, stands, and lets the client ask again', async () => {
    const document = await cases.aDocument();
    const { id } = (await ask(document.id)).body;
    expect((await refuse(id)).body).toMatchObject({ state: 'refused', decidedByName: 'Nadim Haddad', link: null });
    expect((await approve(id)).body.code).toBe('CONFLICT');
    expect(await wishOf(document.id)).toMatchObject({
      state: 'refused',
      decisionReason: 'Not while the case is open.',
    });
    const told = (await cases.eventsOf(ShareDecidedV1)).filter(({ payload }) => payload.requestId === id);
    expect(told).toMatchObject([{ payload: { clientId: cases.clientA.id, approved: false } }]);
    expect((await ask(document.id)).body.id).not.toBe(id);
  });

  it('approved twice at once gives one link', async () => {
    const document = await cases.aDocument();
    const { id } = (await ask(document.id)).body;
    const answers = await Promise.all([approve(id), approve(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await accessesOf(document.id)).map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'approved',
      'asked',
    ]);
    expect(await cases.ask(shareRequestNotice, { requestId: id })).toMatchObject({
      state: 'approved',
      link: {
        name: 'Rami Aoun',
        clientName: 'Rana Khoury',
        phone: '+9613123456',
        path: `/shared/${await tokenOf(id)}`,
      },
    });
  });
});

describe('D-089: the recipient’s link', () => {
  const visitor = () => cases.http(undefined);
  const open = (token: string, challengeId: string, code = '123456') =>
    visitor().call(openSharedLink, { params: { token }, body: { challengeId, code } });
  const approved = async () => {
    const document = await cases.aDocument();
    const { id } = (await ask(document.id)).body;
    await approve(id);
    return { document, id, token: await tokenOf(id) };
  };

  it('opens marked pages for the proven number only, so many times, each logged by name', async () => {
    const { document, token } = await approved();
    sentTo = [];
    expect((await visitor().call(getSharedLink, { params: { token } })).body).toEqual({
      sentTo: '••••3456',
      endsAt: expect.any(String),
    });
    const sent = await visitor().call(sendSharedLinkCode, { params: { token } });
    expect([sent.status, sentTo]).toEqual([202, ['+9613123456']]);
    expect((await open(token, sent.body.challengeId, '000000')).body.code).toBe('OTP_INVALID');
    // A right code for another number proves the wrong person.
    expect((await open(token, 'challenge-+96170999999')).body.code).toBe('OTP_INVALID');
    const first = await open(token, sent.body.challengeId);
    expect(first).toMatchObject({ status: 201, body: { title: 'Statement of claim', opensLeft: 1 } });
    const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
    const read = (headers: Record<string, string>) => cases.bytes(undefined, first.body.url, headers);
    expect((await read({})).status).toBe(404);
    expect((await cases.bytes(cases.asClientA, first.body.url)).status).toBe(404);
    const bytes = await read({ Cookie: cookie });
    expect(bytes.status).toBe(200);
    expect((await bytes.arrayBuffer()).byteLength).not.toBe(document.fileSize);
    expect((await open(token, sent.body.challengeId)).status).toBe(201);
    expect((await open(token, sent.body.challengeId)).body.code).toBe('ACCESS_LIMIT_REACHED');
    const [latest] = await accessesOf(document.id);
    expect(latest).toMatchObject({ action: 'view', outcome: 'granted', personName: 'Rami Aoun' });
    expect((await list()).find(({ documentId }) => documentId === document.id)?.link).toMatchObject({
      maxOpens: 2,
      opens: 2,
    });
  });

  it('ends when it is taken back, when the document is hidden, and after its time', async () => {
    const [taken, hidden, late] = [await approved(), await approved(), await approved()];
    const opened = await open(taken.token, 'challenge-+9613123456');
    const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
    await cases.http(cases.asAdmin).call(revokeShareRequest, { params: { id: taken.id } });
    await cases
      .http(cases.asLawyer)
      .call(hideDocument, { params: { id: hidden.document.id }, body: { notify: false } });
    const link = async (token: string) => (await visitor().call(getSharedLink, { params: { token } })).body.code;
    expect([await link(taken.token), await link(hidden.token)]).toEqual(['DOCUMENT_EXPIRED', 'DOCUMENT_EXPIRED']);
    expect((await cases.bytes(undefined, opened.body.url, { Cookie: cookie })).status).toBe(404);
    cases.setTime(new Date(Date.now() + 8 * DAY));
    expect(await link(late.token)).toBe('DOCUMENT_EXPIRED');
    cases.setTime(null);
    expect(await link('A'.repeat(22))).toBe('NOT_FOUND');
  });
});
