import { Clock } from '@diwan/service-kit/app/clock';
import type { TestService } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { REGISTERED } from '../messages/samples.js';
import { FakeApprovals } from '../test-kit/fake-approvals.js';
import { startNotifications } from '../test-kit/house.js';
import { AskApprovals } from './ask-approvals.js';
import type { MessageTemplateRecord } from './message-template.schema.js';
import { SubmitDrafts } from './submit-drafts.js';
import { WriteDownTemplates } from './write-down-templates.js';

const HOUR = 3600_000;
const PER_HOUR = 80;

describe('F-1: templates that nobody has submitted', () => {
  const approvals = new FakeApprovals();
  let service: TestService;
  beforeAll(async () => {
    ({ service } = await startNotifications({ approvals }));
    await service.app.get(AskApprovals).onModuleDestroy();
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    approvals.stored.clear();
    const fresh = { state: 'draft', reason: null, contentSid: null, version: 0, history: [], checkedAt: null };
    await service.model('MessageTemplate').updateMany({}, { $set: fresh });
  });

  const rows = (query = {}) => service.model('MessageTemplate').find(query).lean<MessageTemplateRecord[]>();
  const stand = (as: Partial<MessageTemplateRecord>) => service.model('MessageTemplate').updateMany({}, { $set: as });
  /** What was submitted is an hour old. */
  const anHourPasses = () => stand({ history: [] });
  const round = () => service.app.get(SubmitDrafts).run();

  it('are submitted by themselves, those of codes first, so that people can sign in', async () => {
    await round();
    await service.app.get(AskApprovals).look();
    expect(await rows({ name: 'otp_login' })).toMatchObject([{ state: 'received' }, { state: 'received' }]);
    const [first, second] = [...approvals.stored.values()];
    expect([first?.asked, second?.asked]).toEqual(['otp_login_v1', 'otp_login_v1']);
    const [row] = await rows({ name: 'otp_login', language: 'en' });
    expect(row?.history).toMatchObject([
      { from: 'draft', to: 'submitted', byStaff: false },
      { from: 'submitted', to: 'received', byStaff: false },
    ]);
  });

  it('go in as many at a time as WhatsApp takes in an hour, and all of them in the end', async () => {
    await round();
    await round();
    expect(await rows({ state: 'submitted' })).toHaveLength(PER_HOUR);
    // What nothing sends yet waits for what something does.
    expect(await rows({ name: 'appointment_confirm', state: 'submitted' })).toEqual([]);
    for (let count = PER_HOUR; count < REGISTERED.length; count += PER_HOUR) {
      await anHourPasses();
      await round();
    }
    expect(await rows({ state: 'submitted' })).toHaveLength(REGISTERED.length);
  });

  it('go in at that pace however many instances there are', async () => {
    await Promise.all([round(), round(), round()]);
    const submitted = (await rows({ state: 'submitted' })).length;
    expect(submitted).toBeGreaterThanOrEqual(PER_HOUR);
    // Each may have looked just before another one submitted.
    expect(submitted).toBeLessThanOrEqual(PER_HOUR + 2);
  });

  it('with the words of another build are left to it', async () => {
    await service.model('MessageTemplate').updateMany({ name: 'otp_login' }, { $set: { wantedDigest: 'other' } });
    await round();
    expect(await rows({ name: 'otp_login' })).toMatchObject([{ state: 'draft' }, { state: 'draft' }]);
    await service.app.get(WriteDownTemplates).onModuleInit();
    await anHourPasses();
    await round();
    expect(await rows({ name: 'otp_login' })).toMatchObject([{ state: 'submitted' }, { state: 'submitted' }]);
  });

  it('that were refused wait for a person', async () => {
    await stand({ state: 'rejected', reason: 'INVALID_FORMAT' });
    await round();
    expect(await rows({ state: 'submitted' })).toEqual([]);
  });

  it('and that another account of the provider had are submitted to this one', async () => {
    await stand({ state: 'rejected', reason: 'content_gone' });
    await round();
    expect(await rows({ name: 'otp_login' })).toMatchObject([{ state: 'submitted' }, { state: 'submitted' }]);
  });

  it('of codes are submitted again an hour after nobody looked at them: without them nobody gets in', async () => {
    const now = service.app.get(Clock).now();
    await stand({ state: 'rejected', reason: 'twilio_400', submittedAt: now });
    await round();
    expect(await rows({ state: 'submitted' })).toEqual([]);
    await stand({ submittedAt: new Date(now.getTime() - HOUR) });
    await round();
    expect((await rows({ state: 'submitted' })).map(({ name }) => name)).toEqual(['otp_login', 'otp_login']);
  });
});
