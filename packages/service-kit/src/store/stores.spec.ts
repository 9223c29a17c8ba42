import { randomBytes } from 'node:crypto';
import { endpoint, type InputOf } from '@diwan/contracts/http/endpoint';
import { type SessionRecord, sessionInStep } from '@diwan/contracts/people/sessions/questions';
import { staffWithPermission } from '@diwan/contracts/people/staff/questions';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import mongoose, { Schema } from 'mongoose';
import * as z from 'zod/mini';
import { DomainError } from '../http/domain-error.js';
import { Caller, Endpoint, Input } from '../http/endpoint.js';
import { RateLimiter } from '../http/rate-limit.js';
import { Answers, ask, RpcClient } from '../rpc/rpc.js';
import { ENDED, redisKeyOfSession, SessionReader } from '../sessions/session-reader.js';
import { ignoreEventsOf, type SignedIn, startTestService, type TestService } from '../testing.js';
import { InTransaction, modelProvider } from './database.js';
import { REDIS } from './redis.js';

interface Person {
  phone: string;
  visits: number;
}
const personSchema = new Schema<Person>({ phone: String, visits: { type: Number, default: 0 } }, { versionKey: false });

const who = endpoint({
  service: 'identity',
  method: 'GET',
  path: '/who',
  access: 'public',
  status: 200,
  summary: '',
  response: z.strictObject({ personId: z.nullable(z.string()) }),
  errors: [],
});
const background = endpoint({ ...who, path: '/background', background: true });
const callback = endpoint({
  service: 'identity',
  method: 'POST',
  path: '/callback',
  access: 'public',
  callback: true,
  status: 200,
  summary: '',
  body: z.record(z.string(), z.string()),
  response: z.strictObject({ sid: z.string() }),
  errors: [],
});

@Controller()
class Whos {
  @Endpoint(who)
  who(@Caller() caller: Caller) {
    return { personId: caller.personId };
  }
  @Endpoint(background)
  background(@Caller() caller: Caller) {
    return { personId: caller.personId };
  }
  @Endpoint(callback)
  callback(@Input() { body }: InputOf<typeof callback>) {
    return { sid: body.MessageSid ?? '' };
  }
}

@Injectable()
class StaffAnswers {
  @Answers(staffWithPermission)
  async answer({ permission }: { permission: string }): Promise<string[]> {
    if (permission === 'unknown') throw new DomainError('NOT_FOUND');
    return permission === 'broken' ? ['not an id'] : ['65f0c0ffee65f0c0ffee65f0'];
  }
}

const MINUTE = 60_000;

