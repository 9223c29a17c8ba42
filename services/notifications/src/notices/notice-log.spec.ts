import { documentFacts } from '@diwan/contracts/matters/documents/questions';
import { walledSubjects } from '@diwan/contracts/matters/walls/questions';
import { listNotices, resendNotice } from '@diwan/contracts/messages/notices/http';
import { namesOfPeople } from '@diwan/contracts/people/persons/questions';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { TestService } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CASE, CLIENT, DOCUMENT, LEAD, OWNER, type otherServices, startNotifications } from '../test-kit/house.js';
import { owedNotice } from '../test-kit/owed-notice.js';
import { NoticeLedger } from './notice.ledger.js';

describe('the delivery log', () => {
  let service: TestService;
  let others: ReturnType<typeof otherServices>;
  const shared = { ...owedNotice(1), state: 'sent' as const, createdAt: new Date('2026-01-02') };
  beforeAll(async () => {
    ({ service, others } = await startNotifications());
    const visitor = {
      family: 'lead_confirmation' as const,
      personId: null,
      facts: { leadId: LEAD, reference: 'L-2026-0001' },
    };
    await service
      .model('Notice')
      .insertMany([shared, { ...owedNotice(2), ...visitor, state: 'sent', createdAt: new Date('2026-01-01') }]);
  });
  afterAll(() => service.stop());

  const read = async (query: object = {}) =>
    (await service.http(await service.signInAs({ roles: ['admin'] })).call(listNotices, { query })).body;

  it('NOT-05: names who and about what, asked when it is read', async () => {
    const { items } = await read();
    expect(items).toMatchObject([
      {
        name: 'Person 2',
        isClient: true,
        documents: [{ id: DOCUMENT, title: 'Statement of claim' }],
        documentCount: 1,
        caseId: CASE,
        caseNumber: '2026/17',
        reference: null,
      },
      { personId: null, name: null, documents: [], caseNumber: null, reference: 'L-2026-0001' },
    ]);
    others.highDocuments = true;
    expect((await read()).items[0].documents).toEqual([{ id: DOCUMENT, title: 'Statement of claim' }]);
  });

  it('NOT-05: says when it arrived and was read, and is filtered by it, by family and by client', async () => {
    const heard = async (status: string, rank: number) => {
      const session = await service.model('Notice').db.startSession();
      const word = { sid: 'SM1', status, rank, beats: rank, failed: false, reason: null, again: null };
      await service.app.get(NoticeLedger).hear({ id: String(shared._id), round: 0 }, word, session);
      await session.endSession();
    };
    await heard('delivered', 4);
    expect(await read({ state: 'delivered' })).toMatchObject({ total: 1, items: [{ readAt: null }] });
    await heard('read', 5);
    const [item] = (await read({ state: 'read' })).items;
    expect(item).toMatchObject({ deliveredAt: expect.any(String), readAt: expect.any(String) });
    expect(await read({ state: 'delivered' })).toMatchObject({ total: 0 });
    expect(await read({ family: 'lead_confirmation' })).toMatchObject({ total: 1, items: [{ personId: null }] });
    expect(await read({ search: 'Person' })).toMatchObject({ total: 1, items: [{ name: 'Person 2' }] });
    expect(await read({ search: 'Nobody' })).toMatchObject({ total: 0 });
  });

  it('OFF-03: of one client are theirs alone', async () => {
    expect(await read({ personId: CLIENT })).toMatchObject({ total: 1, items: [{ personId: CLIENT }] });
    expect(await read({ personId: CLIENT, search: 'Nobody' })).toMatchObject({ total: 0 });
    expect(await read({ personId: OWNER })).toMatchObject({ total: 0, items: [] });
  });

  it('can be read while those who know the names are away', async () => {
    const away = () => {
      throw new DomainError('UNAVAILABLE');
    };
    service.rpcAnswers(namesOfPeople, away);
    service.rpcAnswers(documentFacts, away);
    expect((await read()).items[0]).toMatchObject({ name: null, documents: [{ title: null }], caseNumber: null });
  });
});

describe('SEC-04: the delivery log before somebody who is kept away from a case', () => {
  const REQUEST = '65f0c0ffee65f0c0ffee00b0';
  let service: TestService;
  let others: ReturnType<typeof otherServices>;
  const aboutCase = { ...owedNotice(1), state: 'failed' as const };
  beforeAll(async () => {
    ({ service, others } = await startNotifications());
    const about = (family: string, facts: object) => ({ family, facts, state: 'failed' as const });
    await service
      .model('Notice')
      .insertMany([
        aboutCase,
        { ...owedNotice(2), ...about('share_decided', { requestId: REQUEST }) },
        { ...owedNotice(3), ...about('new_sign_in', { at: '2026-01-01T00:00:00.000Z' }) },
      ]);
  });
  afterAll(() => service.stop());

  const owner = async () => service.http(await service.signInAs({ personId: OWNER, roles: ['owner'] }));
  const read = async (query: object = {}) => (await owner()).call(listNotices, { query });
  const resend = async () => (await owner()).call(resendNotice, { params: { id: String(aboutCase._id) } });

  it('tells nothing that is about it: not listed, not counted, not sent again', async () => {
    expect((await read()).body.total).toBe(3);
    others.walled = [CASE, REQUEST];
    for (const query of [{}, { search: 'Person' }, { state: 'failed' }]) {
      const { body, text } = await read(query);
      expect(body).toMatchObject({ total: 1, items: [{ family: 'new_sign_in' }] });
      for (const id of [CASE, DOCUMENT, REQUEST]) expect(text).not.toContain(id);
    }
    expect((await resend()).status).toBe(404);
    others.walled = [];
    expect((await resend()).status).toBe(200);
  });

  it('names nobody with a case while nobody can say which are walled, and looks for nobody by name', async () => {
    service.rpcAnswers(walledSubjects, () => {
      throw new DomainError('UNAVAILABLE');
    });
    const { body } = await read();
    for (const item of body.items) {
      const isOfACase = item.family !== 'new_sign_in';
      expect([item.personId, item.name]).toEqual(isOfACase ? [null, null] : [CLIENT, 'Person 2']);
      if (isOfACase) expect(item).toMatchObject({ caseId: null, caseNumber: null, documents: [], documentCount: 0 });
    }
    expect((await read({ search: 'Person' })).status).toBe(503);
    expect((await read({ personId: CLIENT })).status).toBe(503);
    expect((await resend()).status).toBe(503);
  });
});
