import { randomUUID } from 'node:crypto';
import type { PayloadOf } from '@diwan/contracts/events/event';
import { endpoint, type InputOf } from '@diwan/contracts/http/endpoint';
import { reachOfLead } from '@diwan/contracts/intake/leads/questions';
import { CaseTeamChangedV1 } from '@diwan/contracts/matters/cases/events';
import { ClientChangedV1 } from '@diwan/contracts/people/clients/events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller, Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Redis } from 'ioredis';
import { type ClientSession, type Model, mongo, Schema } from 'mongoose';
import * as z from 'zod/mini';
import { OnEvent } from '../events/event-inbox.js';
import { Outbox } from '../events/outbox.js';
import { Queues } from '../events/queues.js';
import { Endpoint, Input } from '../http/endpoint.js';
import { RateLimiter } from '../http/rate-limit.js';
import { createObjectStore } from '../object-store/create-object-store.js';
import { RpcClient } from '../rpc/rpc.js';
import { InTransaction, modelProvider } from '../store/database.js';
import { REDIS } from '../store/redis.js';
import { eventually, ignoreEventsOf, startTestService, type TestService, withResolvers } from '../testing.js';
import type { Deed } from './deed.js';
import { Idempotency } from './idempotency.js';

const send = endpoint({
  service: 'identity',
  method: 'POST',
  path: '/letters',
  access: 'signed-in',
  status: 201,
  idempotent: true,
  summary: '',
  body: z.strictObject({ text: z.string() }),
  response: z.strictObject({ id: z.string() }),
  errors: ['CONFLICT'],
});
const LIMIT = { name: 'letters', limit: 100, windowSeconds: 60 };

interface Letter {
  text: string;
  copies: number;
}
const letterSchema = new Schema<Letter>(
  { text: { type: String, required: true }, copies: { type: Number, default: 0 } },
  { versionKey: false },
);
letterSchema.index({ text: 1 });

/** How many of the next commits fail as they do when the primary changes: the driver repeats them. */
let transientFaults = 0;
let commits = 0;
let prepared = 0;
let afterwards: () => Promise<void> = async () => {};

function maybeLosePrimary(): void {
  commits += 1;
  if (transientFaults === 0) return;
  transientFaults -= 1;
  const fault = new mongo.MongoError('the primary stepped down');
  fault.addErrorLabel(mongo.MongoErrorLabel.TransientTransactionError);
  throw fault;
}

@Controller()
class Letters {
  constructor(
    @InjectModel('Letter') private readonly letters: Model<Letter>,
    @Inject(REDIS) private readonly redis: Redis,
    private readonly outbox: Outbox,
    private readonly limiter: RateLimiter,
    private readonly rpc: RpcClient,
  ) {}

  @Endpoint(send)
  async send(@Input() { body }: InputOf<typeof send>): Promise<Deed<{ id: string }>> {
    prepared += 1;
    await this.limiter.take(LIMIT, 'everybody');
    await this.letters.updateOne({ text: body.text }, { $inc: { copies: 1 } });
    await this.rpc.ask(reachOfLead, { leadId: ID }, { timeoutMs: 8000 });
    return {
      commit: (session) => this.write(body.text, session),
      after: async () => {
        await this.redis.incr('sessions-changed');
        await afterwards();
      },
    };
  }

  private async write(text: string, session: ClientSession): Promise<{ id: string }> {
    const [letter] = await this.letters.create([{ text }], { session });
    const id = String(letter?._id);
    await this.outbox.add(ClientChangedV1, { clientId: id }, session);
    maybeLosePrimary();
    return { id };
  }
}

