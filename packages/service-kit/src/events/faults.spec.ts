import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { PayloadOf } from '@diwan/contracts/events/event';
import { DocumentSharedV1 } from '@diwan/contracts/matters/documents/events';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Redis } from 'ioredis';
import { type Model, Schema } from 'mongoose';
import type { Deed } from '../deeds/deed.js';
import { InTransaction, modelProvider } from '../store/database.js';
import { REDIS } from '../store/redis.js';
import { eventually, ignoreEventsOf, sized, startTestService, type TestService } from '../testing.js';
import { OnEvent } from './event-inbox.js';
import { Outbox } from './outbox.js';
import { inboxOf, Queues } from './queues.js';

interface Reaction {
  documentId: string;
}
const reactionSchema = new Schema<Reaction>({ documentId: String }, { versionKey: false });

@Injectable()
class ReactWhenDocumentShared {
  constructor(@InjectModel('Reaction') private readonly reactions: Model<Reaction>) {}

  @OnEvent(DocumentSharedV1)
  handle({ documentId }: PayloadOf<typeof DocumentSharedV1>): Deed<void> {
    return {
      commit: async (session) => {
        await this.reactions.create([{ documentId }], { session });
      },
    };
  }
}
class Publisher {}
class Consumer {}

/** A port that is free now, for a server that is killed and started again. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** The same consumer as a process of its own that never gets to the end of its handler. */
const stuckConsumer = `
import 'reflect-metadata';
import { Injectable, Module } from '@nestjs/common';
import { getModelToken } from '@nestjs/mongoose';
import { Schema } from 'mongoose';
import { DocumentSharedV1 } from '@diwan/contracts/matters/documents/events';
import { baseConfig, readConfig } from '@diwan/service-kit/app/config';
import { modelProvider } from '@diwan/service-kit/store/database';
import { OnEvent } from '@diwan/service-kit/events/event-inbox';
import { startService } from '@diwan/service-kit/app/start-service';
import { ignoreEventsOf } from '@diwan/service-kit/testing';
class ReactWhenDocumentShared {
  constructor(reactions) { this.reactions = reactions; }
  handle({ documentId }) {
    return { commit: async (session) => {
      await this.reactions.create([{ documentId }], { session });
      process.stdout.write('IN HANDLER\\n');
      await new Promise(() => {});
    } };
  }
}
OnEvent(DocumentSharedV1)(ReactWhenDocumentShared.prototype, 'handle', Object.getOwnPropertyDescriptor(ReactWhenDocumentShared.prototype, 'handle'));
class Consumer {}
Module({ providers: [
  { provide: ReactWhenDocumentShared, useFactory: (reactions) => new ReactWhenDocumentShared(reactions), inject: [getModelToken('Reaction')] },
  modelProvider('Reaction', new Schema({ documentId: String }, { versionKey: false })),
  ...ignoreEventsOf('notifications', DocumentSharedV1),
] })(Consumer);
await startService({ name: 'notifications', module: Consumer, config: readConfig(baseConfig), endpoints: [] });
`;

const cleanUp: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

const ID = '65f0c0ffee65f0c0ffee65f0';

async function setup(env: Record<string, string> = {}) {
  const id = randomBytes(5).toString('hex');
  const shared = { DATABASE_PREFIX: `t_${id}_`, REDIS_PREFIX: `t_${id}:`, JOB_LOCK_MS: '1000', ...env };
  const start = async (name: 'cases' | 'notifications') => {
    const own = name === 'cases' ? [] : [ReactWhenDocumentShared, modelProvider('Reaction', reactionSchema)];
    const module = {
      module: name === 'cases' ? Publisher : Consumer,
      providers: [...own, ...ignoreEventsOf(name, DocumentSharedV1)],
    };
    const service = await startTestService({ name, module, endpoints: [], env: shared });
    cleanUp.push(() => service.stop());
    return service;
  };
  return { shared, publisher: await start('cases'), startConsumer: () => start('notifications') };
}

