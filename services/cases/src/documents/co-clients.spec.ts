import { getCase, updateCase } from '@diwan/contracts/matters/cases/http';
import { DocumentHiddenV1, DocumentSharedV1 } from '@diwan/contracts/matters/documents/events';
import {
  getOwnDocument,
  hideDocument,
  listOwnDocuments,
  shareDocuments,
} from '@diwan/contracts/matters/documents/http';
import { listDocumentChanges, searchDocuments } from '@diwan/contracts/matters/documents/keeping.http';
import { documentNotice } from '@diwan/contracts/matters/documents/questions';
import { requestShare } from '@diwan/contracts/matters/share-requests/http';
import { listOwnTimeline } from '@diwan/contracts/matters/timeline/http';
import { ClientMergeUndoneV1, ClientsMergedV1 } from '@diwan/contracts/people/client-merges/events';
import type { SignedIn } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aCaseFor, asChange, type CasesRig, startCases } from '../../test/cases-rig.js';

let cases: CasesRig;
beforeAll(async () => {
  cases = await startCases();
});
afterAll(() => cases.stop());

const ofBoth = () => cases.aCase({ otherClients: [{ id: cases.clientB.id, role: null }] });
/** What a client is told of a document: in the list, by itself, by its bytes, in the timeline. */
async function seenBy(caller: SignedIn, { id }: { id: string }) {
  const http = cases.http(caller);
  const list = (await http.call(listOwnDocuments, { query: {} })).text.includes(id);
  const timeline = (await http.call(listOwnTimeline, { query: {} })).text.includes(id);
  const one = (await http.call(getOwnDocument, { params: { id } })).status;
  return { list, timeline, one, grant: (await cases.grant(caller, id)).status };
}
const ALL = { list: true, timeline: true, one: 200, grant: 201 };
const NOTHING = { list: false, timeline: false, one: 404, grant: 404 };

