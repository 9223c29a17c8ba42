import { createHash } from 'node:crypto';
import { listDocumentAccesses } from '@diwan/contracts/matters/documents/accesses.http';
import { hideDocument } from '@diwan/contracts/matters/documents/http';
import type { SignedIn } from '@diwan/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type CasesRig, startCases } from '../../test/cases-rig.js';
import { sampleDocx, samplePdf, samplePng } from '../../test/sample-files.js';
import { AccessLog } from '../accesses/access-log.js';

let cases: CasesRig;
beforeAll(async () => {
  cases = await startCases();
});
afterAll(() => cases.stop());
afterEach(() => cases.setTime(null));

const sha = (bytes: ArrayBuffer | Uint8Array): string =>
  createHash('sha256').update(new Uint8Array(bytes)).digest('hex');
const rowsOf = (documentId: string) => cases.model('DocumentAccess').find({ documentId }).sort({ sequence: 1 }).lean();

describe('a grant', () => {
  it('D-093, D-094: counts one access, logs it and serves the bytes; ranges count nothing more', async () => {
    const document = await cases.aDocument();
    const { grant, response, bytes } = await cases.download(cases.asClientA, document.id);
    expect(grant).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      url: `/api/cases/grants/${grant.id}/content`,
      expiresAt: expect.any(String),
    });
    expect(response.status).toBe(200);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await cases.bytes(cases.asClientA, grant.url, { Range: 'bytes=0-9' });
    const stored = await cases.model('Document').findById(document.id).lean();
    expect(stored).toMatchObject({ readers: [{ clientId: cases.clientA.id, opened: 1 }], accessLog: { length: 1 } });
    expect(await rowsOf(document.id)).toEqual([
      expect.objectContaining({
        outcome: 'granted',
        action: 'view',
        personId: cases.clientA.id,
        grantId: grant.id,
        sequence: 1,
        address: expect.stringMatching(/127\.0\.0\.1/),
      }),
    ]);
  });

  it('D-093: without its log row there is no grant', async () => {
    const document = await cases.aDocument();
    const grants = await cases.model('Grant').estimatedDocumentCount();
    const log = cases.app.get(AccessLog);
    const add = log.add;
    log.add = () => Promise.reject(new Error('the log is broken'));
    try {
      expect((await cases.grant(cases.asClientA, document.id)).status).toBe(500);
    } finally {
      log.add = add;
    }
    expect(await cases.model('Grant').estimatedDocumentCount()).toBe(grants);
    expect(await cases.model('Document').findById(document.id).lean()).toMatchObject({ readers: [{ opened: 0 }] });
  });

  it('D-095: of 20 parallel opens with a limit of 5, exactly 5 are granted', async () => {
    const document = await cases.aDocument({ policy: { maxAccessCount: 5 } });
    const answers = await Promise.all(Array.from({ length: 20 }, () => cases.grant(cases.asClientA, document.id)));
    const granted = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status, body }) => status === 403 && body.code === 'ACCESS_LIMIT_REACHED');
    expect([granted.length, refused.length]).toEqual([5, 15]);
    const stored = await cases.model('Document').findById(document.id).lean();
    expect(stored.readers).toMatchObject([{ clientId: cases.clientA.id, opened: 5 }]);
    const rows = await rowsOf(document.id);
    expect(rows.filter(({ outcome }) => outcome === 'granted')).toHaveLength(5);
    expect(rows.filter(({ outcome }) => outcome === 'denied')).toHaveLength(15);
    expect(await cases.app.get(AccessLog).isWhole(stored)).toBe(true);
  });

  it('shows when a row of the access log was changed or removed', async () => {
    const document = await cases.aDocument();
    for (let opens = 0; opens < 3; opens += 1) await cases.grant(cases.asClientA, document.id);
    const log = cases.app.get(AccessLog);
    const stored = () => cases.model('Document').findById(document.id).lean();
    expect(await log.isWhole(await stored())).toBe(true);
    await cases.model('DocumentAccess').updateOne({ documentId: document.id, sequence: 2 }, { personId: 'x' });
    expect(await log.isWhole(await stored())).toBe(false);
    await cases
      .model('DocumentAccess')
      .updateOne({ documentId: document.id, sequence: 2 }, { personId: cases.clientA.id });
    expect(await log.isWhole(await stored())).toBe(true);
    await cases.model('DocumentAccess').deleteOne({ documentId: document.id, sequence: 3 });
    expect(await log.isWhole(await stored())).toBe(false);
  });

  it('raising the limit counts what was opened before', async () => {
    const document = await cases.aDocument({ policy: { maxAccessCount: 1 } });
    await cases.grant(cases.asClientA, document.id);
    expect((await cases.grant(cases.asClientA, document.id)).body.code).toBe('ACCESS_LIMIT_REACHED');
    await cases.setPolicy(document.id, { maxAccessCount: 2 });
    expect((await cases.grant(cases.asClientA, document.id)).status).toBe(201);
    expect((await cases.grant(cases.asClientA, document.id)).body.code).toBe('ACCESS_LIMIT_REACHED');
  });
});

