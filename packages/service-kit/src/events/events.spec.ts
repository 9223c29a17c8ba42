import { randomBytes } from 'node:crypto';
import type { PayloadOf } from '@diwan/contracts/events/event';
import { LeadReceivedV1 } from '@diwan/contracts/intake/leads/events';
import { DocumentSharedV1 } from '@diwan/contracts/matters/documents/events';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Injectable } from '@nestjs/common';
import { getConnectionToken, InjectModel } from '@nestjs/mongoose';
import type { Redis } from 'ioredis';
import { type Connection, type Model, Schema } from 'mongoose';
import { correlationId, withCorrelation } from '../app/correlation.js';
import type { Deed } from '../deeds/deed.js';
import { DomainError } from '../http/domain-error.js';
import { InTransaction, modelProvider } from '../store/database.js';
import { REDIS } from '../store/redis.js';
import { eventually, ignoreEventsOf, startTestService, type TestService } from '../testing.js';
import { OnEvent } from './event-inbox.js';
import { Outbox } from './outbox.js';
import { inboxOf, Queues } from './queues.js';
import { Relay } from './relay.js';

interface Reaction {
  documentId: string;
  correlationId: string;
}
const reactionSchema = new Schema<Reaction>({ documentId: String, correlationId: String }, { versionKey: false });

/** What the handler does besides writing; set by each test. */
let meanwhile: (attempt: number) => Promise<void> = async () => {};
let attempts = 0;

@Injectable()
class ReactWhenDocumentShared {
  constructor(@InjectModel('Reaction') private readonly reactions: Model<Reaction>) {}

  @OnEvent(DocumentSharedV1)
  handle({ documentId }: PayloadOf<typeof DocumentSharedV1>): Deed<void> {
    return {
      commit: async (session) => {
        await this.reactions.create([{ documentId, correlationId: correlationId() }], { session });
        attempts += 1;
        await meanwhile(attempts);
      },
    };
  }
}

/** The publisher here is the service named cases without its real subscriptions. */
class Publisher {}
class Consumer {}

const services: TestService[] = [];
afterEach(async () => {
  meanwhile = async () => {};
  attempts = 0;
  for (const service of services.splice(0).reverse()) await service.stop();
});

/** A publisher and, unless told otherwise, a consumer on the same stores. */
async function setup({ consumer = true, env = {} as Record<string, string> } = {}) {
  const id = randomBytes(5).toString('hex');
  const shared = { DATABASE_PREFIX: `t_${id}_`, REDIS_PREFIX: `t_${id}:`, JOB_LOCK_MS: '1000', ...env };
  const publisher = await startTestService({
    name: 'cases',
    module: { module: Publisher, providers: ignoreEventsOf('cases') },
    endpoints: [],
    env: shared,
  });
  services.push(publisher);
  const startConsumer = async () => {
    const others = ignoreEventsOf('notifications', DocumentSharedV1);
    const providers = [ReactWhenDocumentShared, modelProvider('Reaction', reactionSchema), ...others];
    const started = await startTestService({
      name: 'notifications',
      module: { module: Consumer, providers },
      endpoints: [],
      env: shared,
    });
    services.push(started);
    return started;
  };
  const started = consumer ? await startConsumer() : null;
  const publish = (documentId: string) =>
    publisher.app.get(InTransaction).run(async (session) => {
      await publisher.app
        .get(Outbox)
        .add(DocumentSharedV1, { documentId, caseId: ID, clientId: ID, sharing: 1 }, session);
    });
  const connection = publisher.app.get<Connection>(getConnectionToken());
  const reactions = () => connection.useDb(`t_${id}_notifications`).collection('reactions').find().toArray();
  const settled = () =>
    eventually(async () => {
      const rows = await publisher.eventsOf(DocumentSharedV1);
      expect(rows.every((row) => row.settledAt !== null && row.waitingFor.length === 0)).toBe(true);
    });
  return {
    publisher,
    startConsumer,
    started,
    publish,
    reactions,
    settled,
    redis: publisher.app.get<Redis>(REDIS),
    prefix: `t_${id}:`,
  };
}

const ID = '65f0c0ffee65f0c0ffee65f0';
const documentId = () => randomBytes(12).toString('hex');

