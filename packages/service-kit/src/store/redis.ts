import { Redis, type RedisOptions } from 'ioredis';
import type { BaseConfig } from '../app/config.js';
import { outsideTransaction } from '../deeds/ambient-transaction.js';

/** Injection token of the connection for sessions, counters and acknowledgements; its keys carry the deployment's prefix. */
export const REDIS = Symbol('redis');

/** Nobody waits longer for an answer of Redis, in milliseconds (REL-01). */
const COMMAND_LIMIT_MS = 1000;

/** Fails fast when Redis is away. */
const failFast = ({ TIME_LIMIT_FACTOR }: BaseConfig): RedisOptions => ({
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
  commandTimeout: COMMAND_LIMIT_MS * TIME_LIMIT_FACTOR,
});

const reconnect = (attempt: number): number => Math.min(attempt * 100, 2000);

/** Without a listener ioredis writes to the console; the state is told by health and by failing commands. */
const quiet = (redis: Redis): Redis => redis.on('error', () => {});

const connect = (url: string, options: RedisOptions): Redis =>
  quiet(new Redis(url, { retryStrategy: reconnect, ...options }));

/** Connection for plain commands, outside of transactions: what Redis did is not undone with one, and done again when it is repeated. */
export function openRedis(config: BaseConfig): Redis {
  const redis = connect(config.REDIS_URL, { ...failFast(config), keyPrefix: config.REDIS_PREFIX });
  const send = redis.sendCommand.bind(redis);
  redis.sendCommand = (...command) => {
    outsideTransaction('Redis');
    return send(...command);
  };
  return redis;
}

/** Connection that adds jobs. BullMQ has its own prefix, see `queuePrefix`. */
export function openProducer(config: BaseConfig): Redis {
  return connect(config.REDIS_URL, failFast(config));
}

/** Connection that waits for jobs; it must be patient. */
export function openConsumer(config: BaseConfig): Redis {
  return connect(config.REDIS_URL, { maxRetriesPerRequest: null });
}

/** BullMQ's key prefix in this deployment. */
export const queuePrefix = (config: BaseConfig): string => `${config.REDIS_PREFIX}bull`;

/** Waits for a connection to be usable, `withinMs` at most; returns whether it is. */
export async function redisReady(redis: Redis, withinMs: number): Promise<boolean> {
  if (redis.status === 'ready') return true;
  return new Promise((resolve) => {
    const timer = setTimeout(() => settle(false), withinMs);
    const onReady = () => settle(true);
    const settle = (ready: boolean) => {
      clearTimeout(timer);
      redis.off('ready', onReady);
      resolve(ready);
    };
    redis.once('ready', onReady);
  });
}

/** Ends a connection without waiting for a server that is away. */
export async function closeRedis(redis: Redis): Promise<void> {
  if (redis.status === 'ready') await redis.quit().catch(() => {});
  redis.disconnect();
}
