import { randomUUID } from 'node:crypto';
import { endpoint, type InputOf } from '@diwan/contracts/http/endpoint';
import { ClientChangedV1 } from '@diwan/contracts/people/clients/events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Schema } from 'mongoose';
import * as z from 'zod/mini';
import { AuditLog } from '../audit/audit.js';
import { Outbox } from '../events/outbox.js';
import { DomainError, isDuplicateKey } from '../http/domain-error.js';
import { Caller, Endpoint, Input, type SignedInCaller } from '../http/endpoint.js';
import { modelProvider } from '../store/database.js';
import { eventually, ignoreEventsOf, startTestService, type TestService, withResolvers } from '../testing.js';
import type { Deed } from './deed.js';

const create = endpoint({
  service: 'identity',
  method: 'POST',
  path: '/things',
  access: 'signed-in',
  status: 201,
  idempotent: true,
  summary: '',
  body: z.strictObject({ name: z.string() }),
  response: z.strictObject({ id: z.string(), name: z.string() }),
  errors: ['DUPLICATE'],
});

interface Thing {
  name: string;
}
const thingSchema = new Schema<Thing>({ name: { type: String, required: true } }, { versionKey: false });
thingSchema.index({ name: 1 }, { unique: true });

let pause: () => Promise<void> = async () => {};

