import { getOwnCase, listOwnCases } from '@diwan/contracts/matters/cases/http';
import { casesKeptFrom } from '@diwan/contracts/matters/cases/questions';
import { digestOfClients } from '@diwan/contracts/matters/digests/questions';
import { DocumentSharedV1 } from '@diwan/contracts/matters/documents/events';
import {
  checkOwnDocument,
  getOwnDocument,
  listCaseDocuments,
  listOwnDocuments,
  type StaffDocument,
} from '@diwan/contracts/matters/documents/http';
import { documentNotice } from '@diwan/contracts/matters/documents/questions';
import { listUnreadDocuments } from '@diwan/contracts/matters/documents/unread.http';
import { HearingNewsV1 } from '@diwan/contracts/matters/hearings/events';
import { createHearing, noteOutcome } from '@diwan/contracts/matters/hearings/http';
import { answerHearing, getOwnHearing, listOwnHearings } from '@diwan/contracts/matters/hearings/own.http';
import { answerOfClient, hearingNotice, nextHearingOfClient } from '@diwan/contracts/matters/hearings/questions';
import { askClient } from '@diwan/contracts/matters/requests/http';
import { answerItem, listOwnRequests } from '@diwan/contracts/matters/requests/own.http';
import { requestNotice } from '@diwan/contracts/matters/requests/questions';
import { approveShareRequest, requestShare } from '@diwan/contracts/matters/share-requests/http';
import { getSharedLink } from '@diwan/contracts/matters/shared-links/http';
import { listOwnTimeline } from '@diwan/contracts/matters/timeline/http';
import { getWall, setWall } from '@diwan/contracts/matters/walls/http';
import { getOwnWeek } from '@diwan/contracts/matters/weeks/http';
import { weekOfClient } from '@diwan/contracts/matters/weeks/questions';
import { ClientMergeUndoneV1, ClientsMergedV1 } from '@diwan/contracts/people/client-merges/events';
import type { DataPartName } from '@diwan/contracts/people/data-copies/part';
import { DATA_OF_PERSON } from '@diwan/contracts/people/data-copies/questions';
import type { SignedIn } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type CasesRig, OPEN_POLICY, startCases } from '../../test/cases-rig.js';
import { HEARING, NO_OUTCOME } from '../../test/sample-hearings.js';
import { TellHearingNews } from '../hearings/tell-hearing-news.js';

const WALL_TIME = '2099-05-12T09:30';
const RECIPIENT = {
  ...{ recipientName: 'Rami Aoun', recipientPhone: '+96171123456', recipientEmail: null, reason: '' },
  recipientLanguage: 'en' as const,
};

let cases: CasesRig;
/** A case of both clients, who were shown a document of it, asked for something, and have a hearing. */
let caseId: string;
let document: StaffDocument;
let request: { id: string; item: string };
let hearingId: string;
let a: string;
let b: string;
beforeAll(async () => {
  cases = await startCases();
  [a, b] = [cases.clientA.id, cases.clientB.id];
});
afterAll(() => cases.stop());
beforeEach(async () => {
  caseId = await cases.aCase({ otherClients: [{ id: b, role: null }] });
  document = await cases.aDocument({ caseId, policy: OPEN_POLICY });
  const staff = cases.http(cases.asLawyer);
  const item = { kind: 'text' as const, title: { en: 'Consulate', ar: '' }, explanation: { en: '', ar: '' } };
  const asked = await staff.call(askClient, {
    params: { id: caseId },
    body: {
      title: { en: 'Papers', ar: '' },
      items: [{ ...item, documentType: 'identity', dueOn: null }],
      clientIds: [a, b],
    },
  });
  request = { id: asked.body.id, item: asked.body.items[0].id };
  const body = { ...HEARING, wallTime: WALL_TIME, caseId, lawyerId: cases.lawyer.id } as const;
  hearingId = (await staff.call(createHearing, { body })).body.id;
});