describe('OFF-05: a case of two clients', () => {
  it('both read what is shared with both, and are told of it and of its end', async () => {
    const document = await cases.aDocument({ caseId: await ofBoth(), shared: true });
    expect(await seenBy(cases.asClientA, document)).toEqual(ALL);
    expect(await seenBy(cases.asClientB, document)).toEqual(ALL);
    const told = async (event: typeof DocumentSharedV1 | typeof DocumentHiddenV1) =>
      (await cases.eventsOf(event))
        .filter(({ payload }) => payload.documentId === document.id)
        .map(({ payload }) => payload.clientId)
        .sort();
    const both = [cases.clientA.id, cases.clientB.id].sort();
    expect(await told(DocumentSharedV1)).toEqual(both);
    await cases.http(cases.asLawyer).call(hideDocument, { params: { id: document.id }, body: { notify: true } });
    expect(await told(DocumentHiddenV1)).toEqual(both);
    expect(await seenBy(cases.asClientB, document)).toMatchObject({ list: false, one: 410 });
  });

  it('OFF-03: staff find it with each of them, as far as they reach its case', async () => {
    const document = await cases.aDocument({ caseId: await ofBoth() });
    const found = async (clientId: string, by = cases.asLawyer) =>
      (await cases.http(by).call(searchDocuments, { query: { clientId } })).text.includes(document.id);
    const stranger = await cases.signInAs({ roles: ['lawyer'] });
    const nobody = 'f'.repeat(24);
    expect([await found(cases.clientA.id), await found(cases.clientB.id), await found(nobody)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(await found(cases.clientA.id, stranger)).toBe(false);
  });

  it('M1: what is shared with one of them is nothing to the other, and goes from one without going from the other', async () => {
    const document = await cases.aDocument({ caseId: await ofBoth(), shared: false });
    const [a, b] = [cases.clientA.id, cases.clientB.id];
    const told = async (event: typeof DocumentSharedV1 | typeof DocumentHiddenV1) =>
      (await cases.eventsOf(event))
        .filter(({ payload }) => payload.documentId === document.id)
        .map(({ payload }) => [payload.clientId, payload.sharing]);
    expect((await cases.share(document, cases.asLawyer, [b])).status).toBe(200);
    expect(await seenBy(cases.asClientB, document)).toEqual(ALL);
    expect(await seenBy(cases.asClientA, document)).toEqual(NOTHING);
    expect(await told(DocumentSharedV1)).toEqual([[b, 1]]);
    // The other one, too: who sees it already is not told again.
    const both = await cases.share(document, cases.asLawyer, [a, b]);
    expect(both.body[0].readers).toMatchObject([
      { id: b, sharedAt: expect.any(String) },
      { id: a, sharedAt: expect.any(String) },
    ]);
    expect(await told(DocumentSharedV1)).toEqual([
      [b, 1],
      [a, 2],
    ]);
    const notice = (personId: string, sharing: number) =>
      cases.ask(documentNotice, { documentId: document.id, sharing, personId });
    expect(await notice(b, 1)).toMatchObject({ title: document.title });
    expect(await notice(a, 1)).toBeNull();
    const hide = (clientIds: string[]) =>
      cases
        .http(cases.asLawyer)
        .call(hideDocument, { params: { id: document.id }, body: { notify: false, clientIds } });
    expect((await hide([b])).body).toMatchObject({ visibleToClient: true });
    expect(await seenBy(cases.asClientB, document)).toMatchObject({
      list: false,
      timeline: false,
      one: 410,
      grant: 404,
    });
    expect(await seenBy(cases.asClientA, document)).toEqual(ALL);
    expect(await told(DocumentHiddenV1)).toEqual([[b, 1]]);
    // Pressed twice, or from somebody who does not see it: nothing changes and nobody hears of it.
    await hide([b]);
    expect(await told(DocumentHiddenV1)).toHaveLength(1);
    const { body: changes } = await cases
      .http(cases.asLawyer)
      .call(listDocumentChanges, { params: { id: document.id } });
    const named = changes.map(({ action, clientNames }: { action: string; clientNames: string[] }) => [
      action,
      clientNames,
    ]);
    expect(named).toEqual([
      ['document.hidden', ['كريم منصور']],
      ['document.shared', ['Rana Khoury']],
      ['document.shared', ['كريم منصور']],
      ['document.uploaded', []],
    ]);
  });

  it('M1: nobody is chosen for staff, and nobody but clients of the case can be', async () => {
    const document = await cases.aDocument({ caseId: await ofBoth(), shared: false });
    const share = (clientIds?: string[]) =>
      cases.http(cases.asLawyer).call(shareDocuments, {
        params: { id: document.caseId },
        body: { documentIds: [document.id], notify: true, ...(clientIds && { clientIds }) },
      });
    expect((await share()).body).toMatchObject({ code: 'VALIDATION', fieldErrors: { clientIds: 'required' } });
    const stranger = await share([cases.clientA.id, cases.lawyer.id]);
    expect(stranger.body).toMatchObject({ code: 'VALIDATION', fieldErrors: { clientIds: 'unknown_client' } });
    expect(await seenBy(cases.asClientA, document)).toEqual(NOTHING);
  });

  it('the second asks to pass a document on in their own name', async () => {
    const document = await cases.aDocument({ caseId: await ofBoth(), shared: true });
    const body = {
      ...{ recipientName: 'Rami Aoun', recipientPhone: '+96171123458', recipientEmail: null, reason: '' },
      recipientLanguage: 'en' as const,
    };
    const ask = (caller: SignedIn) => cases.http(caller).call(requestShare, { params: { id: document.id }, body });
    expect((await ask(cases.asClientB)).status).toBe(201);
    const own = async (caller: SignedIn) =>
      (await cases.http(caller).call(getOwnDocument, { params: { id: document.id } })).body.shareRequest;
    expect(await own(cases.asClientB)).toMatchObject({ state: 'open' });
    expect(await own(cases.asClientA)).toBeNull();
  });

  it('who is no client of it gets nothing; who joins reads what is shared from then on; who leaves reads nothing', async () => {
    const caseId = await cases.aCase();
    const early = await cases.aDocument({ caseId, shared: true });
    const change = async (otherClients: { id: string; role: null }[]) => {
      const http = cases.http(cases.asAdmin);
      const { version } = (await http.call(getCase, { params: { id: caseId } })).body;
      const fields = aCaseFor(cases.clientA, [cases.lawyer, cases.assistant], { otherClients });
      const answer = await http.call(updateCase, { params: { id: caseId }, body: asChange(fields, version) });
      expect(answer.status).toBe(200);
    };
    expect(await seenBy(cases.asClientB, early)).toEqual(NOTHING);
    await change([{ id: cases.clientB.id, role: null }]);
    expect(await seenBy(cases.asClientB, early)).toEqual(NOTHING);
    const late = await cases.aDocument({ caseId, shared: true });
    expect(await seenBy(cases.asClientB, late)).toEqual(ALL);
    await change([]);
    expect(await seenBy(cases.asClientB, late)).toMatchObject({ list: false, one: 404, grant: 404 });
    expect(await seenBy(cases.asClientA, late)).toEqual(ALL);
  });

  it('LEAD-08: who is merged with the other reads it once, and both read it again afterwards', async () => {
    const document = await cases.aDocument({ caseId: await ofBoth(), shared: true });
    const readers = async () => [
      ...new Set(
        (await cases.model('Document').findById(document.id).lean()).readers.map(
          ({ clientId }: { clientId: string }) => clientId,
        ),
      ),
    ];
    const facts = {
      ...{ mergeId: 'd'.repeat(24), keptId: cases.clientA.id, mergedId: cases.clientB.id },
      by: cases.owner.id,
    };
    const opened = async () =>
      (await cases.model('Document').findById(document.id).lean()).readers.map(
        ({ clientId, opened }: { clientId: string; opened: number }) => [clientId, opened],
      );
    for (const by of [cases.asClientA, cases.asClientB, cases.asClientB]) await cases.grant(by, document.id);
    await cases.deliver(ClientsMergedV1, facts);
    expect(await readers()).toEqual([cases.clientA.id]);
    expect(await opened()).toEqual([
      [cases.clientA.id, 1],
      [cases.clientA.id, 2],
    ]);
    const own = await cases.http(cases.asClientA).call(getOwnDocument, { params: { id: document.id } });
    expect(own.body).toMatchObject({ accessCount: 3 });
    await cases.deliver(ClientMergeUndoneV1, facts);
    expect(await readers()).toEqual([cases.clientA.id, cases.clientB.id]);
    expect(await opened()).toEqual([
      [cases.clientA.id, 1],
      [cases.clientB.id, 2],
    ]);
  });
});