describe('what a policy restricts', () => {
  it('D-088: admin_only answers 403 to the client, with no bytes, and lets staff through', async () => {
    const document = await cases.aDocument({ policy: { downloadRestriction: 'admin_only' } });
    const refused = await cases.grant(cases.asClientA, document.id, 'download');
    expect(refused).toMatchObject({ status: 403, body: { code: 'ACTION_STAFF_ONLY' } });
    expect(refused.body).not.toHaveProperty('url');
    expect((await cases.grant(cases.asLawyer, document.id, 'download')).status).toBe(201);
  });

  it('D-096: authenticated asks for a code confirmed within 15 minutes', async () => {
    const document = await cases.aDocument({ level: 'medium' });
    const stale = await cases.signInAs({
      personId: cases.clientA.id,
      roles: ['client'],
      confirmedAt: new Date(Date.now() - 16 * 60_000),
    });
    expect((await cases.grant(stale, document.id, 'download')).body.code).toBe('FRESH_SIGN_IN_REQUIRED');
    expect((await cases.grant(stale, document.id, 'view')).status).toBe(201);
    expect((await cases.grant(cases.asClientA, document.id, 'download')).status).toBe(201);
  });

  it('D-096: disabled is for nobody it is shared with', async () => {
    const document = await cases.aDocument({ policy: { printRestriction: 'disabled' } });
    expect((await cases.grant(cases.asClientA, document.id, 'print')).body.code).toBe('ACTION_DISABLED');
  });

  it('D-087: a document without a policy has the default of its level', async () => {
    const document = await cases.aDocument({ level: 'high' });
    expect((await cases.grant(cases.asClientA, document.id, 'download')).body.code).toBe('ACTION_STAFF_ONLY');
    expect((await cases.grant(cases.asClientA, document.id, 'print')).body.code).toBe('ACTION_DISABLED');
    expect((await cases.grant(cases.asClientA, document.id, 'view')).status).toBe(201);
  });

  it('a document past its expiry answers 410', async () => {
    const document = await cases.aDocument({ policy: { expiresAt: '2026-01-01T00:00:00Z' } });
    expect(await cases.grant(cases.asClientA, document.id)).toMatchObject({
      status: 410,
      body: { code: 'DOCUMENT_EXPIRED' },
    });
  });

  it('a file that cannot carry the watermark is not served where one is due', async () => {
    const file = { name: 'a.docx', bytes: sampleDocx() };
    const marked = await cases.aDocument(file);
    expect((await cases.grant(cases.asClientA, marked.id, 'view')).body).toMatchObject({
      code: 'ACTION_DISABLED',
      detail: expect.stringMatching(/watermark/),
    });
    const unmarked = await cases.aDocument({ ...file, policy: {} });
    expect((await cases.download(cases.asClientA, unmarked.id, 'download')).bytes.equals(file.bytes)).toBe(true);
    expect((await cases.grant(cases.asClientA, unmarked.id, 'print')).body.code).toBe('ACTION_DISABLED');
  });
});