const ask = (personId: string) => ({
  hearing: cases.ask(hearingNotice, { hearingId, personId }),
  next: cases.ask(nextHearingOfClient, { clientId: personId }).then((answer) => answer.hearingId),
  document: cases.ask(documentNotice, { documentId: document.id, sharing: 1, personId }),
  request: cases.ask(requestNotice, { requestId: request.id, clientId: personId }),
  week: cases.ask(weekOfClient, { clientId: personId }),
  digest: cases.ask(digestOfClients, { clientIds: [personId], week: true }).then(([one]) => one ?? null),
});
/** What messages to a client may say. */
const messages = async (personId: string) => {
  const answers = Object.entries(ask(personId)).map(async ([name, answer]) => [name, (await answer) !== null]);
  return Object.fromEntries(await Promise.all(answers));
};
/** Whether each list of the portal, and the copy of somebody's data, has something of this case. */
const lists = async (by: SignedIn) => {
  const http = cases.http(by);
  const asked = {
    cases: await http.call(listOwnCases, {}),
    documents: await http.call(listOwnDocuments, { query: {} }),
    unread: await http.call(listUnreadDocuments, {}),
    hearings: await http.call(listOwnHearings, { query: {} }),
    requests: await http.call(listOwnRequests, {}),
    timeline: await http.call(listOwnTimeline, { query: {} }),
    week: await http.call(getOwnWeek, {}),
  };
  const ids = new RegExp([caseId, document.id, hearingId, request.id].join('|'));
  return Object.fromEntries(Object.entries(asked).map(([name, { text }]) => [name, ids.test(text)]));
};
const rowsOf = async (personId: string) => {
  const parts: DataPartName[] = ['cases', 'hearings', 'documents', 'requests'];
  const found = parts.map((part) => cases.ask(DATA_OF_PERSON.cases, { personId, part, after: null }));
  return (await Promise.all(found)).map(({ rows }) => rows.length > 0);
};
/** What each deed of the portal on this case is answered with. */
const deeds = async (by: SignedIn) => {
  const http = cases.http(by);
  const params = { id: document.id };
  return {
    case: (await http.call(getOwnCase, { params: { id: caseId } })).status,
    document: (await http.call(getOwnDocument, { params })).status,
    standing: (await http.call(checkOwnDocument, { params })).status,
    grant: (await cases.grant(by, document.id)).status,
    passOn: (await http.call(requestShare, { params, body: RECIPIENT })).status,
    hearing: (await http.call(getOwnHearing, { params: { id: hearingId } })).status,
    coming: (
      await http.call(answerHearing, { params: { id: hearingId }, body: { answer: 'attending' as const, note: '' } })
    ).status,
    answer: (await http.call(answerItem, { params: request, body: { text: 'Paris' } })).status,
  };
};
const every = <Value>(of: Record<string, unknown>, value: Value) =>
  Object.fromEntries(Object.keys(of).map((name) => [name, value]));

