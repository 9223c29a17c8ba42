import { DocumentSharedV1 } from '@diwan/contracts/matters/documents/events';
import { MessageTemplateStoppedV1 } from '@diwan/contracts/messages/message-templates/events';
import { listMessageTemplates } from '@diwan/contracts/messages/message-templates/http';
import { eventually, type TestService } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FakeApprovals } from '../test-kit/fake-approvals.js';
import { CASE, CLIENT, DOCUMENT, FakeProvider, startNotifications } from '../test-kit/house.js';
import { AskApprovals } from './ask-approvals.js';
import { currentDigest, handedIn } from './handed-in.js';
import type { LiveVersion, MessageTemplateRecord } from './message-template.schema.js';
import { WriteDownTemplates } from './write-down-templates.js';

const ADOPTED = `HX${'a'.repeat(32)}`;
const EARLIER = 'HX-earlier';
const NAME = 'document_shared';
/** What an earlier build said, with its variables in another order. */
const EARLIER_WORDS = {
  digest: 'earlier',
  ...{ body: 'For {{name}}: {{document}} of {{firm}} at {{link}}.', variables: ['link', 'name', 'document', 'firm'] },
  ...{ buttons: [], preview: 'For Nour Karam: Contract of Karam Law at https://…' },
};
const LIVE: LiveVersion = {
  ...{ state: 'approved', contentSid: EARLIER, version: 1, words: EARLIER_WORDS },
  checkedAt: new Date(0),
};

