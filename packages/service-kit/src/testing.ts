import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import type { EventType, PayloadOf } from '@diwan/contracts/events/event';
import type { Endpoint } from '@diwan/contracts/http/endpoint';
import { sessionInStep } from '@diwan/contracts/people/sessions/questions';
import type { Operation } from '@diwan/contracts/rpc/operation';
import type { ServiceName } from '@diwan/contracts/shared/service';
import type { DynamicModule, Type } from '@nestjs/common';
import { getConnectionToken, getModelToken } from '@nestjs/mongoose';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Redis } from 'ioredis';
import type { Connection, Model } from 'mongoose';
import type * as z from 'zod/mini';
import { Clock } from './app/clock.js';
import { type BaseConfig, baseConfig, type ConfigOf, type ConfigShape, parseConfig } from './app/config.js';
import { Log } from './app/log.js';
import { ServiceRuntime } from './app/service-runtime.js';
import type { OutboxRow } from './events/outbox.js';
import { Relay } from './events/relay.js';
import { REDIS } from './store/redis.js';
import { type Delivery, deliver } from './testing/deliveries.js';
import { askAs, RpcDouble } from './testing/rpc-double.js';
import { sayCauses } from './testing/say-causes.js';
import { type SignedIn, type SignInOptions, signIn } from './testing/sign-in.js';
import { TestHttp } from './testing/test-http.js';

export { eventually } from './testing/eventually.js';
export { ignoreEventsOf } from './testing/ignore-events.js';
export { outsiderMatrix } from './testing/outsider-matrix.js';
export { type Sample, sample, sampleMatrix } from './testing/sample-matrix.js';
export type { SignedIn } from './testing/sign-in.js';
export { sized } from './testing/size.js';
export { storeTime } from './testing/store-time.js';
export type { TestAnswer } from './testing/test-http.js';
export { withResolvers } from './testing/with-resolvers.js';

/** The address pages are said to come from in tests. */
export const TEST_ORIGIN = 'https://diwan.test';

export interface TestServiceOptions<Shape extends ConfigShape> {
  name: ServiceName;
  /** The service's module, or how it is made of the parsed configuration. */
  module: Type | DynamicModule | ((config: ConfigOf<Shape> & BaseConfig) => Type | DynamicModule);
  endpoints: readonly Endpoint[];
  operations?: readonly Operation[];
  /** The service's own variables; the kit's are known. */
  shape?: Shape;
  /** Variables beyond or instead of the test defaults. */
  env?: Record<string, string>;
}

/** A service under test: the real application on a free port, with a database and Redis keys of its own. */
export interface TestService {
  url: string;
  port: number;
  rpcPort: number;
  app: NestExpressApplication;
  config: BaseConfig;
  /** Sends requests as our pages would, for a signed-in person or a visitor. */
  http(caller?: SignedIn): TestHttp;
  /** Puts a session into Redis as identity would. */
  signInAs(options: SignInOptions): Promise<SignedIn>;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into collections of any shape
  model(name: string): Model<any>;
  /** Answers questions to other services from now on. */
  rpcAnswers<Input extends z.core.$ZodType, Output extends z.core.$ZodType>(
    operation: Operation<Input, Output>,
    answer: (input: z.core.output<Input>) => z.core.input<Output> | Promise<z.core.input<Output>>,
  ): void;
  /** Asks the service under test, as another service would. */
  ask<Input extends z.core.$ZodType, Output extends z.core.$ZodType>(
    operation: Operation<Input, Output>,
    input: z.core.input<Input>,
  ): Promise<z.core.output<Output>>;
  /** Outbox rows of a kind, oldest first. */
  eventsOf<E extends EventType>(event: E): Promise<(OutboxRow & { payload: PayloadOf<E> })[]>;
  /** Hands the service an event as its publisher's relay would, and waits until it is handled. Rejects when the job failed for good. */
  deliver<E extends EventType>(event: E, payload: PayloadOf<E>, delivery?: Delivery): Promise<void>;
  /** From now on what the service tells stays in its outbox: only what the test delivers is handled, when it says so. */
  holdEvents(): Promise<void>;
  /** Stops the clock of the service at a moment; null lets it run again. */
  setTime(moment: Date | null): void;
  /** Stops the service; its data stay unless `drop` (the default). */
  stop(options?: { drop?: boolean }): Promise<void>;
}