describe('M1: a case of two clients, one of whom is walled off', () => {
  it('is nothing to that one: no list, deed, message or copy of data has it; the other goes on', async () => {
    expect(await lists(cases.asClientB)).toEqual(every(await lists(cases.asClientA), true));
    expect(await messages(b)).toEqual(every(await messages(a), true));
    expect(await rowsOf(b)).toEqual([true, true, true, true]);
    await cases.wall(caseId, [cases.clientB]);
    expect(await lists(cases.asClientB)).toEqual(every(await lists(cases.asClientB), false));
    expect(new Set(Object.values(await deeds(cases.asClientB)))).toEqual(new Set([404]));
    expect(await messages(b)).toEqual(every(await messages(a), false));
    const pressed = { hearingId, clientId: b, wallTime: WALL_TIME, answer: 'attending' } as const;
    expect(await cases.ask(answerOfClient, pressed)).toEqual({ standing: 'not_theirs' });
    expect(await rowsOf(b)).toEqual([false, false, false, false]);
    expect(await lists(cases.asClientA)).toEqual(every(await lists(cases.asClientA), true));
    expect(await messages(a)).toEqual(every(await messages(a), true));
    expect(Object.values(await deeds(cases.asClientA)).every((status) => status < 300)).toBe(true);
  });

  it('is theirs again when the wall is lifted, with what was shown to them before and nothing of what came between', async () => {
    await cases.wall(caseId, [cases.clientB]);
    const between = await cases.aDocument({ caseId, shared: false });
    expect((await cases.share(between, cases.asLawyer, [a])).status).toBe(200);
    await cases.wall(caseId, []);
    expect(await lists(cases.asClientB)).toEqual(every(await lists(cases.asClientB), true));
    expect(await messages(b)).toEqual(every(await messages(b), true));
    const one = await cases.http(cases.asClientB).call(getOwnDocument, { params: { id: between.id } });
    expect(one.status).toBe(404);
    expect((await cases.http(cases.asClientB).call(listOwnTimeline, { query: {} })).text).not.toContain(between.id);
  });

  it('ends at once what they had opened, and what they passed on', async () => {
    const wish = (
      await cases.http(cases.asClientB).call(requestShare, { params: { id: document.id }, body: RECIPIENT })
    ).body;
    const approve = () =>
      cases.http(cases.asAdmin).call(approveShareRequest, { params: { id: wish.id }, body: { days: 7, maxOpens: 2 } });
    const { url } = (await cases.grant(cases.asClientB, document.id)).body;
    await cases.wall(caseId, [cases.clientB]);
    expect((await cases.bytes(cases.asClientB, url)).status).toBe(404);
    expect((await approve()).body.code).toBe('DOCUMENT_EXPIRED');
    await cases.wall(caseId, []);
    expect((await approve()).status).toBe(200);
    const { token } = (await cases.model('ShareRequest').findById(wish.id).lean()).link;
    const link = () => cases.http().call(getSharedLink, { params: { token } });
    expect((await link()).status).toBe(200);
    await cases.wall(caseId, [cases.clientB]);
    expect((await link()).body.code).toBe('DOCUMENT_EXPIRED');
  });

  it('cannot be shared with them, asked of them or published for them, and staff read that they see nothing', async () => {
    await cases.wall(caseId, [cases.clientB]);
    const staff = cases.http(cases.asLawyer);
    expect((await cases.share(document, cases.asLawyer, [b])).body.fieldErrors).toEqual({
      clientIds: 'unknown_client',
    });
    const outcome = { ...NO_OUTCOME, outcome: 'Adjourned', outcomeSummary: 'It goes on.', outcomeFor: [b] };
    const noted = await staff.call(noteOutcome, { params: { id: hearingId }, body: outcome });
    expect(noted.body.fieldErrors).toEqual({ outcomeFor: 'unknown_client' });
    const { items } = (await staff.call(listCaseDocuments, { params: { id: caseId }, query: {} })).body;
    expect(items[0].readers).toMatchObject([
      { id: a, sharedAt: expect.any(String) },
      { id: b, sharedAt: null },
    ]);
    await cases.wall(caseId, [cases.clientA, cases.clientB]);
    const alone = await cases.share(document, cases.asLawyer, []);
    expect(alone.body.fieldErrors).toEqual({ clientIds: 'required' });
    const [seen] = (await staff.call(listCaseDocuments, { params: { id: caseId }, query: {} })).body.items;
    expect(seen).toMatchObject({ visibleToClient: false, sharedAt: null });
  });

  it('HEAR-04: tells of its hearings whoever is left', async () => {
    await cases.wall(caseId, [cases.clientB]);
    cases.setTime(new Date(Date.now() + 15 * 60_000));
    await cases.app.get(TellHearingNews).look();
    cases.setTime(null);
    const told = (await cases.eventsOf(HearingNewsV1)).filter(({ payload }) => payload.hearingId === hearingId);
    expect(told.map(({ payload }) => payload.clientIds)).toEqual([[a]]);
    const shared = (await cases.eventsOf(DocumentSharedV1)).filter(({ payload }) => payload.caseId === caseId);
    expect(shared.map(({ payload }) => payload.clientId).sort()).toEqual([a, b].sort());
  });

  it('PORT-10: is nothing to a delegate of theirs, nor to them where they are the other’s delegate', async () => {
    const acting = (personId: string | undefined, clientId: string) =>
      cases.signInAs({
        ...(personId && { personId }),
        roles: ['client'],
        actingFor: {
          delegationId: '65f0c0ffee65f0c0ffee65d1',
          ...{ clientId, clientName: 'Somebody', caseIds: null },
          scopes: ['documents', 'hearings'],
          endsAt: new Date(Date.now() + 3_600_000).toISOString(),
        },
      });
    const [ofB, bForA] = [await acting(undefined, b), await acting(b, a)];
    const sees = async (by: SignedIn) => [
      (await cases.http(by).call(getOwnCase, { params: { id: caseId } })).status,
      (await cases.http(by).call(getOwnDocument, { params: { id: document.id } })).status,
      (await cases.grant(by, document.id)).status,
    ];
    for (const by of [ofB, bForA]) expect(await sees(by)).toEqual([200, 200, 201]);
    await cases.wall(caseId, [cases.clientB]);
    for (const by of [ofB, bForA]) expect(await sees(by)).toEqual([404, 404, 404]);
  });

  it('names staff and clients of the case only, also who has left it since, and other services learn it', async () => {
    const set = async (people: string[]) => {
      const { version } = await cases.model('LegalCase').findById(caseId).lean();
      const body = { people, reason: 'Conflict', version };
      return cases.http(cases.asAdmin).call(setWall, { params: { id: caseId }, body });
    };
    const alone = await cases.aCase();
    const { version } = await cases.model('LegalCase').findById(alone).lean();
    const stranger = await cases
      .http(cases.asAdmin)
      .call(setWall, { params: { id: alone }, body: { people: [b], reason: 'Conflict', version } });
    expect(stranger.body.fieldErrors).toEqual({ people: 'unknown_person' });
    expect((await set([b, cases.owner.id])).status).toBe(200);
    const shown = await cases.http(cases.asAdmin).call(getWall, { params: { id: caseId } });
    expect(shown.body.people.map(({ id }: { id: string }) => id)).toEqual([b, cases.owner.id]);
    expect(await cases.ask(casesKeptFrom, { personId: b })).toContain(caseId);
    await cases
      .model('LegalCase')
      .updateOne({ _id: caseId }, { $set: { clientIds: [a], clients: [{ id: a, role: null }] } });
    expect((await set([b])).status).toBe(200);
  });

  it('LEAD-08: is kept from both records of a person who has two, and from the one again when the merge is undone', async () => {
    const walledOff = async () => (await cases.model('LegalCase').findById(caseId).lean()).walledOff;
    await cases.wall(caseId, [cases.clientB, cases.owner]);
    const facts = { mergeId: 'e'.repeat(24), keptId: a, mergedId: b, by: cases.owner.id };
    await cases.deliver(ClientsMergedV1, facts);
    expect(await walledOff()).toEqual([a, cases.owner.id]);
    await cases.deliver(ClientMergeUndoneV1, facts);
    expect((await walledOff()).toSorted()).toEqual([b, cases.owner.id].toSorted());
  });
});