describe('F-3: a template whose words have changed', () => {
  const provider = new FakeProvider();
  const approvals = new FakeApprovals();
  let service: TestService;
  let sharing = 0;
  beforeAll(async () => {
    const env = { TWILIO_TEMPLATES: JSON.stringify({ receipt_issued: { en: ADOPTED } }) };
    ({ service } = await startNotifications({ provider, approvals, env }));
    await service.app.get(AskApprovals).onModuleDestroy();
    // What owners are told of a stopped template would come among the messages of the next test.
    await service.holdEvents();
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    provider.taken.length = 0;
    provider.stopped.clear();
    approvals.standings.clear();
    for (const sid of [EARLIER, 'HX-safe', ADOPTED]) approvals.standings.set(sid, { status: 'approved', reason: null });
    for (const name of ['Notice', 'OutboxRow']) await service.model(name).deleteMany({});
    const { digest, words } = handedIn('generic_notice', 'en');
    await set('generic_notice', { state: 'approved', contentSid: 'HX-safe', digest, words });
    await set(NAME, { state: 'approved', contentSid: EARLIER, digest: 'earlier', words: EARLIER_WORDS, version: 1 });
  });

  async function set(name: string, as: Partial<MessageTemplateRecord>): Promise<void> {
    const fresh = { live: null, adoptedSid: null, history: [], reason: null, digest: null, words: null, version: 0 };
    await service.model('MessageTemplate').updateOne({ name, language: 'en' }, { $set: { ...fresh, ...as } });
  }
  const rowOf = async (name = NAME) =>
    (await service
      .model('MessageTemplate')
      .findOne({ name, language: 'en' })
      .lean<MessageTemplateRecord>()) as MessageTemplateRecord;
  const start = () => service.app.get(WriteDownTemplates).onModuleInit();
  const ask = () => service.app.get(AskApprovals).look();
  const stops = async () => (await service.eventsOf(MessageTemplateStoppedV1)).length;
  const share = () => {
    sharing += 1;
    return service.deliver(DocumentSharedV1, { documentId: DOCUMENT, caseId: CASE, clientId: CLIENT, sharing });
  };
  const sent = () =>
    eventually(() => {
      const [message] = provider.taken;
      if (!message) throw new Error('nothing was sent');
      return message;
    });

  it('is a draft again, and messages go by what was approved, in its words', async () => {
    await start();
    expect(await rowOf()).toMatchObject({
      ...{ state: 'draft', contentSid: null, digest: null, reason: 'words_changed', version: 1 },
      live: { state: 'approved', contentSid: EARLIER, version: 1, words: EARLIER_WORDS },
    });
    await share();
    expect(await sent()).toMatchObject({ template: NAME, contentSid: EARLIER, words: EARLIER_WORDS });
    expect(await stops()).toBe(0);
  });

  it('keeps the words that are used through another change, until those of today are approved', async () => {
    await start();
    await set(NAME, { state: 'pending', contentSid: 'HX-2', digest: 'second', version: 2, live: LIVE });
    await start();
    expect(await rowOf()).toMatchObject({ state: 'draft', live: { contentSid: EARLIER } });
    await set(NAME, { state: 'pending', contentSid: 'HX-3', ...handedIn(NAME, 'en'), version: 3, live: LIVE });
    approvals.standings.set('HX-3', { status: 'approved', reason: null });
    await ask();
    expect(await rowOf()).toMatchObject({ state: 'approved', contentSid: 'HX-3', live: null });
    await share();
    const message = await sent();
    expect(message).toMatchObject({ contentSid: 'HX-3' });
    expect(message.words).toBeUndefined();
  });

  it('is used again at once where a build, or its words, were taken back', async () => {
    const live = { ...LIVE, words: handedIn(NAME, 'en').words };
    await set(NAME, { state: 'submitted', contentSid: 'HX-2', digest: 'second', version: 2, live });
    await start();
    // The version stays: WhatsApp has seen the name of the second.
    const back = { state: 'approved', contentSid: EARLIER, live: null, reason: 'words_back', version: 2 };
    expect(await rowOf()).toMatchObject(back);
  });

  it('has no words to go by where an earlier build did not write them down', async () => {
    await set(NAME, { state: 'approved', contentSid: EARLIER, digest: 'earlier', version: 1 });
    await start();
    expect(await rowOf()).toMatchObject({ state: 'draft', live: null });
    await set(NAME, { state: 'approved', contentSid: EARLIER, digest: currentDigest(NAME, 'en'), version: 1 });
    await start();
    expect(await rowOf()).toMatchObject({ state: 'approved', words: handedIn(NAME, 'en').words });
  });

  it.each(['twilio_63041', 'twilio_63042', 'twilio_63013'])(
    '%s of its earlier words stops these for now, tells owners and goes by the safe text',
    async (reason) => {
      await set(NAME, { state: 'pending', contentSid: 'HX-2', digest: currentDigest(NAME, 'en'), live: LIVE });
      provider.stopped.set(EARLIER, reason);
      await share();
      await eventually(async () => expect((await rowOf()).live?.state).toBe('paused'));
      const due = { $set: { nextAttemptAt: new Date(0) } };
      const refused = { state: 'pending', family: NAME, attempts: 1 };
      await eventually(async () => expect(await service.model('Notice').findOneAndUpdate(refused, due)).not.toBeNull());
      expect(await sent()).toMatchObject({ template: 'generic_notice', contentSid: 'HX-safe' });
      expect(await rowOf()).toMatchObject({ state: 'pending', history: [{ from: 'approved', to: 'paused', reason }] });
      expect(await stops()).toBe(1);
    },
  );

  it('loses its earlier words when the provider has them no more, and gets paused ones back', async () => {
    await set(NAME, { state: 'draft', live: { ...LIVE, state: 'paused' } });
    await ask();
    expect((await rowOf()).live?.state).toBe('approved');
    expect(await stops()).toBe(0);
    approvals.standings.delete(EARLIER);
    await service
      .model('MessageTemplate')
      .updateOne({ name: NAME, language: 'en' }, { $set: { 'live.checkedAt': new Date(0) } });
    await ask();
    const ended = { from: 'approved', to: 'rejected', reason: 'content_gone', byStaff: false };
    expect(await rowOf()).toMatchObject({ live: null, history: [{ to: 'approved' }, ended] });
    expect(await stops()).toBe(1);
  });

  it('is listed with the words that are used', async () => {
    await set(NAME, { state: 'draft', live: LIVE });
    const admin = service.http(await service.signInAs({ roles: ['admin'] }));
    const { body } = await admin.call(listMessageTemplates, { query: { search: NAME } });
    const live = { state: 'approved', version: 1, contentSid: EARLIER, preview: EARLIER_WORDS.preview, buttons: [] };
    expect(body).toMatchObject({ items: [{ languages: { en: { state: 'draft', live }, ar: { live: null } } }] });
  });

  it('F-1: is filled with today’s names where only names of variables have changed', async () => {
    const words = { ...handedIn(NAME, 'en').words, variables: ['who', 'what', 'case', 'link', 'firm'] };
    await set(NAME, { state: 'approved', contentSid: 'HX-1', digest: currentDigest(NAME, 'en'), words });
    await share();
    const message = await sent();
    expect(message.contentSid).toBe('HX-1');
    expect(message.words).toBeUndefined();
  });

  it('of another build, whose words nobody wrote down, is not filled at all', async () => {
    await set(NAME, { state: 'approved', contentSid: 'HX-1', digest: 'other', words: EARLIER_WORDS });
    await share();
    expect(await sent()).toMatchObject({ template: 'generic_notice' });
  });

  it('that another build has submitted is handed in by that one alone', async () => {
    await set(NAME, { state: 'submitted', contentSid: null, digest: 'other', version: 2 });
    await ask();
    expect(await rowOf()).toMatchObject({ state: 'submitted', contentSid: null });
  });

  describe('that was approved by hand', () => {
    const stand = (as: Partial<MessageTemplateRecord>) => set('receipt_issued', as);
    const row = () => rowOf('receipt_issued');
    const adopted = { state: 'approved', contentSid: ADOPTED, adoptedSid: ADOPTED, reason: 'adopted' };

    it('is adopted from the settings once, and goes on being used when its words change', async () => {
      await stand({ state: 'draft' });
      await start();
      expect(await row()).toMatchObject(adopted);
      const earlier = { digest: 'earlier', words: EARLIER_WORDS };
      await stand({ state: 'approved', contentSid: ADOPTED, adoptedSid: ADOPTED, ...earlier });
      await start();
      expect(await row()).toMatchObject({ state: 'draft', reason: 'words_changed', live: { contentSid: ADOPTED } });
    });

    it('with another content SID is adopted, also where it was refused or its words have just changed', async () => {
      await stand({ state: 'rejected', digest: currentDigest('receipt_issued', 'en'), adoptedSid: 'HX-x' });
      await start();
      expect(await row()).toMatchObject(adopted);
      await stand({ state: 'approved', contentSid: 'HX-x', digest: 'earlier', adoptedSid: 'HX-x' });
      await start();
      expect(await row()).toMatchObject(adopted);
    });

    it('takes the place of nothing that is approved, now or when words change later', async () => {
      const today = handedIn('receipt_issued', 'en');
      await stand({ state: 'approved', contentSid: 'HX-submitted', ...today });
      await start();
      expect(await row()).toMatchObject({ state: 'approved', contentSid: 'HX-submitted', adoptedSid: ADOPTED });
      const earlier = { digest: 'earlier', words: EARLIER_WORDS };
      await stand({ state: 'approved', contentSid: 'HX-submitted', adoptedSid: ADOPTED, ...earlier });
      await start();
      expect(await row()).toMatchObject({ state: 'draft', live: { contentSid: 'HX-submitted' } });
    });

    it('and adopted by an earlier build is not adopted twice', async () => {
      const history = [{ at: new Date(0), from: 'draft', to: 'approved', reason: 'adopted', byStaff: false } as const];
      await stand({ state: 'draft', history });
      await start();
      expect(await row()).toMatchObject({ state: 'draft', adoptedSid: ADOPTED });
    });
  });
});
