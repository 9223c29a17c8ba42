import { createHash } from 'node:crypto';
import { createGrant, getOwnDocument, listCaseDocuments } from '@diwan/contracts/matters/documents/http';
import type { SignedIn } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CasesRig, startCases } from '../../test/cases-rig.js';
import { samplePdf } from '../../test/sample-files.js';

let cases: CasesRig;
beforeAll(async () => {
  cases = await startCases();
});
afterAll(() => cases.stop());

const sha = (bytes: ArrayBuffer | Uint8Array): string =>
  createHash('sha256').update(new Uint8Array(bytes)).digest('hex');
const rowsOf = (documentId: string) => cases.model('DocumentAccess').find({ documentId }).sort({ sequence: 1 }).lean();

describe('what the firm keeps', () => {
  it('M3: neither limit nor end nor restriction keeps the firm from what it holds, and the firm uses nothing up', async () => {
    const caseId = await cases.aCase({ otherClients: [{ id: cases.clientB.id, role: null }] });
    const document = await cases.aDocument({ caseId, policy: { maxAccessCount: 2 } });
    const staff = [cases.asLawyer, cases.asAssistant, cases.asAdmin];
    for (const by of staff) expect((await cases.grant(by, document.id, 'download')).status).toBe(201);
    const opens = async (by: SignedIn) => [
      (await cases.grant(by, document.id)).status,
      (await cases.grant(by, document.id)).status,
      (await cases.grant(by, document.id)).body.code,
    ];
    expect(await opens(cases.asClientA)).toEqual([201, 201, 'ACCESS_LIMIT_REACHED']);
    // What one client opened is not taken from another, nor told to them.
    expect(await opens(cases.asClientB)).toEqual([201, 201, 'ACCESS_LIMIT_REACHED']);
    const own = await cases.http(cases.asClientB).call(getOwnDocument, { params: { id: document.id } });
    expect(own.body).toMatchObject({ accessCount: 2, reach: 'used_up' });
    await cases.setPolicy(document.id, {
      ...{ maxAccessCount: 1, downloadRestriction: 'disabled', expiresAt: '2026-01-01T00:00:00Z' },
    });
    for (const by of staff)
      for (const action of ['view', 'download'] as const)
        expect((await cases.grant(by, document.id, action)).status).toBe(201);
    const log = await rowsOf(document.id);
    expect(log.filter(({ personId }) => personId === cases.lawyer.id)).toHaveLength(3);
    const { items } = (await cases.http(cases.asLawyer).call(listCaseDocuments, { params: { id: caseId }, query: {} }))
      .body;
    expect(items[0].readers).toMatchObject([
      { name: 'Rana Khoury', opened: 2, openedAt: expect.any(String) },
      { name: 'كريم منصور', opened: 2, openedAt: expect.any(String) },
    ]);
  });

  it('M2: staff get the file as it is stored, and a marked copy where they ask for one', async () => {
    const original = await samplePdf(1);
    const document = await cases.aDocument({ bytes: original, level: 'medium' });
    const kept = await cases.download(cases.asLawyer, document.id, 'download');
    expect(sha(kept.bytes)).toBe(sha(original));
    expect(sha((await cases.download(cases.asLawyer, document.id)).bytes)).toBe(sha(original));
    const params = { id: document.id };
    const marked = async (by: SignedIn) => {
      const { body } = await cases.http(by).call(createGrant, { params, body: { action: 'download', marked: true } });
      return Buffer.from(await (await cases.bytes(by, body.url)).arrayBuffer());
    };
    const [lawyers, clients] = [await marked(cases.asLawyer), await marked(cases.asClientA)];
    expect(new Set([sha(original), sha(lawyers), sha(clients)]).size).toBe(3);
    expect((await rowsOf(document.id)).map(({ markCode }) => markCode === null)).toEqual([true, true, false, false]);
    // Nobody talks themselves out of the mark.
    const body = { action: 'download' as const, marked: false };
    const { url } = (await cases.http(cases.asClientA).call(createGrant, { params, body })).body;
    const bare = Buffer.from(await (await cases.bytes(cases.asClientA, url)).arrayBuffer());
    expect(sha(bare)).toBe(sha(clients));
  });

  it('staff outside the team are strangers to the document, and assistants to high confidentiality', async () => {
    const caseId = await cases.aCase({ team: [cases.lawyer.id] });
    const document = await cases.aDocument({ caseId });
    expect((await cases.grant(cases.asAssistant, document.id)).status).toBe(404);
    expect((await cases.grant(cases.asLawyer, document.id)).status).toBe(201);
    expect((await cases.grant(cases.asAdmin, document.id)).status).toBe(201);
    const secret = await cases.aDocument({ level: 'high' });
    expect((await cases.grant(cases.asAssistant, secret.id)).status).toBe(404);
    for (const role of ['accountant', 'editor'] as const)
      expect((await cases.grant(await cases.signInAs({ roles: [role] }), document.id)).status).toBe(404);
    const unconfirmed = await cases.signInAs({ roles: ['admin'], secondFactor: 'needed' });
    expect((await cases.grant(unconfirmed, document.id)).body.code).toBe('SECOND_FACTOR_REQUIRED');
  });
});