const required = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the test set-up starts the stores`);
  return value;
};

function environmentOf(name: ServiceName, id: string, double: string, env: Record<string, string>) {
  const peers = ['IDENTITY', 'BILLING', 'CASES', 'NEWS', 'CHATBOT', 'NOTIFICATIONS'];
  return {
    NODE_ENV: 'test',
    PORT: '0',
    RPC_PORT: '0',
    MONGODB_URI: required('TEST_MONGODB_URI'),
    REDIS_URL: required('TEST_REDIS_URL'),
    DATABASE_PREFIX: `t_${id}_`,
    REDIS_PREFIX: `t_${id}:`,
    RPC_SECRET: 'test-secret-between-services-0123456789',
    SESSION_SECRET: `test-session-secret-of-${name}-0123456789`,
    PUBLIC_ORIGIN: TEST_ORIGIN,
    LOG_LEVEL: 'silent',
    // A busy machine is slow, not away. Below the time that a test may take.
    TIME_LIMIT_FACTOR: '10',
    ...Object.fromEntries(peers.map((peer) => [`RPC_${peer}`, double])),
    ...env,
  };
}

/** Starts a service for tests. Give the `DATABASE_PREFIX` and `REDIS_PREFIX` of another one in `env` to share its stores. */
export async function startTestService<Shape extends ConfigShape = typeof baseConfig>(
  options: TestServiceOptions<Shape>,
): Promise<TestService> {
  const { name, endpoints, operations = [] } = options;
  const double = await RpcDouble.start();
  const id = randomBytes(6).toString('hex');
  const environment = environmentOf(name, id, `127.0.0.1:${double.port}`, options.env ?? {});
  const parsed = parseConfig({ ...baseConfig, ...options.shape }, environment);
  if ('faults' in parsed) throw new Error(parsed.faults.join('\n'));
  const config = parsed.config as ConfigOf<Shape> & BaseConfig;
  double.trust(config.RPC_SECRET);
  // Identity knows no session but those that a test says it does.
  double.answer(sessionInStep.pattern, () => null);
  const isFactory = typeof options.module === 'function' && !options.module.prototype;
  const module = isFactory
    ? (options.module as (given: typeof config) => Type | DynamicModule)(config)
    : (options.module as Type | DynamicModule);
  const runtime = await ServiceRuntime.start({ name, module, config, endpoints, operations }).catch(async (error) => {
    await double.stop();
    throw error;
  });
  const { app, port, rpcPort } = runtime;
  const redis = app.get<Redis>(REDIS);
  const connection = app.get<Connection>(getConnectionToken());
  const clock = app.get(Clock);
  sayCauses(app.get(Log));
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    port,
    rpcPort,
    app,
    config,
    http: (caller) => new TestHttp(url, name, TEST_ORIGIN, caller),
    signInAs: (person) => signIn(redis, config.SESSION_SECRET, clock.now(), person),
    model: (model) => app.get(getModelToken(model), { strict: false }),
    rpcAnswers: (operation, answer) => double.answer(operation.pattern, answer as (input: unknown) => unknown),
    ask: (operation, input) => askAs(config, rpcPort, operation, input),
    eventsOf: async <E extends EventType>(event: E) => {
      // No query of the product asks for events by name, so there is no index for it: the whole outbox of a test is small.
      const rows = (await connection.model<OutboxRow>('OutboxRow').find().lean()) as (OutboxRow & {
        payload: PayloadOf<E>;
      })[];
      return rows
        .filter(({ name }) => name === event.name)
        .sort((a, b) => a.occurredAt.getTime() - b.occurredAt.getTime());
    },
    deliver: (event, payload, delivery) => deliver(config, name, event, payload, delivery),
    holdEvents: () => app.get(Relay).stop(),
    setTime: (moment) => {
      clock.now = moment === null ? Clock.prototype.now : () => new Date(moment);
    },
    stop: async ({ drop = true } = {}) => {
      if (drop) {
        await connection.dropDatabase();
        await forget(redis, config.REDIS_PREFIX);
      }
      // Nobody asks any more: the service need not wait for what its callers keep open.
      app.getHttpServer().closeIdleConnections();
      await runtime.stop();
      await double.stop();
    },
  };
}

async function forget(redis: Redis, prefix: string): Promise<void> {
  if (prefix === '' || redis.status !== 'ready') return;
  const keys = await redis.keys(`${prefix}*`);
  if (keys.length > 0) await redis.del(...keys.map((key) => key.slice(prefix.length)));
}