const publish = (publisher: TestService, documentId: string) =>
  publisher.app
    .get(InTransaction)
    .run((session) =>
      publisher.app.get(Outbox).add(DocumentSharedV1, { documentId, caseId: ID, clientId: ID, sharing: 1 }, session),
    );

const allSettled = (publisher: TestService, count: number) =>
  eventually(
    async () => {
      const rows = await publisher.eventsOf(DocumentSharedV1);
      expect(rows).toHaveLength(count);
      expect(rows.filter(({ settledAt }) => settledAt === null)).toHaveLength(0);
    },
    { everyMs: 100 },
  );

describe('faults', () => {
  it('a consumer killed in the middle of its handler: the event is handled once, by the next one', async () => {
    const { shared, publisher, startConsumer } = await setup();
    const child = spawn(process.execPath, ['--input-type=module', '-e', stuckConsumer], {
      cwd: import.meta.dirname,
      env: {
        ...publisher.config,
        ...shared,
        PATH: process.env.PATH,
        DEMO: 'false',
        PORT: '0',
        RPC_PORT: '0',
      } as unknown as NodeJS.ProcessEnv,
    });
    cleanUp.push(() => child.kill('SIGKILL'));
    let printed = '';
    child.stdout.on('data', (chunk) => {
      printed += chunk;
    });
    child.stderr.on('data', (chunk) => {
      printed += chunk;
    });
    const reached = eventually(() => expect(printed).toMatch('IN HANDLER'));
    await publish(publisher, ID);
    await reached;
    child.kill('SIGKILL');
    await once(child, 'exit');
    const consumer = await startConsumer();
    await allSettled(publisher, 1);
    expect(await consumer.model('Reaction').countDocuments()).toBe(1);
  });

  it('Redis lost its last second only: what it was told then comes again once it is back, not when the next repeat is due', async () => {
    const { publisher, startConsumer } = await setup();
    await publish(publisher, ID);
    const queue = publisher.app.get(Queues).named(inboxOf('notifications'));
    await eventually(async () => expect(await queue.getJobCounts('wait')).toEqual({ wait: 1 }));
    await eventually(async () => expect((await publisher.eventsOf(DocumentSharedV1))[0]?.relays).toBeGreaterThan(0));
    // Repeated for long: the next time is in five minutes.
    const inFiveMinutes = { dueAt: new Date(Date.now() + 300_000), relays: 9 };
    await publisher.model('OutboxRow').updateMany({}, { $set: inFiveMinutes });
    await queue.obliterate({ force: true });
    publisher.app.get<Redis>(REDIS).disconnect(true);
    const consumer = await startConsumer();
    await allSettled(publisher, 1);
    expect(await consumer.model('Reaction').countDocuments()).toBe(1);
  });

  it('Redis killed under load, started again empty: every event is handled exactly once', async () => {
    const port = await freePort();
    const redis = () => {
      const nothingKept = ['--save', '', '--appendonly', 'no'];
      const server = spawn('redis-server', ['--port', String(port), ...nothingKept, '--bind', '127.0.0.1']);
      // Stopped last: the services end their connections first.
      cleanUp.unshift(() => server.kill('SIGKILL'));
      return server;
    };
    const first = redis();
    await once(first.stdout, 'data');
    const { publisher, startConsumer } = await setup({ REDIS_URL: `redis://127.0.0.1:${port}` });
    const consumer = await startConsumer();
    const ids = Array.from({ length: sized({ gate: 100, full: 400 }) }, () => randomBytes(12).toString('hex'));
    const load = (async () => {
      for (const id of ids) await publish(publisher, id);
    })();
    const reactions = () => consumer.model('Reaction').countDocuments();
    await eventually(async () => expect(await reactions()).toBeGreaterThan(0));
    first.kill('SIGKILL');
    await once(first, 'exit');
    await load;
    for (const { app } of [publisher, consumer])
      await eventually(() => expect(app.get<Redis>(REDIS).status).not.toBe('ready'));
    redis();
    await allSettled(publisher, ids.length);
    const handled = await consumer.model('Reaction').find().lean<Reaction[]>();
    expect(handled.map(({ documentId }) => documentId).sort()).toEqual([...ids].sort());
  });
});
