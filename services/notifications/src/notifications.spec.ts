import { ENDPOINTS } from '@diwan/contracts/http/all';
import { LeadReceivedV1 } from '@diwan/contracts/intake/leads/events';
import { DocumentHiddenV1, DocumentSharedV1 } from '@diwan/contracts/matters/documents/events';
import { documentNotice } from '@diwan/contracts/matters/documents/questions';
import { sendCode } from '@diwan/contracts/messages/codes/questions';
import { readDemoInbox } from '@diwan/contracts/messages/demo-inbox/http';
import { SubscriptionRequestedV1 } from '@diwan/contracts/messages/newsletter/events';
import { listNotices, resendNotice } from '@diwan/contracts/messages/notices/http';
import { CodeBudgetExhaustedV1 } from '@diwan/contracts/people/codes/events';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { eventually, outsiderMatrix, type TestService } from '@diwan/service-kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NoticeRecord } from './notices/notice.schema.js';
import {
  CASE,
  CLIENT,
  DOCUMENT,
  deliveryRound,
  FakeProvider,
  LEAD,
  NO_WHATSAPP,
  otherServices,
  STAFF,
  startNotifications,
} from './test-kit/house.js';

const shared = (sharing = 1) => ({ documentId: DOCUMENT, caseId: CASE, clientId: CLIENT, sharing });