@Injectable()
class CopyWhenTeamChanged {
  constructor(
    @InjectModel('Letter') private readonly letters: Model<Letter>,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  @OnEvent(CaseTeamChangedV1)
  async handle({ caseId }: PayloadOf<typeof CaseTeamChangedV1>): Promise<Deed<void>> {
    prepared += 1;
    return {
      commit: async (session) => {
        await this.letters.create([{ text: caseId }], { session });
        maybeLosePrimary();
      },
      after: async () => {
        await this.redis.incr('sessions-changed');
        await afterwards();
      },
    };
  }
}

class LettersModule {}
const ID = '65f0c0ffee65f0c0ffee65f0';
/** What the other service does before it answers. */
const chatbot = { answer: async () => {} };

describe('decision 11: ask first, write after', () => {
  let identity: TestService;
  beforeAll(async () => {
    const providers = [
      modelProvider('Letter', letterSchema),
      CopyWhenTeamChanged,
      ...ignoreEventsOf('identity', CaseTeamChangedV1),
    ];
    const module = { module: LettersModule, controllers: [Letters], providers };
    identity = await startTestService({ name: 'identity', module, endpoints: [send] });
    identity.rpcAnswers(reachOfLead, async () => {
      await chatbot.answer();
      return null;
    });
  });
  afterAll(() => identity.stop());
  beforeEach(() => {
    [commits, prepared, transientFaults] = [0, 0, 0];
    afterwards = async () => {};
    chatbot.answer = async () => {};
  });

  const redis = () => identity.app.get<Redis>(REDIS);
  const count = async (key: string) => Number((await redis().get(key)) ?? 0);
  const limitKey = async () => {
    const [stored = ''] = await redis().keys(`${identity.config.REDIS_PREFIX}rate:letters:*`);
    return stored.slice(identity.config.REDIS_PREFIX.length);
  };
  const letters = (text: string) => identity.model('Letter').countDocuments({ text });
  const events = async () => (await identity.eventsOf(ClientChangedV1)).length;
  const http = async () => identity.http(await identity.signInAs({ roles: [] }));
  const key = () => ({ 'Idempotency-Key': randomUUID() });

  it('writes once, counts once and acts once when the driver repeats the commit three times', async () => {
    transientFaults = 3;
    const before = {
      limits: await count(await limitKey()),
      sessions: await count('sessions-changed'),
      events: await events(),
    };
    const answer = await (await http()).call(send, { body: { text: 'repeated' } });
    expect(answer.status).toBe(201);
    expect({ prepared, commits }).toEqual({ prepared: 1, commits: 4 });
    expect(await letters('repeated')).toBe(1);
    expect(await events()).toBe(before.events + 1);
    expect(await count(await limitKey())).toBe(before.limits + 1);
    expect(await count('sessions-changed')).toBe(before.sessions + 1);
  });

  it('does the same for events', async () => {
    transientFaults = 3;
    const before = await count('sessions-changed');
    const payload = { caseId: ID, clientId: ID, team: [], version: 1 };
    await identity.deliver(CaseTeamChangedV1, payload);
    expect({ prepared, commits }).toEqual({ prepared: 1, commits: 4 });
    expect(await letters(ID)).toBe(1);
    expect(await count('sessions-changed')).toBe(before + 1);
  });

  it('holds nothing while another service has not answered', async () => {
    const model = identity.model('Letter');
    await model.create({ text: 'slow' });
    const [asked, answered] = [withResolvers(), withResolvers()];
    chatbot.answer = () => {
      asked.resolve();
      return answered.promise;
    };
    const answer = (await http()).call(send, { body: { text: 'slow' } });
    await asked.promise;
    await identity.app
      .get(InTransaction)
      .run((session) => model.updateOne({ text: 'slow' }, { $inc: { copies: 10 } }, { session }));
    expect(await model.findOne({ text: 'slow' }).lean()).toMatchObject({ copies: 11 });
    answered.resolve();
    expect((await answer).status).toBe(201);
    expect(await letters('slow')).toBe(2);
  });

  it('keeps the key while it asks, and lets it be used again when asking failed', async () => {
    const [person, same] = [await http(), key()];
    const idempotency = identity.app.get(Idempotency);
    idempotency.lease = 6000;
    const answered = withResolvers();
    chatbot.answer = () => answered.promise;
    const first = person.post('/api/identity/letters', { text: 'leased' }, same);
    const leases = async (): Promise<number[]> =>
      (await identity.model('IdempotencyKey').find().lean())
        .filter(({ state }) => state === 'running')
        .map(({ leaseUntil }) => leaseUntil.getTime());
    await eventually(async () => expect(await leases()).toHaveLength(1));
    const [until = 0] = await leases();
    await eventually(async () => expect((await leases())[0]).toBeGreaterThan(until));
    const second = await person.post('/api/identity/letters', { text: 'leased' }, same);
    idempotency.lease = 30_000;
    expect(second).toMatchObject({ status: 409, body: { code: 'IN_PROGRESS' } });
    answered.resolve();
    expect((await first).status).toBe(201);
    expect(await letters('leased')).toBe(1);

    const other = key();
    chatbot.answer = async () => {
      throw new Error('away');
    };
    expect((await person.post('/api/identity/letters', { text: 'again' }, other)).status).toBe(503);
    chatbot.answer = async () => {};
    expect((await person.post('/api/identity/letters', { text: 'again' }, other)).status).toBe(201);
    expect(await letters('again')).toBe(1);
  });

  it('lets nobody commit whose lease was lost', async () => {
    const [person, same] = [await http(), key()];
    chatbot.answer = async () => {
      await identity.model('IdempotencyKey').updateMany({}, { $set: { owner: 'somebody else' } });
    };
    const answer = await person.post('/api/identity/letters', { text: 'lost' }, same);
    expect(answer).toMatchObject({ status: 409, body: { code: 'IN_PROGRESS' } });
    expect(await letters('lost')).toBe(0);
    // The other attempt died between asking and writing: its lease ends, and the key is free.
    await identity.model('IdempotencyKey').updateMany({}, { $set: { leaseUntil: new Date(0) } });
    chatbot.answer = async () => {};
    expect((await person.post('/api/identity/letters', { text: 'lost' }, same)).status).toBe(201);
    expect(await letters('lost')).toBe(1);
  });

  it('answers what was written even when what comes after fails', async () => {
    const [person, same] = [await http(), key()];
    afterwards = async () => {
      throw new Error('Redis is away');
    };
    const first = await person.post('/api/identity/letters', { text: 'written' }, same);
    const second = await person.post('/api/identity/letters', { text: 'written' }, same);
    expect(first.status).toBe(201);
    expect(second.body).toEqual(first.body);
    expect(await letters('written')).toBe(1);
  });

  it('refuses questions, counters, jobs, sessions and files inside a transaction', async () => {
    const { app } = identity;
    const store = createObjectStore({ OBJECT_STORE_DIR: '/nowhere' } as Parameters<typeof createObjectStore>[0]);
    const effects: Record<string, () => unknown> = {
      RPC: () => app.get(RpcClient).ask(reachOfLead, { leadId: ID }),
      limit: () => app.get(RateLimiter).take(LIMIT, 'x'),
      job: () => app.get(Queues).add('nobody.inbox', 'x', {}, 'x'),
      redis: () => redis().get('x'),
      'redis in a batch': () => redis().multi().set('x', '1').exec(),
      'redis script': () => redis().eval('return 1', 0),
      'stored object': () => store.get('a/b'),
      'list of objects': () => store.list('a'),
    };
    for (const [name, effect] of Object.entries(effects)) {
      const inside = app.get(InTransaction).run(async () => {
        await effect();
      });
      await expect(inside.then(() => name)).rejects.toThrow('inside a transaction');
    }
    // The same transaction's end frees what was started inside it.
    const ended = withResolvers();
    let later: Promise<unknown> = Promise.resolve();
    await app.get(InTransaction).run(async () => {
      later = ended.promise.then(() => redis().get('x'));
    });
    ended.resolve();
    expect(await later).toBeNull();
  });
});
