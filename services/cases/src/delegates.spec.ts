import { getOwnCase, listOwnCases } from '@diwan/contracts/matters/cases/http';
import { listDocumentAccesses } from '@diwan/contracts/matters/documents/accesses.http';
import { checkOwnDocument, getOwnDocument, listOwnDocuments } from '@diwan/contracts/matters/documents/http';
import { requestShare } from '@diwan/contracts/matters/share-requests/http';
import type { ActingFor } from '@diwan/contracts/people/delegations/delegation-scope';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { InTransaction } from '@diwan/service-kit/store/database';
import type { SignedIn } from '@diwan/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type CasesRig, OPEN_POLICY, startCases } from '../test/cases-rig.js';
import { AccessLog } from './accesses/access-log.js';
import { DocumentRepository } from './documents/document.repository.js';

describe('PORT-10: a delegate sees what the client named them for, and nothing else', () => {
  let cases: CasesRig;
  /** Two cases of client A with a shared document each, and one of client B. */
  const caseIds: string[] = [];
  const documentIds: string[] = [];
  let foreign: { caseId: string; documentId: string };
  beforeAll(async () => {
    cases = await startCases();
    for (let n = 0; n < 2; n++) {
      const caseId = await cases.aCase();
      caseIds.push(caseId);
      documentIds.push((await cases.aDocument({ caseId, policy: OPEN_POLICY })).id);
    }
    const caseId = await cases.aCase({ clientId: cases.clientB.id });
    foreign = { caseId, documentId: (await cases.aDocument({ caseId, policy: OPEN_POLICY })).id };
  });
  afterEach(() => cases.setTime(null));
  afterAll(() => cases.stop());

  const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
  /** A delegate of client A, who is a client of nothing themselves. */
  const delegate = (changes: Partial<ActingFor> = {}) =>
    cases.signInAs({
      roles: ['client'],
      actingFor: {
        delegationId: '65f0c0ffee65f0c0ffee65d1',
        clientId: cases.clientA.id,
        clientName: 'Rana Khoury',
        scopes: ['documents'],
        caseIds: null,
        endsAt: inAnHour(),
        ...changes,
      },
    });
  const idsOf = async (caller: SignedIn, row: typeof listOwnCases | typeof listOwnDocuments) => {
    const { body } = await cases.http(caller).call(row as typeof listOwnDocuments, { query: {} });
    const rows: { id: string }[] = row === listOwnCases ? body : body.items;
    return rows.map(({ id }) => id).sort();
  };

  it('all cases and their documents, of that client alone', async () => {
    const caller = await delegate();
    expect(await idsOf(caller, listOwnCases)).toEqual([...caseIds].sort());
    expect(await idsOf(caller, listOwnDocuments)).toEqual([...documentIds].sort());
    for (const [row, id] of [
      [getOwnCase, foreign.caseId],
      [getOwnDocument, foreign.documentId],
      [checkOwnDocument, foreign.documentId],
    ] as const)
      expect((await cases.http(caller).call(row, { params: { id } })).status).toBe(404);
    expect((await cases.grant(caller, foreign.documentId)).status).toBe(404);
  });

  it('only the named cases, in lists, by id and for bytes', async () => {
    const [first, second] = caseIds as [string, string];
    const [shown, hidden] = documentIds as [string, string];
    const caller = await delegate({ caseIds: [first, foreign.caseId] });
    expect(await idsOf(caller, listOwnCases)).toEqual([first]);
    expect(await idsOf(caller, listOwnDocuments)).toEqual([shown]);
    const ofSecond = await cases.http(caller).call(listOwnDocuments, { query: { caseId: second } });
    expect(ofSecond.body.items).toEqual([]);
    expect((await cases.http(caller).call(getOwnCase, { params: { id: second } })).status).toBe(404);
    expect((await cases.http(caller).call(getOwnDocument, { params: { id: hidden } })).status).toBe(404);
    expect((await cases.grant(caller, hidden)).status).toBe(404);
    expect((await cases.grant(caller, shown)).status).toBe(201);
  });

  it('no documents for hearings alone, and no case for billing alone', async () => {
    const hearings = await delegate({ scopes: ['hearings'] });
    expect(await idsOf(hearings, listOwnCases)).toEqual([...caseIds].sort());
    expect((await cases.http(hearings).call(listOwnDocuments, { query: {} })).body.code).toBe('FORBIDDEN');
    expect((await cases.grant(hearings, documentIds[0] as string)).status).toBe(404);
    const billing = await delegate({ scopes: ['billing'] });
    expect((await cases.http(billing).call(listOwnCases, {})).body.code).toBe('FORBIDDEN');
  });

  it('nothing after the end, also with a grant and a session from before', async () => {
    const endsAt = new Date(Date.now() + 30_000).toISOString();
    const caller = await delegate({ endsAt });
    const grant = await cases.grant(caller, documentIds[0] as string);
    expect((await cases.bytes(caller, grant.body.url)).status).toBe(200);
    cases.setTime(new Date(endsAt));
    expect((await cases.bytes(caller, grant.body.url)).status).toBe(404);
    expect((await cases.grant(caller, documentIds[0] as string)).status).toBe(404);
    for (const row of [listOwnCases, listOwnDocuments])
      expect((await cases.http(caller).call(row as typeof listOwnDocuments, { query: {} })).body.code).toBe(
        'DELEGATION_ENDED',
      );
  });

  it('reads under their own name, on behalf of the client: access log and audit say both', async () => {
    const caller = await delegate();
    const [documentId] = documentIds as [string];
    expect((await cases.grant(caller, documentId)).status).toBe(201);
    const row = await cases.model('DocumentAccess').findOne({ documentId }).sort({ sequence: -1 }).lean();
    expect(row).toMatchObject({ personId: caller.personId, onBehalfOf: cases.clientA.id, outcome: 'granted' });
    const { body } = await cases
      .http(cases.asAdmin)
      .call(listDocumentAccesses, { params: { id: documentId }, query: {} });
    expect(body.items[0].onBehalfOfName).toBe('Rana Khoury');
    const document = await cases.app.get(DocumentRepository, { strict: false }).one(documentId);
    expect(await cases.app.get(AccessLog, { strict: false }).isWhole(document as never)).toBe(true);
    // What a delegate opens is not what the client has seen.
    expect(document?.readers).toMatchObject([{ clientId: cases.clientA.id, openedAt: null }]);
    const actor = { personId: caller.personId, actingFor: { clientId: cases.clientA.id } };
    const audit = cases.app.get(AuditLog, { strict: false });
    const line = { action: 'case.looked', subject: 'case', subjectId: caseIds[0] as string, caller: actor };
    await cases.app.get(InTransaction, { strict: false }).run((session) => audit.record(line, session));
    const [written] = await audit.historyOf('case', caseIds[0] as string, 1);
    expect(written).toMatchObject({ personId: caller.personId, onBehalfOf: cases.clientA.id });
    expect(await audit.verify()).toBeNull();
  });

  it('does not pass documents on, and is told so', async () => {
    const caller = await delegate();
    const [documentId] = documentIds as [string];
    const shown = await cases.http(caller).call(getOwnDocument, { params: { id: documentId } });
    expect(shown.body.policy.shareRestriction).toBe('disabled');
    const wish = {
      recipientName: 'Rami Aoun',
      recipientPhone: '+96171123456',
      recipientEmail: null,
      recipientLanguage: 'en' as const,
      reason: '',
    };
    const asked = await cases.http(caller).call(requestShare, { params: { id: documentId }, body: wish });
    expect(asked.status).toBe(404);
  });
});