@Controller()
class Things {
  constructor(
    @InjectModel('Thing') private readonly things: Model<Thing>,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  @Endpoint(create)
  async create(
    @Input() { body }: InputOf<typeof create>,
    @Caller() caller: SignedInCaller,
  ): Promise<Deed<{ id: string; name: string }>> {
    await pause();
    const write = async (session: ClientSession) => {
      const [made] = await this.things.create([body], { session });
      const id = String(made?._id);
      await this.audit.record(
        { action: 'thing.created', subject: 'Thing', subjectId: id, after: body, caller },
        session,
      );
      await this.outbox.add(ClientChangedV1, { clientId: id }, session);
      if (body.name === 'late failure') throw new DomainError('CONFLICT');
      return { id, name: body.name };
    };
    return {
      commit: (session) =>
        write(session).catch((error: unknown) => {
          throw isDuplicateKey(error) ? new DomainError('DUPLICATE', { cause: error }) : error;
        }),
    };
  }
}

describe('an endpoint that may be repeated', () => {
  let identity: TestService;
  beforeAll(async () => {
    class ThingsModule {}
    const providers = [modelProvider('Thing', thingSchema), ...ignoreEventsOf('identity')];
    const module = { module: ThingsModule, controllers: [Things], providers };
    identity = await startTestService({ name: 'identity', module, endpoints: [create] });
  });
  afterAll(() => identity.stop());
  beforeEach(() => {
    pause = async () => {};
  });

  const things = () => identity.model('Thing').countDocuments();
  const caller = () => identity.signInAs({ roles: ['admin'] });

  it('needs a key', async () => {
    const http = identity.http(await caller());
    const answer = await http.post('/api/identity/things', { name: 'no key' });
    expect(answer).toMatchObject({ status: 400, body: { code: 'IDEMPOTENCY_KEY_REQUIRED' } });
    const long = await http.post('/api/identity/things', { name: 'x' }, { 'Idempotency-Key': 'k'.repeat(256) });
    expect(long.body.code).toBe('IDEMPOTENCY_KEY_REQUIRED');
  });

  it('answers a repeated key with the first answer and does nothing again', async () => {
    const http = identity.http(await caller());
    const before = await things();
    const key = { 'Idempotency-Key': randomUUID() };
    const first = await http.post('/api/identity/things', { name: 'twice' }, key);
    const second = await http.post('/api/identity/things', { name: 'twice' }, key);
    expect(first.status).toBe(201);
    expect(second).toMatchObject({ status: 201, body: first.body });
    const replayed = [first, second].map(({ headers }) => headers.get('Idempotent-Replayed'));
    expect(replayed).toEqual([null, 'true']);
    expect(await things()).toBe(before + 1);
  });

  it('refuses the key for another body, and knows keys of other people apart', async () => {
    const key = { 'Idempotency-Key': randomUUID() };
    await identity.http(await caller()).post('/api/identity/things', { name: 'mine' }, key);
    const other = await identity.http(await caller()).post('/api/identity/things', { name: 'theirs' }, key);
    expect(other.status).toBe(201);
    const person = await caller();
    await identity.http(person).post('/api/identity/things', { name: 'one' }, key);
    const mismatch = await identity.http(person).post('/api/identity/things', { name: 'two' }, key);
    expect(mismatch).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_MISMATCH' } });
  });

  it('does it once when the same key comes 20 times at once', async () => {
    const http = identity.http(await caller());
    const before = await things();
    const key = { 'Idempotency-Key': randomUUID() };
    const released = withResolvers();
    pause = () => released.promise;
    let answered = 0;
    const asked = Array.from({ length: 20 }, async () => {
      const answer = await http.post('/api/identity/things', { name: 'parallel' }, key);
      answered += 1;
      return answer;
    });
    await eventually(() => expect(answered).toBe(19)).finally(released.resolve);
    const answers = await Promise.all(asked);
    expect(await things()).toBe(before + 1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    const refused = answers.find(({ status }) => status === 409);
    expect(refused).toMatchObject({ body: { code: 'IN_PROGRESS', retryAfterSeconds: 1 } });
    const done = answers.filter(({ status }) => status === 201);
    expect(new Set(done.map(({ text }) => text)).size).toBe(1);
  });

  it('leaves nothing of a request that failed late, and lets its key be used again', async () => {
    const http = identity.http(await caller());
    const before = await things();
    const events = (await identity.eventsOf(ClientChangedV1)).length;
    const key = { 'Idempotency-Key': randomUUID() };
    const failed = await http.post('/api/identity/things', { name: 'late failure' }, key);
    expect(failed).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(await things()).toBe(before);
    expect(await identity.eventsOf(ClientChangedV1)).toHaveLength(events);
    expect((await http.post('/api/identity/things', { name: 'late success' }, key)).status).toBe(201);
  });

  it('answers a broken unique rule as the use case says, and keeps nothing', async () => {
    const http = identity.http(await caller());
    await http.call(create, { body: { name: 'unique' } });
    const before = await things();
    const answer = await http.call(create, { body: { name: 'unique' } });
    expect(answer).toMatchObject({ status: 409, body: { code: 'DUPLICATE' } });
    expect(await things()).toBe(before);
  });

  it('takes over the key of an attempt that died, and the dead one cannot finish any more', async () => {
    const http = identity.http(await caller());
    const key = { 'Idempotency-Key': randomUUID() };
    const [begun, released] = [withResolvers(), withResolvers()];
    pause = () => {
      begun.resolve();
      return released.promise;
    };
    const dying = http.post('/api/identity/things', { name: 'taken over' }, key);
    await begun.promise;
    await identity.model('IdempotencyKey').updateMany({}, { $set: { owner: 'somebody else' } });
    released.resolve();
    expect(await dying).toMatchObject({ status: 409, body: { code: 'IN_PROGRESS' } });
    expect(await identity.model('Thing').countDocuments({ name: 'taken over' })).toBe(0);
    await identity.model('IdempotencyKey').updateMany({}, { $set: { leaseUntil: new Date(0) } });
    pause = async () => {};
    expect((await http.post('/api/identity/things', { name: 'taken over' }, key)).status).toBe(201);
    expect(await identity.model('Thing').countDocuments({ name: 'taken over' })).toBe(1);
  });

  it('D-146: chains what was done, also under parallel writers, and shows a changed or missing line', async () => {
    const http = identity.http(await caller());
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => http.call(create, { body: { name: `audited ${n}` } })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    const audit = identity.app.get(AuditLog);
    expect(await audit.verify()).toBeNull();
    const entries = identity.model('AuditEntry');
    await expect(entries.updateOne({ seq: 2 }, { $set: { action: 'x' } })).rejects.toThrow('only grows');
    await expect(entries.deleteMany({})).rejects.toThrow('only grows');
    await entries.collection.updateOne({ seq: 3 }, { $set: { subjectId: 'forged' } });
    expect(await audit.verify()).toBe(3);
    await entries.collection.deleteOne({ seq: 2 });
    expect(await audit.verify()).toBe(2);
  });
});
