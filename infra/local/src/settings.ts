import path from 'node:path';
import { demoFault } from '@diwan/contracts/shared/origin';

/** Root folder of the checkout. */
export const ROOT = path.resolve(import.meta.dirname, '../../..');

/** What `npm start` can be told by the environment. */
export interface Settings {
  /** Public port of the shell. */
  port: number;
  /** Address under which people reach the site: another than this machine's own when a web server stands before it. */
  publicOrigin: string;
  /** Web servers that stand before the shell; it believes what they say about visitors' addresses. */
  trustedProxies: string;
  /** Folder that keeps everything: database, object store, secrets, logs. */
  dataDir: string;
  /** Load demo data, show the demo inbox and print the demo accounts. */
  demo: boolean;
  /** Stores run elsewhere; undefined means the embedded one. */
  mongodbUri: string | undefined;
  redisUrl: string | undefined;
  /** Path of the Redis server program. */
  redisServer: string;
  rateLimits: 'on' | 'off';
  /** Where builds of front ends are, by folder of the workspace; in that folder itself when left out. */
  builds: Readonly<Record<string, string>>;
  /** Daily backups of the embedded database that are kept; 0: none are made. */
  backups: number;
}

/** Reads the settings; throws a sentence for a person when one is wrong. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const port = Number(environment.PORT ?? 8080);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT must be a number from 1 to 65535, not "${environment.PORT}".`);
  const rateLimits = environment.RATE_LIMITS ?? 'on';
  if (rateLimits !== 'on' && rateLimits !== 'off')
    throw new Error(`RATE_LIMITS must be "on" or "off", not "${rateLimits}".`);
  const backups = Number(environment.BACKUPS ?? 7);
  if (!Number.isInteger(backups) || backups < 0)
    throw new Error(`BACKUPS must be the number of daily backups to keep, not "${environment.BACKUPS}".`);
  const demo = environment.DEMO !== '0';
  const publicOrigin = environment.PUBLIC_ORIGIN || `http://localhost:${port}`;
  const trustedProxies = environment.TRUSTED_PROXIES ?? '';
  const unsafeDemo = demo && demoFault(publicOrigin, trustedProxies);
  if (unsafeDemo) throw new Error(unsafeDemo);
  return {
    port,
    publicOrigin,
    trustedProxies,
    dataDir: path.resolve(ROOT, environment.DATA_DIR ?? '.data'),
    demo,
    mongodbUri: environment.MONGODB_URI || undefined,
    redisUrl: environment.REDIS_URL || undefined,
    redisServer: environment.REDIS_SERVER || 'redis-server',
    rateLimits,
    builds: {},
    backups,
  };
}