describe('notifications with the demo inbox', () => {
  let service: TestService;
  let others: ReturnType<typeof otherServices>;
  beforeAll(async () => {
    ({ service, others } = await startNotifications());
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    Object.assign(others, otherServices());
    service.rpcAnswers(documentNotice, () => others.document);
    for (const name of ['Notice', 'DemoMessage']) await service.model(name).deleteMany({});
  });
  afterEach(() => service.setTime(null));

  const notices = () => service.model('Notice').find().sort({ createdAt: 1 }).lean<NoticeRecord[]>();
  const inbox = async (to?: string) => (await service.http().call(readDemoInbox, { query: to ? { to } : {} })).body;
  const settled = (count = 1) =>
    eventually(async () => {
      const all = await notices();
      expect(all).toHaveLength(count);
      expect(all.filter(({ state }) => state === 'pending' || state === 'sending')).toEqual([]);
      return all;
    });

  it('D-151: a shared document reaches its client, in their language', async () => {
    const person = others.people.get(CLIENT);
    if (person) Object.assign(person, { language: 'ar', whatsapp: '+96171000002' });
    await service.deliver(DocumentSharedV1, shared());
    const [message] = await eventually(async () => {
      const messages = await inbox('+96171000002');
      expect(messages).toHaveLength(1);
      return messages;
    });
    expect(message).toMatchObject({ template: 'document_shared', language: 'ar', status: 'delivered' });
    expect(message.variables.link).toBe('https://diwan.test/ar/client-portal/documents/1');
    expect(message.body).toMatch(/مرحباً Person 2.*Statement of claim.*Karam v\. Karam/);
    expect(await settled()).toMatchObject([{ state: 'sent', language: 'ar', personId: CLIENT, attempts: 1 }]);
  });

  it('NOT-11: a document of high confidentiality is not named', async () => {
    others.document = { title: null, caseTitle: null, path: '/client-portal' };
    await service.deliver(DocumentSharedV1, shared());
    await settled();
    expect(await inbox('+96170000002')).toMatchObject([
      { template: 'generic_notice', variables: { link: 'https://diwan.test/client-portal' } },
    ]);
  });

  it('D-143: the recipient is the client of the event, found by the server', async () => {
    await service.deliver(DocumentSharedV1, shared());
    await settled();
    expect((await inbox()).map(({ to }: { to: string }) => to)).toEqual(['+96170000002']);
  });

  it('D-141: a person who opted out gets nothing, and the log says why; codes they ask for still go', async () => {
    const person = others.people.get(CLIENT);
    if (person) person.channels = NO_WHATSAPP;
    await service.deliver(DocumentSharedV1, shared());
    expect(await settled()).toMatchObject([{ state: 'suppressed', reason: 'opted_out' }]);
    expect(await inbox()).toEqual([]);
    await service.ask(sendCode, { to: '+96170000002', code: '482913', language: 'en', challengeId: 'opted-out' });
    expect(await inbox('+96170000002')).toMatchObject([{ template: 'otp_login' }]);
  });

  it('PORT-08: who chose e-mail for documents gets them there, to their verified address', async () => {
    const person = others.people.get(CLIENT);
    const channels = { ...NO_WHATSAPP, document: ['email' as const] };
    if (person) Object.assign(person, { channels, provenEmail: 'client@example.com' });
    await service.deliver(DocumentSharedV1, shared());
    expect(await settled()).toMatchObject([{ state: 'sent', channel: 'email' }]);
    expect(await inbox()).toMatchObject([{ to: 'client@example.com', template: 'document_shared' }]);
  });

  it('D-151: hiding a document before its notice went out cancels it; a document no longer visible is not announced', async () => {
    service.rpcAnswers(documentNotice, () => {
      throw new DomainError('UNAVAILABLE');
    });
    await service.deliver(DocumentSharedV1, shared());
    await service.deliver(DocumentHiddenV1, shared());
    expect(await settled()).toMatchObject([{ state: 'cancelled', reason: 'document_hidden' }]);
    service.rpcAnswers(documentNotice, () => others.document);
    others.document = null;
    await service.deliver(DocumentSharedV1, shared(2));
    expect((await settled(2))[1]).toMatchObject({ state: 'cancelled', reason: 'document_hidden' });
    expect(await inbox()).toEqual([]);
  });

  it('waits while another service cannot be asked, and sends once it can', async () => {
    service.rpcAnswers(documentNotice, () => {
      throw new DomainError('UNAVAILABLE');
    });
    const begun = Date.now();
    await service.deliver(DocumentSharedV1, shared());
    // Put off once it could not be asked about: three seconds from then.
    await eventually(async () => expect((await notices())[0]?.nextAttemptAt?.getTime()).toBeGreaterThan(begun + 2999));
    expect(await notices()).toMatchObject([{ state: 'pending', attempts: 0 }]);
    service.rpcAnswers(documentNotice, () => others.document);
    service.setTime(new Date(Date.now() + 60_000));
    expect(await settled()).toMatchObject([{ state: 'sent' }]);
  });

  it('the same event twice is one notice', async () => {
    await service.deliver(DocumentSharedV1, shared(), { eventId: 'event-1' });
    await service.deliver(DocumentSharedV1, shared(), { eventId: 'event-1' });
    await settled();
    expect(await inbox()).toHaveLength(1);
  });

  it('a new request is confirmed to its sender and told to staff, by reference only', async () => {
    await service.deliver(LeadReceivedV1, {
      leadId: LEAD,
      reference: 'L-2026-0001',
      area: 'family',
      respondBy: '2026-11-23T07:00:00.000Z',
    });
    await settled(2);
    expect(await inbox('+96170000009')).toMatchObject([
      { template: 'lead_confirmation', language: 'ar', variables: { reference: 'L-2026-0001' } },
    ]);
    const [toStaff] = await inbox('+96170000001');
    expect(toStaff).toMatchObject({
      template: 'lead_received',
      variables: { respondBy: '23 November 2026, 09:00 (Beirut)' },
    });
    expect(toStaff.body).not.toMatch('A Visitor');
  });

  it('D-148: the time to answer by is written in the language of who reads it, with Western digits and the zone', async () => {
    const staff = others.people.get(STAFF);
    if (staff) Object.assign(staff, { language: 'ar' });
    const respondBy = '2026-05-12T13:30:00.000Z';
    await service.deliver(LeadReceivedV1, { leadId: LEAD, reference: 'L-2026-0002', area: 'family', respondBy });
    await settled(2);
    const [toStaff] = await inbox('+96170000001');
    expect(toStaff.variables.respondBy).toBe('12 أيار 2026، 16:30 (بتوقيت بيروت)');
  });

  it('a newsletter request is asked to confirm by mail', async () => {
    await service.deliver(SubscriptionRequestedV1, { subscriptionId: LEAD, request: 1 });
    await settled();
    expect(await inbox('reader@example.org')).toMatchObject([
      { template: 'newsletter_confirmation', variables: { link: 'https://diwan.test/newsletter/confirm?token=c' } },
    ]);
    expect(await notices()).toMatchObject([{ channel: 'email', personId: null }]);
  });

  it('D-001: a code is handed over once, and what is kept has neither code nor phone', async () => {
    const question = { to: '+96170000002', code: '482913', language: 'en', challengeId: 'challenge-1' } as const;
    expect(await service.ask(sendCode, question)).toEqual({ accepted: true });
    expect(await service.ask(sendCode, { ...question, code: '555555' })).toEqual({ accepted: false });
    const [message] = await inbox('+96170000002');
    expect(message.body).toMatch(/^482913 is your verification code/);
    expect(await inbox()).toHaveLength(1);
    const kept = await service.model('CodeSend').findById('challenge-1').lean();
    expect(kept).toMatchObject({ state: 'sent' });
    expect(JSON.stringify(kept)).not.toMatch(/482913|96170000002/);
  });

  it('reads an address whose plus was not encoded', async () => {
    await service.ask(sendCode, { to: '+96170000002', code: '482913', language: 'en', challengeId: 'plus' });
    const answer = await service.http().get('/api/notifications/dev/inbox.json?to=+96170000002');
    expect(answer.body).toHaveLength(1);
    const fields = 'body buttons channel createdAt id language status template to variables';
    expect(Object.keys(answer.body[0]).sort()).toEqual(fields.split(' '));
  });

  it.each(outsiderMatrix(ENDPOINTS.notifications))('$title', async ({ send, expected }) => {
    expect(await send(service)).toMatchObject(expected);
  });

  it('D-140: nothing that anybody outside may call sends a message', () => {
    const open = ENDPOINTS.notifications.filter(({ access }) => ['public', 'signed-in', 'client'].includes(access));
    // The own history reads and marks what was sent: see own-notices.spec.ts.
    const history = ['/my/notices', '/my/notices/:id/read', '/my/notices/read', '/my/notices/unread'];
    expect(open.map(({ path }) => path).sort()).toEqual(['/callbacks/twilio', ...history, '/received-messages/twilio']);
  });
});

