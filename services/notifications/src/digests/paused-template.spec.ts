import { eventually, type TestService } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NoticeRecord } from '../notices/notice.schema.js';
import { answerForDigests, digestAffairs } from '../test-kit/digest-house.js';
import { FakeApprovals } from '../test-kit/fake-approvals.js';
import { CLIENT, FakeProvider, OWNER, type otherServices, STAFF, startNotifications } from '../test-kit/house.js';
import { BeginDigest } from './begin-digest.js';

const SID = `HX${'d'.repeat(32)}`;
const at = (time: string) => new Date(`2026-11-25T${time}:00.000Z`);

describe('NEWS-09: a template that is paused in mid-digest', () => {
  const provider = new FakeProvider();
  const approvals = new FakeApprovals();
  let service: TestService;
  let others: ReturnType<typeof otherServices>;
  beforeAll(async () => {
    approvals.standings.set(SID, { status: 'approved', reason: null });
    ({ service, others } = await startNotifications({ provider, approvals }));
  });
  afterAll(() => service.stop());

  // The owner is told of the template, too, by a notice of another family.
  const digestsOf = { family: 'daily_digest' };
  const noticeTo = (personId: string) =>
    service
      .model('Notice')
      .findOne({ ...digestsOf, personId })
      .lean<NoticeRecord>();
  const template = { name: 'daily_digest', language: 'en' };
  const approve = () =>
    service.model('MessageTemplate').updateOne(template, { $set: { state: 'approved', contentSid: SID } });
  const stateOfTemplate = async () => (await service.model('MessageTemplate').findOne(template).lean())?.state;

  it('lets the rest wait, and sends it once as soon as it is approved again: none lost, none doubled', async () => {
    answerForDigests(service, digestAffairs(others));
    // They get it one after another.
    const quietUntil = (id: string, until: number) =>
      others.people.set(id, { ...others.people.get(id)!, quietHours: { from: 23, until } });
    quietUntil(OWNER, 9);
    quietUntil(STAFF, 10);
    await approve();
    service.setTime(at('06:00'));
    await service.app.get(BeginDigest).byClock();
    await eventually(async () => {
      expect(await service.model('Notice').countDocuments(digestsOf)).toBe(3);
      expect(await noticeTo(CLIENT)).toMatchObject({ state: 'sent', reason: null });
    });
    provider.stopped.set(SID, 'twilio_63041');
    approvals.standings.set(SID, { status: 'paused', reason: null });
    service.setTime(at('07:00'));
    await eventually(async () => {
      expect(await stateOfTemplate()).toBe('paused');
      // The clock goes on once the one that was refused waits, too: held meanwhile, it would be taken for a dead worker's.
      const refused = await noticeTo(OWNER);
      expect(refused?.state).toBe('pending');
      expect(refused?.nextAttemptAt.getTime()).toBeGreaterThan(at('07:00').getTime());
    });
    service.setTime(at('08:10'));
    await eventually(async () => {
      for (const id of [OWNER, STAFF]) {
        const notice = await noticeTo(id);
        expect(notice?.state).toBe('pending');
        expect(notice?.nextAttemptAt.getTime()).toBeGreaterThan(at('08:10').getTime());
      }
    });
    expect(provider.taken).toHaveLength(1);
    provider.stopped.clear();
    approvals.standings.set(SID, { status: 'approved', reason: null });
    await approve();
    service.setTime(at('08:20'));
    await eventually(async () => {
      for (const id of [OWNER, STAFF]) expect(await noticeTo(id)).toMatchObject({ state: 'sent', reason: null });
    });
    const digests = provider.taken.filter(({ template: name }) => name === 'daily_digest');
    expect(digests.map(({ to }) => to).sort()).toEqual(['+96170000001', '+96170000002', '+96170000003']);
  });
});
