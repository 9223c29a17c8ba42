import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import { DocumentSharedV1 } from '@diwan/contracts/matters/documents/events';
import { listAlarms } from '@diwan/contracts/messages/alarms/http';
import { NoticeMendedV1, NoticeMissedV1 } from '@diwan/contracts/messages/notices/events';
import type { TestService } from '@diwan/service-kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  CASE,
  CLIENT,
  DOCUMENT,
  deliveryRound,
  FakeProvider,
  OWNER,
  otherServices,
  startNotifications,
} from '../test-kit/house.js';
import { owedNotice } from '../test-kit/owed-notice.js';
import { Alarms } from './alarms.js';
import { ChannelBreaker } from './channel-breaker.js';
import { DeadMailboxes } from './dead-mailboxes.js';
import { DeliverNotices } from './deliver-notices.js';
import type { NoticeRecord } from './notice.schema.js';
import { TellMissed } from './tell-missed.js';
import { TellOutages } from './tell-outages.js';

const MINUTE = 60_000;
const NOW = Date.parse('2026-05-05T09:00:00.000Z');
const OWNER_MAIL = 'owner@firm.test';

describe('what keeps messages from arriving', () => {
  const provider = new FakeProvider();
  const mail = new FakeProvider();
  let service: TestService;
  let others: ReturnType<typeof otherServices>;
  beforeAll(async () => {
    // The pace counts real time, and here an hour passes in a moment.
    ({ service, others } = await startNotifications({ provider, mail, env: { WHATSAPP_PER_SECOND: '0' } }));
    // Its rounds are run here, when it is their turn.
    await service.app.get(DeliverNotices).onModuleDestroy();
    await service.app.get(TellMissed).onModuleDestroy();
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    Object.assign(others, otherServices());
    for (const name of ['Alarm', 'Notice', 'OutboxRow', 'WhatsappNumber', 'DeadMailbox'])
      await service.model(name).deleteMany({});
    for (const one of [provider, mail]) Object.assign(one, { mode: 'ok' });
    provider.taken.length = 0;
    mail.taken.length = 0;
    // Time goes on from one to the next: what keeps a channel from being tried knows no other.
    passes(60 * MINUTE);
  });
  afterEach(async () => {
    provider.mode = 'ok';
    await deliverAll();
    service.app.get(TellOutages).isOver('whatsapp');
  });

  /** What waits goes, as soon as its provider is probed. */
  const deliverAll = async () => {
    for (const _ of [1, 2, 3]) {
      await deliveryRound(service);
      passes(15_000);
    }
  };
  const withMail = (id = OWNER) => {
    const person = others.people.get(id);
    if (person) others.people.set(id, { ...person, email: OWNER_MAIL, provenEmail: OWNER_MAIL });
  };
  let now = NOW;
  const passes = (ms: number) => {
    now += ms;
    service.setTime(new Date(now));
  };
  const alarms = async () => {
    const owner = service.http(await service.signInAs({ roles: ['owner'], personId: OWNER }));
    return ((await owner.call(listAlarms, { query: {} })).body as ResponseOf<typeof listAlarms>).items;
  };
  const owed = () => service.model('Notice').find({ family: 'delivery_alarm' }).lean<NoticeRecord[]>();

  describe('F-6: a provider that takes nothing', () => {
    const share = () =>
      service.deliver(DocumentSharedV1, { documentId: DOCUMENT, caseId: CASE, clientId: CLIENT, sharing: 1 });
    /** Two minutes in which WhatsApp takes nothing. */
    async function outage(): Promise<void> {
      provider.mode = 'away';
      await share();
      for (let probe = 0; probe < 12; probe += 1) {
        await deliveryRound(service);
        passes(15_000);
      }
    }

    it('is told to owners by e-mail where WhatsApp is out, and shown to them, once', async () => {
      withMail();
      await outage();
      await deliveryRound(service);
      expect(mail.taken).toMatchObject([
        { to: OWNER_MAIL, template: 'channel_down', variables: { channel: 'WhatsApp' } },
      ]);
      expect(await alarms()).toMatchObject([{ kind: 'channel_down', state: 'open' }]);
      expect(await owed()).toHaveLength(1);
    });

    it('is told by WhatsApp when it is back, to who has no other way', async () => {
      await outage();
      provider.mode = 'ok';
      await deliverAll();
      expect(provider.taken.map(({ template }) => template)).toContain('channel_down');
    });

    it('is told by WhatsApp to an owner whose mailbox is gone, or who wanted no messages there', async () => {
      withMail();
      await service.app.get(DeadMailboxes).add(OWNER_MAIL);
      await service.model('WhatsappNumber').create({ _id: '+96170000003', optedOutAt: new Date(now) });
      await outage();
      provider.mode = 'ok';
      await deliverAll();
      expect(mail.taken).toEqual([]);
      expect(provider.taken.map(({ template }) => template)).toContain('channel_down');
    });

    it('uses up no try of what waited: what fails afterwards goes again as often as anything', async () => {
      await outage();
      const [waiting] = await service.model('Notice').find({ family: 'document_shared' }).lean<NoticeRecord[]>();
      expect(waiting).toMatchObject({ state: 'pending', heldUp: true, attempts: 0 });
    });

    it('an hour after another one is told of from its own beginning', () => {
      const breaker = new ChannelBreaker(() => now);
      breaker.away();
      passes(60 * MINUTE);
      breaker.away();
      expect(breaker.awayFor()).toBe(0);
      passes(15_000);
      breaker.away();
      expect(breaker.awayFor()).toBe(15_000);
    });

    it('is not told of while it lasts no two minutes', async () => {
      const outages = service.app.get(TellOutages);
      await outages.goesOn('whatsapp', 2 * MINUTE - 1);
      expect(await owed()).toEqual([]);
      await outages.goesOn('whatsapp', 2 * MINUTE);
      expect(await owed()).toHaveLength(1);
    });

    it('is told of as soon as somebody knows who is to be told', async () => {
      const outages = service.app.get(TellOutages);
      const { raiseOfDelivery } = Alarms.prototype;
      const alarmsOfService = service.app.get(Alarms);
      alarmsOfService.raiseOfDelivery = () => Promise.reject(new Error('nobody answers'));
      await outages.goesOn('whatsapp', 2 * MINUTE);
      alarmsOfService.raiseOfDelivery = raiseOfDelivery;
      await outages.goesOn('whatsapp', 3 * MINUTE);
      expect(await owed()).toHaveLength(1);
    });
  });

  it('B0.5: what concerns somebody’s own safety goes by e-mail where WhatsApp does not take it', async () => {
    withMail();
    await service.model('WhatsappNumber').create({ _id: '+96170000003', unreachableUntil: new Date('2027-01-01') });
    await service.app.get(Alarms).raise({ alarm: 'session_ended', at: new Date(now).toISOString() });
    await deliverAll();
    expect(mail.taken).toMatchObject([{ to: OWNER_MAIL, template: 'session_ended' }]);
  });

  it('B0.5: what can wait goes to nobody’s mailbox who has not asked for it', async () => {
    withMail(CLIENT);
    await service.model('WhatsappNumber').create({ _id: '+96170000002', unreachableUntil: new Date('2027-01-01') });
    const notice = { ...owedNotice(1), family: 'data_copy_ready' as const, facts: {} };
    await service.model('Notice').insertMany([notice]);
    await deliverAll();
    expect(mail.taken).toEqual([]);
  });

  describe('F-4: a message of which nobody knows what became', () => {
    const kept = async (more: Partial<NoticeRecord>): Promise<string> => {
      const notice = {
        ...owedNotice(1),
        state: 'unknown' as const,
        attempts: 1,
        createdAt: new Date(now),
        updatedAt: new Date(now),
        ...more,
      };
      notice.dedupeKey = `${notice._id}`;
      await service.model('Notice').insertMany([notice], { timestamps: false });
      return String(notice._id);
    };
    const ago = (minutes: number) => new Date(now - minutes * MINUTE);
    const look = () => service.app.get(TellMissed).look();
    const calls = async () => (await service.eventsOf(NoticeMissedV1)).map(({ payload }) => payload);

    it('is for owners to decide after an hour, and a call where its client waits for it', async () => {
      const noticeId = await kept({ attemptedAt: ago(61) });
      await kept({ family: 'lead_received', facts: {}, attemptedAt: ago(61) });
      await kept({ attemptedAt: ago(59) });
      await look();
      await look();
      expect(await calls()).toEqual([{ noticeId, caseId: CASE, personId: CLIENT }]);
      expect(await alarms()).toMatchObject([{ kind: 'messages_in_doubt' }]);
      await deliverAll();
      expect(provider.taken).toMatchObject([{ template: 'messages_in_doubt' }]);
      expect(provider.taken[0]?.variables.link).toMatch(/\/admin\/notices\?state=unknown$/);
    });

    it('is told by another way than the one by which it went', async () => {
      withMail();
      await kept({ attemptedAt: ago(61) });
      await look();
      await deliverAll();
      expect(mail.taken).toMatchObject([{ to: OWNER_MAIL, template: 'messages_in_doubt' }]);
    });

    it('goes on being a call when it turns out that it failed', async () => {
      const noticeId = await kept({ attemptedAt: ago(61) });
      await look();
      const failed = { state: 'failed', updatedAt: ago(5) };
      await service.model('Notice').updateOne({ _id: noticeId }, { $set: failed }, { timestamps: false });
      await look();
      expect(await service.eventsOf(NoticeMendedV1)).toEqual([]);
      expect((await calls()).map((call) => call.noticeId)).toEqual([noticeId, noticeId]);
    });

    it('is no call any more once it is known', async () => {
      const noticeId = await kept({ attemptedAt: ago(61) });
      await look();
      await service.model('Notice').updateOne({ _id: noticeId }, { $set: { state: 'sent' } });
      await look();
      expect((await service.eventsOf(NoticeMendedV1)).map(({ payload }) => payload.noticeId)).toEqual([noticeId]);
    });

    it('raises no alarm about an alarm', async () => {
      await kept({ family: 'delivery_alarm', attemptedAt: ago(61), personId: OWNER, facts: {} });
      await look();
      expect(await owed()).toHaveLength(1);
      expect(await alarms()).toEqual([]);
    });
  });
});