describe('notifications with a provider', () => {
  const provider = new FakeProvider();
  let service: TestService;
  beforeAll(async () => {
    ({ service } = await startNotifications({ provider }));
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    provider.mode = 'ok';
    provider.calls = 0;
    provider.taken.length = 0;
    await service.model('Notice').deleteMany({});
  });
  afterEach(() => service.setTime(null));

  const stateBecomes = (state: string) =>
    eventually(async () => {
      const [notice] = await service.model('Notice').find().lean<NoticeRecord[]>();
      expect(notice).toMatchObject({ state });
      return notice as NoticeRecord;
    });

  it('a certain refusal is tried again with growing delay, six times, then kept as failed', async () => {
    provider.mode = 'refuse';
    await service.deliver(DocumentSharedV1, shared());
    let time = Date.now();
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      await eventually(() => expect(provider.calls).toBe(attempt));
      const notice = await stateBecomes(attempt < 6 ? 'pending' : 'failed');
      expect(notice).toMatchObject({ attempts: attempt, reason: 'twilio_503' });
      time += 20 * 60_000;
      service.setTime(new Date(time));
    }
    await deliveryRound(service);
    expect(provider.calls).toBe(6);
  });

  it('what may have been sent is unknown and never sent again by itself; a person may decide to', async () => {
    provider.mode = 'timeout';
    await service.deliver(DocumentSharedV1, shared());
    const { _id } = await stateBecomes('unknown');
    service.setTime(new Date(Date.now() + 3_600_000));
    await deliveryRound(service);
    service.setTime(null);
    expect(provider.calls).toBe(1);
    provider.mode = 'ok';
    const http = service.http(await service.signInAs({ roles: ['admin'] }));
    const id = String(_id);
    expect(await http.call(resendNotice, { params: { id } })).toMatchObject({
      status: 200,
      body: { id, state: 'pending' },
    });
    await stateBecomes('sent');
    expect(await http.call(resendNotice, { params: { id } })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });
    expect(await http.call(resendNotice, { params: { id: LEAD } })).toMatchObject({ status: 404 });
    expect(await service.app.get(AuditLog).verify()).toBeNull();
    expect(await service.model('AuditEntry').countDocuments({ subject: 'notice', subjectId: id })).toBe(1);
    const list = await http.call(listNotices, { query: { state: 'sent' } });
    expect(list.body).toMatchObject({
      total: 1,
      items: [{ id, family: 'document_shared', state: 'sent', personId: CLIENT }],
    });
    expect((await http.call(listNotices, { query: { state: 'failed' } })).body).toMatchObject({ total: 0, items: [] });
  });

  it('a claim of a worker that died is unknown after two minutes; its late answer changes nothing', async () => {
    provider.mode = 'hang';
    await service.deliver(DocumentSharedV1, shared());
    await stateBecomes('sending');
    service.setTime(new Date(Date.now() + 130_000));
    await eventually(async () => {
      const [notice] = await service.model('Notice').find().lean<NoticeRecord[]>();
      expect(notice).toMatchObject({ state: 'unknown', reason: 'worker_died', claim: null });
    });
    provider.letGo();
    await deliveryRound(service);
    await stateBecomes('unknown');
    expect(provider.calls).toBe(1);
  });

  it('F-9: while the provider is away it is left alone; when it is back all that waits goes at once, the most urgent first', async () => {
    provider.mode = 'away';
    const start = Date.now();
    const caseOf = (n: number) => `65f0c0ffee65f0c0ffee2${String(n).padStart(3, '0')}`;
    for (let n = 0; n < 12; n++) await service.deliver(DocumentSharedV1, { ...shared(), caseId: caseOf(n) });
    await service.deliver(CodeBudgetExhaustedV1, { scope: 'global', hour: '2026-11-22T08' });
    // Five minutes of outage: whatever is due is held back, and one notice at a time tries.
    for (let second = 5; second <= 300; second += 5) {
      service.setTime(new Date(start + second * 1000));
      await deliveryRound(service);
    }
    expect(provider.calls).toBeLessThan(60);
    provider.mode = 'ok';
    const calls = provider.calls;
    let second = 316;
    const allSent = async () => {
      // Time goes on: a try that was under way may have failed just now, and the next is due after a while.
      service.setTime(new Date(start + second++ * 1000));
      expect(await service.model('Notice').countDocuments({ state: 'sent' })).toBe(14);
    };
    await eventually(allSent, { everyMs: 100 });
    // The alarm about the outage is one of them: its owner has no other way.
    expect(provider.calls - calls).toBe(14);
    // One of the two alarms tried whether the provider is back; the others went at once.
    expect(['channel_down', 'codes_exhausted']).toContain(provider.taken[0]?.template);
  });

  it('a refused code is not accepted and not sent again', async () => {
    provider.mode = 'refuse';
    const question = { to: '+96170000002', code: '482913', language: 'en', challengeId: 'refused' } as const;
    expect(await service.ask(sendCode, question)).toEqual({ accepted: false });
    await deliveryRound(service);
    expect(provider.calls).toBe(1);
    expect(await service.model('CodeSend').findById('refused').lean()).toMatchObject({
      state: 'refused',
      reason: 'twilio_503',
    });
  });

  it('each notice is sent once however many workers run', async () => {
    const second = await startNotifications({
      provider,
      env: { DATABASE_PREFIX: service.config.DATABASE_PREFIX, REDIS_PREFIX: service.config.REDIS_PREFIX },
    });
    const ids = Array.from({ length: 30 }, (_, n) => `many-${n}`);
    const caseOf = (n: number) => `65f0c0ffee65f0c0ffee1${String(n).padStart(3, '0')}`;
    await Promise.all(
      ids.map((eventId, n) => service.deliver(DocumentSharedV1, { ...shared(), caseId: caseOf(n) }, { eventId })),
    );
    await eventually(async () => expect(await service.model('Notice').countDocuments({ state: 'sent' })).toBe(30));
    await second.service.stop({ drop: false });
    expect(provider.calls).toBe(30);
    expect(new Set(provider.taken.map(({ dedupeKey }) => dedupeKey)).size).toBe(30);
  });
});

describe('notifications outside a demo', () => {
  it('D-002: has no demo inbox', async () => {
    const { service } = await startNotifications({
      env: {
        DEMO: 'false',
        TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
        TWILIO_AUTH_TOKEN: 'token',
        TWILIO_SENDER: '+96170000000',
        TWILIO_TEMPLATES: '{}',
        SMTP_URL: 'smtp://127.0.0.1:14295',
        SMTP_SENDER: 'office@diwan.example',
      },
    });
    expect(await service.http().get('/api/notifications/dev/inbox.json')).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
    await service.stop();
  });
});
