import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import { DocumentSharedV1 } from '@diwan/contracts/matters/documents/events';
import { sendCode } from '@diwan/contracts/messages/codes/questions';
import { MessageTemplateStoppedV1, TranslationMissingV1 } from '@diwan/contracts/messages/message-templates/events';
import {
  listMessageTemplates,
  refreshMessageTemplates,
  submitMessageTemplates,
} from '@diwan/contracts/messages/message-templates/http';
import type { Language } from '@diwan/contracts/shared/language';
import { eventually, type TestService } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FakeApprovals } from '../test-kit/fake-approvals.js';
import {
  CASE,
  CLIENT,
  DOCUMENT,
  deliveryRound,
  FakeProvider,
  NO_WHATSAPP,
  otherServices,
  startNotifications,
} from '../test-kit/house.js';
import { AskApprovals } from './ask-approvals.js';
import type { MessageTemplateRecord } from './message-template.schema.js';

const CLIENT_PHONE = '+96170000002';

describe('NOT-02: templates and their approval', () => {
  const provider = new FakeProvider();
  const mail = new FakeProvider();
  const approvals = new FakeApprovals();
  let service: TestService;
  let others: ReturnType<typeof otherServices>;
  let sharing = 0;
  beforeAll(async () => {
    ({ service, others } = await startNotifications({ provider, mail, approvals }));
    // Its rounds are run here, when it is their turn: of two at once one hands in what the other is about to.
    await service.app.get(AskApprovals).onModuleDestroy();
    // What owners are told of a stopped template would come among the messages of the next test.
    await service.holdEvents();
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    Object.assign(others, otherServices());
    provider.taken.length = 0;
    mail.taken.length = 0;
    provider.stopped.clear();
    approvals.refuses = null;
    for (const name of ['Notice', 'OutboxRow']) await service.model(name).deleteMany({});
    const fresh = { state: 'draft', contentSid: null, version: 0, history: [], uses: 0, fallbacks: 0, reason: null };
    await service.model('MessageTemplate').updateMany({}, { $set: fresh });
  });

  const rowOf = (name: string, language: Language = 'en') =>
    service.model('MessageTemplate').findOne({ name, language }).lean<MessageTemplateRecord>();
  /** A template as it stands, with the provider too. */
  const set = async (name: string, language: Language, state: 'approved') => {
    const contentSid = `HX-${name}-${language}`;
    approvals.standings.set(contentSid, { status: state, reason: null });
    await service.model('MessageTemplate').updateOne({ name, language }, { $set: { state, contentSid } });
  };
  const staff = async () => service.http(await service.signInAs({ roles: ['admin'] }));
  const list = async (query = {}) =>
    (await (await staff()).call(listMessageTemplates, { query })).body as ResponseOf<typeof listMessageTemplates>;
  const ask = () => service.app.get(AskApprovals).look();
  const share = () => {
    sharing += 1;
    return service.deliver(DocumentSharedV1, { documentId: DOCUMENT, caseId: CASE, clientId: CLIENT, sharing });
  };
  const sent = (by = provider) =>
    eventually(() => {
      const [message] = by.taken;
      if (!message) throw new Error('nothing was sent');
      return message;
    });

  it('D-144: every template stands in both languages with its words and samples, whether or not something sends it yet', async () => {
    const { items, total, counts } = await list({ limit: 100, search: 'appointment' });
    expect(total).toBe(2);
    expect(items[0]).toMatchObject({ name: 'appointment_confirm', category: 'utility', inUse: false });
    expect(items[0]?.languages.ar).toMatchObject({ state: 'draft', faults: [] });
    expect(items[0]?.languages.ar.preview).toContain('نور كرم');
    expect(counts.draft).toBeGreaterThan(100);
    expect((await list({ category: 'authentication' })).items.map(({ name }) => name)).toEqual(['otp_login']);
    // What goes by e-mail alone is never shown to WhatsApp.
    expect((await list({ search: 'newsletter_confirmation' })).total).toBe(0);
  });

  it('are submitted by whoever may, handed in once, and asked about until they are approved', async () => {
    const admin = await staff();
    const both = {
      templates: [
        { name: 'document_shared', language: 'en' as const },
        { name: 'document_shared', language: 'ar' as const },
      ],
    };
    expect((await admin.call(submitMessageTemplates, { body: both })).body).toEqual({ submitted: 2 });
    await ask();
    const row = await eventually(async () => {
      const found = await rowOf('document_shared', 'ar');
      expect(found).toMatchObject({ state: 'received', version: 1 });
      return found;
    });
    expect(approvals.stored.get(row?.contentSid ?? '')).toMatchObject({
      name: 'document_shared_v1_ar',
      asked: 'document_shared_v1',
      content: { category: 'utility', samples: { 1: 'نور كرم' } },
    });
    expect((await admin.call(submitMessageTemplates, { body: both })).status).toBe(409);
    approvals.standings.set(row?.contentSid ?? '', { status: 'approved', reason: null });
    await service.model('MessageTemplate').updateMany({}, { $set: { checkedAt: null } });
    await ask();
    await eventually(async () => {
      expect((await rowOf('document_shared', 'ar'))?.state).toBe('approved');
      expect((await rowOf('document_shared', 'en'))?.state).toBe('pending');
    });
    const [told] = (await list({ search: 'document_shared' })).items;
    expect(told?.languages.ar.history.map(({ from, to, byStaff }) => `${from} ${to} ${byStaff}`)).toEqual([
      'received approved false',
      'submitted received false',
      'draft submitted true',
    ]);
  });

  it('that Meta rejects say why, and go in again under another name', async () => {
    const admin = await staff();
    const body = { templates: [{ name: 'invoice_issued', language: 'en' as const }] };
    await admin.call(submitMessageTemplates, { body });
    await ask();
    const sid = await eventually(async () => {
      const row = await rowOf('invoice_issued');
      expect(row?.state).toBe('received');
      return row?.contentSid ?? '';
    });
    approvals.standings.set(sid, { status: 'rejected', reason: 'INVALID_FORMAT' });
    expect((await admin.call(refreshMessageTemplates, {})).status).toBe(202);
    await ask();
    await eventually(async () => expect((await rowOf('invoice_issued'))?.state).toBe('rejected'));
    expect((await rowOf('invoice_issued'))?.reason).toBe('INVALID_FORMAT');
    expect(await service.eventsOf(MessageTemplateStoppedV1)).toHaveLength(1);
    await admin.call(submitMessageTemplates, { body });
    await ask();
    const again = await eventually(async () => {
      const row = await rowOf('invoice_issued');
      expect(row).toMatchObject({ state: 'received', version: 2 });
      return row;
    });
    expect(again?.contentSid).not.toBe(sid);
    expect(approvals.stored.get(again?.contentSid ?? '')?.asked).toBe('invoice_issued_v2');
  });

  it('that the provider does not even take are rejected with its code', async () => {
    approvals.refuses = 'twilio_60200';
    await (await staff()).call(submitMessageTemplates, {
      body: { templates: [{ name: 'invoice_issued', language: 'en' }] },
    });
    await ask();
    await eventually(async () =>
      expect(await rowOf('invoice_issued')).toMatchObject({ state: 'rejected', reason: 'twilio_60200' }),
    );
  });

  it('that do not exist, or go by e-mail alone, cannot be submitted', async () => {
    for (const name of ['no_such_template', 'newsletter_confirmation']) {
      const body = { templates: [{ name, language: 'en' as const }] };
      expect((await (await staff()).call(submitMessageTemplates, { body })).status).toBe(404);
    }
  });

  describe('a message over WhatsApp', () => {
    it('D-140: goes by its approved template, which says when it was used last', async () => {
      await set('document_shared', 'en', 'approved');
      await share();
      expect(await sent()).toMatchObject({ template: 'document_shared', contentSid: 'HX-document_shared-en' });
      await eventually(async () => expect((await rowOf('document_shared'))?.uses).toBe(1));
    });

    it('that is not approved goes by the safe text, and is counted', async () => {
      await set('generic_notice', 'en', 'approved');
      await share();
      expect(await sent()).toMatchObject({ template: 'generic_notice', contentSid: 'HX-generic_notice-en' });
      await eventually(async () => expect((await rowOf('document_shared'))?.fallbacks).toBe(1));
    });

    it('D-144: is in English where the translation is missing, and owners are told once', async () => {
      const client = others.people.get(CLIENT);
      if (client) client.language = 'ar';
      await set('document_shared', 'en', 'approved');
      await share();
      expect(await sent()).toMatchObject({ template: 'document_shared', language: 'en' });
      await share();
      await eventually(async () => expect((await rowOf('document_shared', 'ar'))?.fallbacks).toBe(2));
      await deliveryRound(service);
      expect(provider.taken).toHaveLength(2);
      await eventually(async () =>
        expect((await service.eventsOf(TranslationMissingV1)).map(({ payload }) => payload)).toMatchObject([
          { template: 'document_shared', language: 'ar' },
        ]),
      );
    });

    it('that has no approved template at all takes the next channel, or fails where everybody sees it', async () => {
      const client = others.people.get(CLIENT);
      Object.assign(client ?? {}, {
        email: 'a@b.test',
        provenEmail: 'a@b.test',
        channels: { ...NO_WHATSAPP, document: ['whatsapp', 'email'] },
      });
      await share();
      expect(await sent(mail)).toMatchObject({ to: 'a@b.test', template: 'document_shared' });
      Object.assign(client ?? {}, { email: null, provenEmail: null });
      await share();
      await eventually(async () =>
        expect(await service.model('Notice').findOne({ state: 'failed' }).lean()).toMatchObject({
          reason: 'no_template',
        }),
      );
      expect(provider.taken).toEqual([]);
    });

    it.each([
      ['twilio_63041', 'paused'],
      ['twilio_63042', 'disabled'],
      ['twilio_63013', 'rejected'],
      ['twilio_63021', 'rejected'],
    ])('%s stops its template (%s), tells owners and goes by the safe text', async (reason, state) => {
      await set('document_shared', 'en', 'approved');
      await set('generic_notice', 'en', 'approved');
      provider.stopped.set('HX-document_shared-en', reason);
      await share();
      await eventually(async () => expect(await rowOf('document_shared')).toMatchObject({ state, reason }));
      const refused = { state: 'pending', family: 'document_shared', attempts: 1 };
      const due = { $set: { nextAttemptAt: new Date(0) } };
      await eventually(async () => expect(await service.model('Notice').findOneAndUpdate(refused, due)).not.toBeNull());
      const toClient = { template: 'generic_notice', to: CLIENT_PHONE };
      await eventually(() => expect(provider.taken).toContainEqual(expect.objectContaining(toClient)));
      expect((await service.eventsOf(MessageTemplateStoppedV1)).map(({ payload }) => payload)).toMatchObject([
        { template: 'document_shared', language: 'en' },
      ]);
    });

    it('SEC-02: of a code goes by the template of codes or not at all', async () => {
      const code = { to: CLIENT_PHONE, code: '123456', language: 'en' as const };
      expect(await service.ask(sendCode, { ...code, challengeId: 'c1' })).toEqual({ accepted: false });
      await set('generic_notice', 'en', 'approved');
      await set('otp_login', 'en', 'approved');
      expect(await service.ask(sendCode, { ...code, challengeId: 'c2' })).toEqual({ accepted: true });
      const toThem = provider.taken.filter(({ to }) => to === code.to);
      expect(toThem).toMatchObject([{ template: 'otp_login', contentSid: 'HX-otp_login-en' }]);
    });
  });
});