describe('the stores of a service', () => {
  let identity: TestService;
  let redis: Redis;
  beforeAll(async () => {
    class Tested {}
    const providers = [StaffAnswers, modelProvider('Person', personSchema), ...ignoreEventsOf('identity')];
    identity = await startTestService({
      name: 'identity',
      module: { module: Tested, controllers: [Whos], providers },
      endpoints: [who, background, callback],
      operations: [staffWithPermission],
    });
    redis = identity.app.get(REDIS);
  });
  afterAll(() => identity.stop());

  describe('database', () => {
    const people = () => identity.model('Person');

    it.each([[{ phone: { $ne: null } }], [{ phone: { $regex: '.' } }], [{ phone: ['a', 'b'] }]])(
      'takes no operator from outside: %j',
      async (filter) => {
        await expect(people().findOne(filter as never)).rejects.toThrow();
      },
    );

    it('finds no record by a field that does not exist', async () => {
      await expect(people().find({ unknown: 1 } as never)).rejects.toThrow('unknown');
    });

    it('bounds the time of queries', async () => {
      expect(people().find().maxTimeMS(5).getOptions().maxTimeMS).toBe(5);
      const query = people().find();
      await query;
      expect(query.getOptions().maxTimeMS).toBe(2000 * identity.config.TIME_LIMIT_FACTOR);
    });

    it('commits all of a transaction or nothing, and joins an outer one', async () => {
      const inTransaction = identity.app.get(InTransaction);
      const failing = inTransaction.run(async (outer) => {
        await people().create([{ phone: 'outer' }], { session: outer });
        await inTransaction.run(async (inner) => {
          expect(inner).toBe(outer);
          await people().create([{ phone: 'inner' }], { session: inner });
        });
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      expect(await people().countDocuments()).toBe(0);
    });

    it('loses no update of parallel transactions', async () => {
      const inTransaction = identity.app.get(InTransaction);
      const { _id } = await people().create({ phone: 'counted' });
      await Promise.all(
        Array.from({ length: 8 }, () =>
          inTransaction.run(async (session) => {
            const person = await people().findById(_id).session(session);
            await people().updateOne({ _id }, { $set: { visits: (person?.visits ?? 0) + 1 } }, { session });
          }),
        ),
      );
      expect(await people().findById(_id)).toMatchObject({ visits: 8 });
      expect(await people().countDocuments({ _id: mongoose.trusted({ $in: [_id] }) })).toBe(1);
    });
  });

  describe('sessions', () => {
    it('D-013: a forged or unknown cookie is a visitor', async () => {
      const forged = { personId: 'x', sessionKey: 'x', cookie: '__Host-sid=forged', csrf: 'x' };
      expect((await identity.http(forged).call(who, {})).body).toEqual({ personId: null });
    });

    it('D-014: end when idle or at their absolute end, whichever comes first, and slide with use', async () => {
      const person = await identity.signInAs({ roles: ['lawyer'] });
      const begun = Date.now();
      const at = async (minutes: number, declaration = who) => {
        identity.setTime(new Date(begun + minutes * MINUTE));
        const answer = await identity.http(person).call(declaration, {});
        return answer.body.personId !== null;
      };
      expect(await at(29)).toBe(true);
      expect(await at(58)).toBe(true);
      expect(await at(80, background)).toBe(true);
      expect(await at(89)).toBe(false);
      const busy = await identity.signInAs({ roles: ['lawyer'] });
      const end = 89 + 12 * 60;
      for (let minute = 89; minute < end; minute += 25) {
        identity.setTime(new Date(begun + minute * MINUTE));
        expect((await identity.http(busy).call(who, {})).body.personId).toBe(busy.personId);
      }
      identity.setTime(new Date(begun + end * MINUTE));
      expect((await identity.http(busy).call(who, {})).body.personId).toBeNull();
      identity.setTime(null);
    });

    it('D-014: a removed session is over at once and never comes back by sliding', async () => {
      const person = await identity.signInAs({ roles: ['client'] });
      expect((await identity.http(person).call(who, {})).body.personId).toBe(person.personId);
      await redis.set(redisKeyOfSession(person.sessionKey), ENDED);
      expect((await identity.http(person).call(who, {})).body.personId).toBeNull();
      expect(await redis.get(redisKeyOfSession(person.sessionKey))).toBe(ENDED);
    });

    /** What identity says from now on; null: it does not answer. */
    const identitySays = (answer: (() => SessionRecord | null) | null) =>
      identity.rpcAnswers(sessionInStep, () => {
        if (answer === null) throw new DomainError('UNAVAILABLE');
        return answer();
      });
    const cached = async ({ sessionKey }: SignedIn): Promise<SessionRecord> =>
      JSON.parse((await redis.get(redisKeyOfSession(sessionKey))) ?? 'null');

    it('F-2: identity is asked for a session that Redis lost, and its no is a no', async () => {
      const person = await identity.signInAs({ roles: ['client'] });
      const record = await cached(person);
      await redis.del(redisKeyOfSession(person.sessionKey));
      identitySays(() => record);
      expect((await identity.http(person).call(who, {})).body).toEqual({ personId: person.personId });
      identitySays(() => null);
      expect((await identity.http(person).call(who, {})).body.personId).toBeNull();
    });

    it('F-2: what Redis says is believed for a minute, and longer while identity does not answer', async () => {
      const person = await identity.signInAs({ roles: ['client'], checkedAt: new Date(Date.now() - 30_000) });
      identitySays(() => null);
      expect((await identity.http(person).call(who, {})).body.personId).toBe(person.personId);
      identity.setTime(new Date(Date.now() + 31_000));
      expect((await identity.http(person).call(who, {})).body.personId).toBeNull();
      identitySays(null);
      expect((await identity.http(person).call(who, {})).body.personId).toBe(person.personId);
      identity.setTime(null);
      identitySays(() => null);
    });

    it('F-2: is UNAVAILABLE, never nobody, when neither Redis nor identity can be asked', async () => {
      const known = await identity.signInAs({ roles: ['client'] });
      const record = await cached(known);
      redis.disconnect();
      identitySays(() => record);
      expect((await identity.http(known).call(who, {})).body).toEqual({ personId: known.personId });
      identitySays(null);
      expect(await identity.http(known).call(who, {})).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
      expect((await identity.http().call(who, {})).status).toBe(200);
      await expect(
        identity.app.get(RateLimiter).take({ name: 'away', limit: 1, windowSeconds: 1 }, 'x'),
      ).rejects.toMatchObject({
        code: 'UNAVAILABLE',
      });
      await redis.connect();
      identitySays(() => null);
    });

    it('keeps what the reader reads apart from what it is: a record that does not fit is no session', async () => {
      const person = await identity.signInAs({ roles: ['client'] });
      await redis.set(redisKeyOfSession(person.sessionKey), '{"personId":"x","roles":["owner"]}');
      expect(await identity.app.get(SessionReader).read(person.sessionKey, { slide: false })).toBeNull();
    });
  });

  describe('callbacks of providers', () => {
    it('arrive as forms, from anywhere, and their cookies mean nothing', async () => {
      const answer = await identity.http().send('POST', '/api/identity/callback', {
        body: 'MessageSid=SM1&Extra=%22',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://provider.example' },
      });
      expect(answer).toMatchObject({ status: 200, body: { sid: 'SM1' } });
      const json = await identity.http().post('/api/identity/callback', { MessageSid: 'SM1' });
      expect(json).toMatchObject({ status: 415 });
    });
  });

  describe('rate limits', () => {
    it('let through as much as the rule says, then say when to come back', async () => {
      const limiter = identity.app.get(RateLimiter);
      const rule = { name: 'test', limit: 3, windowSeconds: 60 };
      const key = randomBytes(4).toString('hex');
      const tries = await Promise.allSettled(Array.from({ length: 10 }, () => limiter.take(rule, key)));
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
      await expect(limiter.take(rule, key)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 60 });
      await expect(limiter.take(rule, `${key} other`)).resolves.toBeUndefined();
      expect((await redis.keys(`${identity.config.REDIS_PREFIX}rate:*`)).join()).not.toMatch(key);
    });
  });

  describe('questions between services', () => {
    const quiet = { warn() {} } as never;

    it('are answered, parsed, and carry domain errors', async () => {
      expect(await identity.ask(staffWithPermission, { permission: 'lead:read' })).toEqual([
        '65f0c0ffee65f0c0ffee65f0',
      ]);
      await expect(identity.ask(staffWithPermission, { permission: 'unknown' })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
      await expect(identity.ask(staffWithPermission, { permission: 'broken' })).rejects.toMatchObject({
        code: 'UNAVAILABLE',
      });
      await expect(identity.ask(staffWithPermission, { wrong: 1 } as never)).rejects.toThrow();
    });

    it('are refused unsigned, changed, old, signed for another operation, or asked a second time (M7)', async () => {
      const { RPC_SECRET } = identity.config;
      const { pattern } = staffWithPermission;
      const good = ask(RPC_SECRET, pattern, 'cases', { permission: 'lead:read' });
      const forgeries = [
        { permission: 'lead:read' },
        { ...good, input: { permission: 'role:write' } },
        { ...good, from: 'owner' },
        { ...good, askedAt: good.askedAt - 31_000 },
        ask('x'.repeat(32), pattern, 'cases', { permission: 'lead:read' }),
        ask(RPC_SECRET, 'identity.other.v1', 'cases', { permission: 'lead:read' }),
      ];
      const { ClientProxyFactory, Transport } = await import('@nestjs/microservices');
      const { firstValueFrom } = await import('rxjs');
      const proxy = ClientProxyFactory.create({
        transport: Transport.TCP,
        options: { host: '127.0.0.1', port: identity.rpcPort },
      });
      for (const forgery of forgeries)
        expect(await firstValueFrom(proxy.send(pattern, forgery))).toEqual({ code: 'FORBIDDEN' });
      expect(await firstValueFrom(proxy.send(pattern, good))).toEqual({ output: ['65f0c0ffee65f0c0ffee65f0'] });
      expect(await firstValueFrom(proxy.send(pattern, good))).toEqual({ code: 'FORBIDDEN' });
      proxy.close();
    });

    it('give up in time and when nobody is there', async () => {
      identity.rpcAnswers(staffWithPermission, () => new Promise<string[]>(() => {}));
      const hurried = new RpcClient({ ...identity.config, TIME_LIMIT_FACTOR: 1 }, 'test', quiet);
      await expect(hurried.ask(staffWithPermission, { permission: 'x' }, { timeoutMs: 200 })).rejects.toMatchObject({
        code: 'UNAVAILABLE',
      });
      hurried.close();
      const lonely = new RpcClient({ ...identity.config, RPC_IDENTITY: '127.0.0.1:14297' }, 'test', quiet);
      await expect(lonely.ask(staffWithPermission, { permission: 'x' })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      lonely.close();
    });
  });
});