describe('the bytes', () => {
  it('D-091: two clients get different bytes, neither the original', async () => {
    const original = await samplePdf(1);
    const caseId = await cases.aCase({ otherClients: [{ id: cases.clientB.id, role: null }] });
    const document = await cases.aDocument({ caseId, bytes: original });
    const one = await cases.download(cases.asClientA, document.id, 'download');
    const other = await cases.download(cases.asClientB, document.id, 'download');
    expect(new Set([sha(original), sha(one.bytes), sha(other.bytes)]).size).toBe(3);
  });

  it('print carries the mark even where the policy asks for none; view then gives the original', async () => {
    const original = await samplePng();
    const document = await cases.aDocument({ name: 'a.png', bytes: original, policy: {} });
    const viewed = await cases.download(cases.asClientA, document.id, 'view');
    expect(sha(viewed.bytes)).toBe((await cases.model('Document').findById(document.id).lean()).sha256);
    expect((await cases.download(cases.asClientA, document.id, 'print')).bytes.equals(viewed.bytes)).toBe(false);
  });

  it('carry the headers of SEC-06', async () => {
    const document = await cases.aDocument({ name: 'عقد "2".pdf' });
    const { response } = await cases.download(cases.asClientA, document.id, 'download');
    const headers = Object.fromEntries(response.headers);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'accept-ranges': 'bytes',
      'content-disposition': `attachment; filename="___ 2.pdf"; filename*=UTF-8''${encodeURIComponent('عقد 2.pdf')}`,
    });
    expect(headers).not.toHaveProperty('etag');
    const viewed = await cases.download(cases.asClientA, document.id, 'view');
    expect(viewed.response.headers.get('content-disposition')).toMatch(/^inline;/);
  });

  it('come in single ranges of one and the same copy', async () => {
    const document = await cases.aDocument();
    const { grant, bytes } = await cases.download(cases.asClientA, document.id);
    const part = (range: string) => cases.bytes(cases.asClientA, grant.url, { Range: range });
    const first = await part('bytes=0-0');
    expect([first.status, first.headers.get('content-range')]).toEqual([206, `bytes 0-0/${bytes.length}`]);
    const beyond = await part(`bytes=${bytes.length}-`);
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`]);
    expect((await part('bytes=0-1,3-4')).status).toBe(200);
    const middle = Math.floor(bytes.length / 2);
    const halves = await Promise.all(
      [`bytes=0-${middle}`, `bytes=${middle + 1}-`].map(async (range) =>
        Buffer.from(await (await part(range)).arrayBuffer()),
      ),
    );
    expect(Buffer.concat(halves).equals(bytes)).toBe(true);
    expect(Buffer.from(await (await part('bytes=-5')).arrayBuffer()).equals(bytes.subarray(-5))).toBe(true);
  });

  it('are made once for parallel ranges', async () => {
    const document = await cases.aDocument();
    const before = await cases.objects();
    const grant = (await cases.grant(cases.asClientA, document.id)).body;
    const parts = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        cases.bytes(cases.asClientA, grant.url, { Range: `bytes=${index}-${index}` }),
      ),
    );
    expect(parts.map(({ status }) => status)).toEqual(Array(6).fill(206));
    expect(await cases.objects()).toBe(before + 1);
  });

  it('M2: are made once for all that one person opens within half an hour, and found by the code in the log', async () => {
    const document = await cases.aDocument();
    const before = await cases.objects();
    cases.setTime(new Date('2026-03-01T10:00:00Z'));
    const bodies = [];
    for (const action of ['view', 'view', 'download', 'print'] as const)
      bodies.push((await cases.download(cases.asClientA, document.id, action)).bytes);
    expect(await cases.objects()).toBe(before + 1);
    cases.setTime(null);
    expect(new Set(bodies.map(sha)).size).toBe(1);
    const log = await cases.http(cases.asAdmin).call(listDocumentAccesses, { params: { id: document.id }, query: {} });
    const codes = log.body.items.map(({ markCode }: { markCode: string }) => markCode);
    expect(codes).toHaveLength(4);
    expect(new Set(codes).size).toBe(1);
    expect(codes[0]).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect((await cases.download(cases.asLawyer, document.id)).bytes.equals(bodies[0] as Buffer)).toBe(false);
  });

  it("M2: one person's many views do not wait before another's, and end in 429", async () => {
    const bytes = await samplePdf(30);
    const caseId = await cases.aCase();
    const documents = [];
    for (let count = 0; count < 14; count += 1) documents.push(await cases.aDocument({ caseId, bytes }));
    const own = await cases.aDocument({ caseId, bytes: await samplePdf(1) });
    const served: string[] = [];
    const open = async (by: SignedIn, id: string) => {
      const answer = await cases.bytes(by, (await cases.grant(by, id)).body.url);
      await answer.arrayBuffer();
      if (answer.status === 200) served.push(id);
      return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
    };
    const many = documents.map(({ id }) => open(cases.asClientA, id));
    // One is refused: as many wait as may.
    await Promise.any(many.map(async (one) => expect((await one).status).toBe(429)));
    const before = served.length;
    expect((await open(cases.asAdmin, own.id)).status).toBe(200);
    // What was being drawn when it was asked for and when it came may be done first, and nothing else of the eight documents that waited before it.
    expect(served.indexOf(own.id) - before).toBeLessThanOrEqual(2);
    const statuses = await Promise.all(many);
    expect(statuses.find(({ status }) => status === 429)?.retryAfter).toMatch(/^[1-9]/);
    expect(statuses.every(({ status }) => [200, 429, 503].includes(status))).toBe(true);
  });

  it('are never clean when the watermark cannot be made', async () => {
    const document = await cases.aDocument();
    const stored = await cases.model('Document').findById(document.id).lean();
    // The object is damaged behind our back: stamping must fail, not fall back.
    await cases.model('Document').updateOne({ _id: document.id }, { mime: 'image/png' });
    const grant = (await cases.grant(cases.asClientA, document.id)).body;
    const answer = await cases.bytes(cases.asClientA, grant.url);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([503, 'UNAVAILABLE']);
    await cases.model('Document').updateOne({ _id: document.id }, { mime: stored.mime });
  });

  it('are not promised while identity cannot say whose watermark it is, and no access is counted', async () => {
    const document = await cases.aDocument();
    cases.identityIsAway(true);
    const answer = await cases.grant(cases.asClientA, document.id);
    cases.identityIsAway(false);
    expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    expect(await cases.model('Document').findById(document.id).lean()).toMatchObject({ readers: [{ opened: 0 }] });
  });
});

describe('D-092: the address of the bytes is refused', () => {
  it('without a session', async () => {
    const document = await cases.aDocument();
    const grant = (await cases.grant(cases.asClientA, document.id)).body;
    expect((await cases.bytes(undefined, grant.url)).status).toBe(401);
  });

  it('to another session, even of the same person, with the answer of an unknown grant', async () => {
    const document = await cases.aDocument();
    const grant = (await cases.grant(cases.asClientA, document.id)).body;
    const same = await cases.signInAs({ personId: cases.clientA.id, roles: ['client'] });
    const bodies = [];
    for (const [by, url] of [
      [cases.asClientB, grant.url],
      [same, grant.url],
      [cases.asClientB, '/api/cases/grants/AAAAAAAAAAAAAAAAAAAAAA/content'],
    ] as const) {
      const answer = await cases.bytes(by, url);
      expect(answer.status).toBe(404);
      bodies.push({ ...((await answer.json()) as object), reference: '' });
    }
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect((await rowsOf(document.id)).map(({ reason }) => reason)).toEqual([null, 'foreign_grant', 'grant_expired']);
  });

  it('L2: opening it again and again ends no session, because any page can make a browser do that', async () => {
    const document = await cases.aDocument();
    const grant = (await cases.grant(cases.asClientA, document.id)).body;
    const reader = await cases.signInAs({ roles: ['client'] });
    for (let attempt = 1; attempt <= 7; attempt += 1) expect((await cases.bytes(reader, grant.url)).status).toBe(404);
  });

  it('after 120 seconds', async () => {
    const document = await cases.aDocument();
    const grant = (await cases.grant(cases.asClientA, document.id)).body;
    cases.setTime(new Date(Date.now() + 121_000));
    const answer = await cases.bytes(cases.asClientA, grant.url);
    expect(answer.status).toBe(404);
  });

  it('after the document was hidden, disabled or expired', async () => {
    const document = await cases.aDocument({ policy: {} });
    const grant = (await cases.grant(cases.asClientA, document.id, 'download')).body;
    expect((await cases.bytes(cases.asClientA, grant.url)).status).toBe(200);
    const params = { id: document.id };
    const setPolicy = (more: object) => cases.setPolicy(document.id, more);
    await setPolicy({ downloadRestriction: 'disabled' });
    expect((await cases.bytes(cases.asClientA, grant.url)).status).toBe(404);
    await setPolicy({ expiresAt: '2026-01-01T00:00:00Z' });
    expect((await cases.bytes(cases.asClientA, grant.url)).status).toBe(404);
    await setPolicy({});
    expect((await cases.bytes(cases.asClientA, grant.url)).status).toBe(200);
    await cases.http(cases.asLawyer).call(hideDocument, { params, body: { notify: false } });
    expect((await cases.bytes(cases.asClientA, grant.url, { Range: 'bytes=0-9' })).status).toBe(404);
  });
});

describe('a refused attempt', () => {
  it("D-074: somebody else's document, a hidden one and an unknown one answer alike", async () => {
    const foreign = await cases.aDocument();
    const hidden = await cases.aDocument({ shared: false });
    const bodies = [];
    for (const [by, id] of [
      [cases.asClientB, foreign.id],
      [cases.asClientA, hidden.id],
      [cases.asClientB, 'ffffffffffffffffffffffff'],
    ] as const) {
      const answer = await cases.grant(by, id);
      expect(answer.status).toBe(404);
      bodies.push({ ...answer.body, reference: '' });
    }
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  });

  it('D-097: is logged with the severity of its reason', async () => {
    const document = await cases.aDocument({ policy: { printRestriction: 'disabled' } });
    await cases.grant(cases.asClientA, document.id, 'print');
    await cases.grant(cases.asClientB, document.id, 'view');
    await cases.http(cases.asLawyer).call(hideDocument, { params: { id: document.id }, body: { notify: false } });
    await cases.grant(cases.asClientA, document.id, 'view');
    const log = await cases.http(cases.asAdmin).call(listDocumentAccesses, { params: { id: document.id }, query: {} });
    expect(log.body.items).toMatchObject([
      { outcome: 'denied', reason: 'hidden', personName: 'Rana Khoury', action: 'view' },
      { outcome: 'denied', reason: 'foreign', personName: 'كريم منصور' },
      { outcome: 'denied', reason: 'disabled', action: 'print' },
    ]);
    const stored = await rowsOf(document.id);
    expect(stored.map(({ severity }) => severity)).toEqual(['info', 'high', 'medium']);
  });
});