/** Forgets everything that this test has in Redis, as a lost Redis would. */
async function loseRedis(redis: Redis, prefix: string): Promise<void> {
  const keys = await redis.keys(`${prefix}*`);
  if (keys.length > 0) await redis.del(...keys.map((key) => key.slice(prefix.length)));
}

describe('events', () => {
  it('reach their consumer, with the correlation id of the request, and are settled', async () => {
    const { publish, reactions, settled, publisher } = await setup();
    await withCorrelation('request-0123', () => publish(ID));
    await eventually(async () => expect(await reactions()).toHaveLength(1));
    await settled();
    expect((await reactions())[0]).toMatchObject({ documentId: ID, correlationId: 'request-0123' });
    expect((await publisher.eventsOf(DocumentSharedV1))[0]).toMatchObject({ relays: 1, payload: { sharing: 1 } });
  });

  it('do not exist when their transaction is rolled back', async () => {
    const { publisher, publish } = await setup({ consumer: false });
    await expect(
      publisher.app.get(InTransaction).run(async () => {
        await publish(ID);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await publisher.eventsOf(DocumentSharedV1)).toEqual([]);
  });

  it('may only be published by their publisher', async () => {
    const { publisher } = await setup({ consumer: false });
    await expect(
      publisher.app
        .get(InTransaction)
        .run((session) =>
          publisher.app
            .get(Outbox)
            .add(
              LeadReceivedV1,
              { leadId: ID, reference: 'x', area: 'x', respondBy: new Date().toISOString() },
              session,
            ),
        ),
    ).rejects.toThrow('does not publish');
  });

  it('come again, and are handled exactly once, when Redis lost everything before the consumer ran', async () => {
    const { publisher, publish, reactions, settled, startConsumer, redis, prefix } = await setup({ consumer: false });
    const ids = Array.from({ length: 20 }, documentId);
    for (const id of ids) await publish(id);
    await eventually(async () => {
      const rows = await publisher.eventsOf(DocumentSharedV1);
      expect(rows.every((row) => row.relayedAt !== null)).toBe(true);
    });
    await loseRedis(redis, prefix);
    await startConsumer();
    await settled();
    expect((await reactions()).map((reaction) => reaction.documentId).sort()).toEqual(ids.sort());
  });

  it('are handled exactly once when the confirmation is lost', async () => {
    const { publisher, publish, reactions, settled } = await setup();
    await publish(ID);
    await settled();
    expect(await reactions()).toHaveLength(1);
    // As if the publisher had never heard of it: it adds the job again and settles it by a second confirmation.
    await publisher
      .model('OutboxRow')
      .updateMany({}, { $set: { dueAt: new Date(), settledAt: null, waitingFor: ['notifications'] } });
    await settled();
    expect(await reactions()).toHaveLength(1);
  });

  it('F-5: are settled when the publisher ended after it had noted the last confirmation', async () => {
    const { publisher, publish, settled } = await setup({ consumer: false });
    await publisher.app.get(Relay).stop();
    await publish(ID);
    await publisher.model('OutboxRow').updateMany({}, { $set: { waitingFor: [], dueAt: new Date() } });
    publisher.app.get(Relay).start();
    await settled();
  });

  it('are handled once when the same job comes twice at the same time', async () => {
    const { started, reactions } = await setup();
    const consumer = started as TestService;
    const queues = new Queues(consumer.config);
    const left = () => queues.named(inboxOf('notifications')).getJobCountByTypes('waiting');
    // The first waits until the others have been taken in hand, too.
    meanwhile = async (attempt) => {
      if (attempt === 1) await eventually(async () => expect(await left()).toBe(0));
    };
    const payload = { documentId: ID, caseId: ID, clientId: ID, sharing: 1 };
    const envelope = {
      eventId: 'e-1',
      name: DocumentSharedV1.name,
      occurredAt: new Date().toISOString(),
      correlationId: 'c',
      payload,
    };
    await queues.named(inboxOf('notifications')).waitUntilReady();
    await Promise.all(['a', 'b', 'c'].map((id) => queues.add(inboxOf('notifications'), envelope.name, envelope, id)));
    await eventually(async () =>
      expect(await queues.named(inboxOf('notifications')).getJobCountByTypes('active', 'waiting', 'delayed')).toBe(0),
    );
    await queues.close();
    expect(await reactions()).toHaveLength(1);
  });

  it('are tried again after a failure, and what the failed try wrote is gone', async () => {
    const { publish, reactions, settled } = await setup();
    meanwhile = async (attempt) => {
      if (attempt < 3) throw new Error('not yet');
    };
    await publish(ID);
    await settled();
    expect(attempts).toBe(3);
    expect(await reactions()).toHaveLength(1);
  });

  it('that cannot be handled are kept for staff, not tried for ever and not confirmed', async () => {
    const { started, publisher, publish } = await setup();
    meanwhile = async () => {
      throw new DomainError('NOT_FOUND');
    };
    await publish(ID);
    const queues = new Queues((started as TestService).config);
    const queue = queues.named(inboxOf('notifications'));
    await eventually(async () => expect(await queue.getFailedCount()).toBe(1));
    const [job] = await queue.getFailed();
    expect(job).toMatchObject({
      name: DocumentSharedV1.name,
      failedReason: expect.stringMatching('NOT_FOUND'),
      attemptsMade: 1,
    });
    expect((await publisher.eventsOf(DocumentSharedV1))[0]).toMatchObject({ settledAt: null });
    await publisher.model('OutboxRow').updateMany({}, { $set: { dueAt: new Date(0), relays: 7 } });
    await eventually(async () =>
      expect((await publisher.eventsOf(DocumentSharedV1))[0]).toMatchObject({ relays: 8, settledAt: null }),
    );
    expect((await queue.getFailed())[0]).toMatchObject({ attemptsMade: 1 });
    await queues.close();
  });

  it('F-10: that used their attempts up while a service was away come again by themselves', async () => {
    const { publisher, publish, reactions, settled, startConsumer } = await setup({ consumer: false });
    await publisher.app.get(Relay).stop();
    await publish(ID);
    const [row] = await publisher.eventsOf(DocumentSharedV1);
    const { _id: eventId, name, occurredAt, correlationId, payload } = row as NonNullable<typeof row>;
    const envelope = { eventId, name, occurredAt: occurredAt.toISOString(), correlationId, payload };
    const [inbox, jobId] = [inboxOf('notifications'), `${eventId}-notifications`];
    const queues = publisher.app.get(Queues);
    // As it was added first, with one attempt instead of twelve.
    await queues.named(inbox).add(name, envelope, { jobId, attempts: 1, removeOnComplete: true });
    await publisher.model('OutboxRow').updateMany({}, { $set: { relays: 7 } });
    meanwhile = async () => {
      throw new Error('away');
    };
    await startConsumer();
    await eventually(async () => expect(await queues.failedJob(inbox, jobId)).toMatchObject({ failedReason: 'away' }));
    // What no attempt helps is not tried by itself any more, however often it was tried before.
    meanwhile = async () => {
      throw new DomainError('NOT_FOUND');
    };
    publisher.app.get(Relay).start();
    const notRetried = { failedReason: expect.stringMatching(/^not retried: .*NOT_FOUND/), attemptsMade: 2 };
    await eventually(async () => expect(await queues.failedJob(inbox, jobId)).toMatchObject(notRetried));
    expect(await queues.retry(inbox, jobId, { byItself: true })).toBe(false);
    meanwhile = async () => {};
    expect(await queues.retry(inbox, jobId)).toBe(true);
    await settled();
    expect(await reactions()).toHaveLength(1);
    expect(await queues.retry(inbox, jobId)).toBe(false);
  });

  it('PLAT-02: of a later build are handled without the fields that this one does not know', async () => {
    const { started, reactions } = await setup();
    const later = { documentId: ID, caseId: ID, clientId: ID, sharing: 1, more: { said: 'later' } };
    await (started as TestService).deliver(DocumentSharedV1, later);
    expect(await reactions()).toHaveLength(1);
  });

  it('with a payload that does not fit are refused at once', async () => {
    const { started } = await setup();
    const broken = { documentId: ID } as PayloadOf<typeof DocumentSharedV1>;
    await expect((started as TestService).deliver(DocumentSharedV1, broken)).rejects.toThrow('does not fit');
  });
});
