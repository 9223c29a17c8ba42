import { NoticeMendedV1, NoticeMissedV1 } from '@diwan/contracts/messages/notices/events';
import type { TestService } from '@diwan/service-kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CASE, CLIENT, startNotifications } from '../test-kit/house.js';
import { owedNotice } from '../test-kit/owed-notice.js';
import type { NoticeRecord } from './notice.schema.js';
import { TellMissed } from './tell-missed.js';

const NOW = new Date('2026-05-05T09:00:00.000Z');
const HOUR = 60 * 60_000;
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR);

describe('OFF-10: a message that did not reach its person', () => {
  let service: TestService;
  beforeAll(async () => {
    ({ service } = await startNotifications());
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    for (const name of ['Notice', 'OutboxRow']) await service.model(name).deleteMany({});
    service.setTime(NOW);
  });
  afterEach(() => service.setTime(null));

  let number = 0;
  /** A notice as it stands; its own dates are kept. */
  const kept = async (more: Partial<NoticeRecord>): Promise<string> => {
    const notice = { ...owedNotice(number++), createdAt: ago(48), updatedAt: ago(1), ...more };
    await service.model('Notice').insertMany([notice], { timestamps: false });
    return String(notice._id);
  };
  const look = async () => {
    await service.app.get(TellMissed).look();
    return {
      missed: (await service.eventsOf(NoticeMissedV1)).map(({ payload }) => payload),
      mended: (await service.eventsOf(NoticeMendedV1)).map(({ payload }) => payload.noticeId),
    };
  };
  const unseen = {
    ...{ family: 'hearing_moved' as const, facts: { caseId: CASE, hearingId: CASE }, state: 'sent' as const },
    ...{ deliveryStatus: 'delivered', attemptedAt: ago(25) },
  };

  it('that failed is told once, without a word of it, and again only when it fails again', async () => {
    const noticeId = await kept({ state: 'failed', reason: 'twilio_63024' });
    await kept({ state: 'failed', family: 'request_answered', facts: { caseId: CASE } });
    await look();
    expect(await look()).toEqual({ missed: [{ noticeId, caseId: CASE, personId: CLIENT }], mended: [] });
    await service.model('Notice').updateOne({ _id: noticeId }, { $set: { state: 'sent' } }, { timestamps: false });
    expect((await look()).mended).toEqual([noticeId]);
    expect((await look()).mended).toEqual([noticeId]);
    await service.model('Notice').updateOne({ _id: noticeId }, { $set: { state: 'failed' } }, { timestamps: false });
    expect((await look()).missed).toHaveLength(2);
  });

  it('F-9: is missed too where it said nothing, until its person has looked at what it was about', async () => {
    const told = { at: ago(25), template: 'generic_notice', path: null, unproven: true as const };
    // Whoever reads at a number that was never proven may be anybody.
    const noticeId = await kept({ ...unseen, told, deliveryStatus: 'read', readAt: ago(24), attemptedAt: ago(2) });
    await kept({ ...unseen, told, deliveryStatus: null, attemptedAt: ago(0.5) });
    for (const deliveryStatus of [null, 'delivered']) await kept({ ...unseen, told, deliveryStatus, seenAt: ago(2) });
    await look();
    expect(await look()).toEqual({ missed: [{ noticeId, caseId: CASE, personId: CLIENT }], mended: [] });
    await service.model('Notice').updateOne({ _id: noticeId }, { $set: { seenAt: NOW } }, { timestamps: false });
    await look();
    expect(await look()).toMatchObject({ missed: [{ noticeId }], mended: [noticeId] });
  });

  it('is not missed where its person looked at it in the portal, whatever WhatsApp tells', async () => {
    await kept({ ...unseen, seenAt: ago(2) });
    await look();
    expect(await look()).toEqual({ missed: [], mended: [] });
  });

  it('is not told of in the minute in which another way may still be tried, nor a week later', async () => {
    await kept({ state: 'failed', updatedAt: ago(0.01) });
    await kept({ state: 'failed', updatedAt: ago(24 * 8) });
    expect(await look()).toEqual({ missed: [], mended: [] });
  });

  it('of a hearing counts as missed when nobody has looked at it for a day, until somebody does', async () => {
    const noticeId = await kept(unseen);
    await kept({ ...unseen, attemptedAt: ago(20) });
    await kept({ ...unseen, deliveryStatus: 'read', readAt: ago(2) });
    // The provider has said nothing of it: whether it was seen is not known.
    await kept({ ...unseen, deliveryStatus: null });
    expect((await look()).missed).toEqual([{ noticeId, caseId: CASE, personId: CLIENT }]);
    await service.model('Notice').updateOne({ _id: noticeId }, { $set: { readAt: NOW } }, { timestamps: false });
    expect((await look()).mended).toEqual([noticeId]);
  });
});
