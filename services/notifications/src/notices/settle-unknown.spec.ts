import { Clock } from '@diwan/service-kit/app/clock';
import { eventually, sized, type TestService } from '@diwan/service-kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DemoInbox } from '../demo/demo-inbox.js';
import type { OutgoingMessage, SendResult } from '../messages/message.js';
import type { MessageProvider, ProviderWord, SoughtMessage } from '../providers/message-provider.js';
import { OutsideProvider } from '../providers/outside.provider.js';
import { FakeProvider, startNotifications } from '../test-kit/house.js';
import { owedNotice } from '../test-kit/owed-notice.js';
import type { NoticeRecord } from './notice.schema.js';
import { referenceOf } from './notice-reference.js';
import { SettleUnknown } from './settle-unknown.js';

type Cut = 'before' | 'after' | 'silent';

/** A provider that writes down what it takes; a worker is cut off from it before or after it took a message, or hears nothing more. */
class LoggingProvider implements MessageProvider {
  readonly log: string[] = [];
  readonly sought: SoughtMessage[] = [];
  readonly cuts = new Map<string, Cut>();
  /** Says this instead of what it knows by our reference. */
  word: ProviderWord | null = null;
  readonly waiting: (() => void)[] = [];

  async send({ dedupeKey }: OutgoingMessage): Promise<SendResult> {
    const cut = this.cuts.get(dedupeKey);
    this.cuts.delete(dedupeKey);
    if (cut === 'before') throw new Error('the worker died');
    this.log.push(dedupeKey);
    if (cut === 'after') throw new Error('the worker died');
    if (cut === 'silent') await new Promise<void>((resolve) => this.waiting.push(resolve));
    return { outcome: 'accepted', providerId: `SM-${dedupeKey}` };
  }

  async lookUp(sought: SoughtMessage): Promise<ProviderWord> {
    this.sought.push(sought);
    if (this.word !== null) return this.word;
    const { dedupeKey } = sought;
    return this.log.includes(dedupeKey) ? { has: [`SM-${dedupeKey}`] } : 'never-had-it';
  }
}

