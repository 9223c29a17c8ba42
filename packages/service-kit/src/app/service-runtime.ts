import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import { EventInbox } from '../events/event-inbox.js';
import { Queues } from '../events/queues.js';
import { Relay } from '../events/relay.js';
import { RpcClient } from '../rpc/rpc.js';
import { RpcServer } from '../rpc/rpc-server.js';
import { requireReplicaSet, syncIndexes } from '../store/database.js';
import { closeRedis, REDIS, redisReady } from '../store/redis.js';
import { closeGently } from './close-gently.js';
import { findGaps } from './completeness.js';
import { createApp, type ServiceDefinition } from './create-app.js';
import { Handlers } from './handlers.js';
import { Health } from './health.js';
import { Log } from './log.js';

/** How long the start waits for Redis, in milliseconds; without it the service starts and reports itself as down. */
const REDIS_LIMIT_MS = 3000;

/** A running service: its HTTP server, its answers to other services, its relay and its inbox. */
export class ServiceRuntime {
  private constructor(
    readonly app: NestExpressApplication,
    readonly port: number,
    readonly rpcPort: number,
    private readonly drainMs: number,
  ) {}

  /** Starts a service; throws when it promises what it does not do, or its stores do not fit. */
  static async start(definition: ServiceDefinition): Promise<ServiceRuntime> {
    const app = await createApp(definition);
    const { name, config, endpoints, operations = [] } = definition;
    const gaps = findGaps(app.get(Handlers), { name, endpoints, operations });
    if (gaps.length > 0) {
      await closeStores(app);
      throw new Error(`${name} is incomplete:\n${gaps.map((gap) => `  ${gap}`).join('\n')}`);
    }
    const connection = app.get<Connection>(getConnectionToken());
    await requireReplicaSet(connection);
    await syncIndexes(connection);
    const redis = app.get<Redis>(REDIS);
    if (await redisReady(redis, REDIS_LIMIT_MS * definition.config.TIME_LIMIT_FACTOR))
      await requireNoEviction(redis, app.get(Log));
    await app.init();
    const rpcPort = await app.get(RpcServer).start();
    app.get(EventInbox).start();
    app.get(Relay).start();
    await app.listen(config.PORT, config.HOST);
    const { port } = (app.getHttpServer() as Server).address() as AddressInfo;
    return new ServiceRuntime(app, port, rpcPort, config.DRAIN_MS);
  }

  /** Stops in order: not ready, door closed, workers done, relay stopped, services' own hooks, Redis, MongoDB. */
  async stop(): Promise<void> {
    const { app } = this;
    app.get(Health).leave();
    if (this.drainMs > 0) await new Promise((resolve) => setTimeout(resolve, this.drainMs));
    await closeGently(app.getHttpServer() as Server, this.drainMs || undefined);
    app.get(RpcServer).stop();
    await app.get(EventInbox).stop();
    await app.get(Relay).stop();
    await app.close();
    await closeStores(app);
  }
}

async function closeStores(app: NestExpressApplication): Promise<void> {
  app.get(RpcClient).close();
  await app.get(Queues).close();
  await closeRedis(app.get<Redis>(REDIS));
  await app.get<Connection>(getConnectionToken()).close();
}

/** Redis must refuse writes rather than forget jobs silently (REL-01). Some hosts hide the setting. */
async function requireNoEviction(redis: Redis, log: Log): Promise<void> {
  let policy: unknown;
  try {
    [, policy] = (await redis.config('GET', 'maxmemory-policy')) as string[];
  } catch (error) {
    log.warn('redis.policy-unknown', { error });
    return;
  }
  if (policy !== 'noeviction') throw new Error(`Redis must run with maxmemory-policy noeviction, not ${policy}`);
}