describe('a notice of which nobody knows whether it was sent', () => {
  let service: TestService;
  const provider = new LoggingProvider();
  let ahead = 0;
  let settle: () => Promise<void>;
  beforeAll(async () => {
    ({ service } = await startNotifications({ provider }));
    // Asked here, when it is its turn: the service does so every ten seconds.
    const unknown = service.app.get(SettleUnknown);
    const run = unknown.run.bind(unknown);
    settle = () => run(() => false);
    jest.spyOn(unknown, 'run').mockResolvedValue();
    jest.spyOn(service.app.get(Clock), 'now').mockImplementation(() => new Date(Date.now() + ahead));
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    ahead = 0;
    await notices().deleteMany({});
    provider.word = null;
    provider.log.length = 0;
    provider.sought.length = 0;
  });
  afterEach(() => {
    for (const goOn of provider.waiting.splice(0)) goOn();
  });

  const notices = () => service.model('Notice');
  const all = () => notices().find().sort({ _id: 1 }).lean<NoticeRecord[]>();
  /** Owes notices whose workers are cut off, or are not, and waits until each was tried once. */
  const cutOff = async (...cuts: (Cut | null)[]) => {
    const owed = cuts.map((cut, n) => {
      const notice = owedNotice(n);
      if (cut) provider.cuts.set(referenceOf(notice), cut);
      return notice;
    });
    await notices().insertMany(owed);
    await eventually(async () => expect(await notices().countDocuments({ state: 'pending' })).toBe(0));
    await eventually(async () => expect(provider.cuts.size).toBe(0));
    const whole = cuts.filter((cut) => cut === null).length;
    await eventually(async () => expect(await notices().countDocuments({ state: 'sent' })).toBe(whole));
    ahead = 61_000;
  };
  const states = async () => (await all()).map(({ state }) => state);
  const untilSent = () => eventually(async () => expect([...new Set(await states())]).toEqual(['sent']));

  it('REL-02: that the provider has by our reference is sent, once', async () => {
    await cutOff('after');
    expect(await states()).toEqual(['sending']);
    await settle();
    const [notice] = await all();
    const reference = notice ? referenceOf(notice) : '';
    expect(notice).toMatchObject({ state: 'sent', reason: null, providerId: `SM-${reference}`, attempts: 1 });
    expect(provider.log).toEqual([reference]);
    expect(provider.sought).toMatchObject([{ dedupeKey: reference, since: notice?.attemptedAt }]);
  });

  it('REL-02: that the provider proves never to have had goes again, once', async () => {
    await cutOff('before');
    await Promise.all([settle(), settle()]);
    await untilSent();
    expect(await all()).toMatchObject([{ attempts: 2 }]);
    expect(provider.log).toHaveLength(1);
  });

  it('REL-02: of which the provider cannot tell stays unknown, is not sent and is asked about again later', async () => {
    provider.word = 'cannot-tell';
    await cutOff('before', 'after');
    await settle();
    ahead += 60_000;
    await settle();
    expect(await all()).toMatchObject([
      { state: 'unknown', reason: 'worker_died', attempts: 1 },
      { state: 'unknown', reason: 'worker_died', attempts: 1 },
    ]);
    expect(provider.log).toHaveLength(1);
    expect(provider.sought).toHaveLength(2);
    ahead += 600_000;
    provider.word = null;
    await settle();
    await untilSent();
    expect(new Set(provider.log).size).toBe(2);
    expect(provider.log).toHaveLength(2);
  });

  it('REL-02: an error of the provider proves nothing', async () => {
    await cutOff('before');
    jest.spyOn(provider, 'lookUp').mockRejectedValueOnce(new Error('ECONNRESET'));
    await settle();
    expect(await states()).toEqual(['unknown']);
    expect(provider.log).toEqual([]);
  });

  it('REL-02: a message that another notice has is not this one', async () => {
    await cutOff(null, 'after');
    const [sent] = await all();
    provider.word = { has: [String(sent?.providerId)] };
    await settle();
    expect(await states()).toEqual(['sent', 'unknown']);
  });

  it('REL-02: a word about an attempt that is past changes nothing', async () => {
    await cutOff('before');
    // While the provider is asked, another worker sends it and is cut off as well.
    provider.word = 'cannot-tell';
    jest.spyOn(provider, 'lookUp').mockImplementationOnce(async () => {
      await notices().updateOne({}, { $inc: { attempts: 1 } });
      return 'never-had-it';
    });
    await settle();
    expect(await states()).toEqual(['unknown']);
    expect(provider.log).toEqual([]);
  });

  it('F-1: many workers cut off between the acceptance and the ledger: nothing is doubled, nothing is lost', async () => {
    const many = sized({ gate: 20, full: 100 });
    const cuts = Array.from({ length: many }, (_, n): Cut => (n < 5 ? 'silent' : 'after'));
    const early = Array.from({ length: 20 }, (): Cut => 'before');
    const whole = Array.from({ length: 10 }, () => null);
    await cutOff(...cuts, ...early, ...whole);
    expect(provider.log).toHaveLength(many + 10);
    await eventually(async () => expect(await notices().countDocuments({ state: 'sending' })).toBe(many + 20));
    await Promise.all([settle(), settle()]);
    await untilSent();
    // Workers that were only slow wake up: their late answers change nothing.
    const before = await all();
    for (const goOn of provider.waiting.splice(0)) goOn();
    await settle();
    expect(await all()).toEqual(before);
    const references = before.map(referenceOf);
    expect([...provider.log].sort()).toEqual([...references].sort());
    expect(before.map(({ providerId }) => providerId)).toEqual(references.map((reference) => `SM-${reference}`));
  });
});

describe('what providers can tell', () => {
  const sought = { dedupeKey: 'notice-1', message: null, since: new Date(0) };

  it('REL-02: the demo inbox finds messages by our reference', async () => {
    const { service } = await startNotifications();
    try {
      const inbox = service.app.get(DemoInbox).by('whatsapp');
      expect(await inbox.lookUp(sought)).toBe('never-had-it');
      const variables = { link: 'x', firm: 'Karam Law' };
      const message = { to: '+96170000002', template: 'generic_notice', language: 'en', variables } as const;
      const taken = await inbox.send({ ...message, dedupeKey: 'notice-1' });
      expect(taken).toMatchObject({ outcome: 'accepted' });
      const providerId = 'providerId' in taken ? taken.providerId : '';
      expect(await inbox.lookUp(sought)).toEqual({ has: [providerId] });
      expect(await inbox.lookUp({ ...sought, dedupeKey: 'notice-1.1' })).toBe('never-had-it');
    } finally {
      await service.stop();
    }
  });

  it('REL-02: the way out asks its provider; one that cannot be asked, such as a mail server, cannot tell', async () => {
    const asked = new LoggingProvider();
    expect(await new OutsideProvider(asked).lookUp(sought)).toBe('never-had-it');
    expect(await new OutsideProvider(new FakeProvider()).lookUp(sought)).toBe('cannot-tell');
  });
});
