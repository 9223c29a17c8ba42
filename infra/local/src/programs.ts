import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SERVICES, type ServiceName } from '@diwan/contracts/shared/service';
import type { Secrets } from './secrets.js';
import { ROOT, type Settings } from './settings.js';
import type { Program } from './supervisor.js';

/** Where the stores of this start are. */
export interface Stores {
  mongodbUri: string;
  redisUrl: string;
}

/** Ports of a service: HTTP and RPC, both on loopback. */
export type ServicePorts = Record<ServiceName, { http: number; rpc: number }>;

/** Settings of the outside world that are handed on to the services as they are. */
const PASSED_ON = new RegExp(
  `^(${[
    'TWILIO_.*|S3_.*|SMTP_.*|TEMPLATE_.*|OTP_.*|OFFICE_.*|LOG_LEVEL|NODE_OPTIONS|NODE_ENV|DATABASE_PREFIX|REDIS_PREFIX|DRAIN_MS|JOB_LOCK_MS|TIME_LIMIT_FACTOR',
    'CLAMAV_URL|SOFFICE|UPLOAD_DAILY_MB|CASE_STORAGE_MB|HEARING_NOTICE_SECONDS|SUBSCRIPTIONS_PER_HOUR|LEADS_PER_HOUR|LOST_LEADS_MONTHS|MESSAGE_NOTICE_SECONDS|CONNECTIONS_PER_ADDRESS|KEPT_MEGABYTES|OFFLINE',
    'NOTICE_BATCH_SECONDS|WHATSAPP_PER_SECOND|QUIET_HOURS|RETENTION_YEARS|CONFIRMATIONS_PER_HOUR|STALE_CLAIM_SECONDS',
  ].join('|')})$`,
);

/** The embedded MongoDB: a socket that only this account can open; a backup every day. */
export function mongoProgram(settings: Settings): Program {
  const folder = path.join(settings.dataDir, 'backups');
  const backups = settings.backups === 0 ? [] : ['--backups', folder, '--keep', String(settings.backups)];
  return node(
    'mongodb',
    'infra/embedded-mongo/dist/main.js',
    ['--dir', path.join(settings.dataDir, 'mongodb'), ...backups],
    {},
    {},
    /^READY .*mongodb:\S+/,
  );
}

/** What Redis reads at its start: other accounts of this machine see arguments of programs, and the password is none of their business. */
const redisSettings = (dataDir: string) => path.join(dataDir, 'redis', 'redis.conf');

/** Writes the settings that `redisProgram` starts with, for its own account alone. */
export function writeRedisSettings({ dataDir }: Settings, password: string): void {
  const file = redisSettings(dataDir);
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, `requirepass ${JSON.stringify(password)}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
}

/** Redis with an append-only file and no eviction, as job queues need it (REL-01). */
export function redisProgram(settings: Settings, port: number): Program {
  const dir = path.join(settings.dataDir, 'redis');
  const options = {
    port,
    dir,
    bind: '127.0.0.1',
    appendonly: 'yes',
    appendfsync: 'everysec',
    save: '',
    'maxmemory-policy': 'noeviction',
    daemonize: 'no',
    'protected-mode': 'yes',
  };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  return {
    name: 'redis',
    command: settings.redisServer,
    args: [redisSettings(settings.dataDir), ...args],
    env: {},
    ports: { redis: port },
    quiet: true,
    readyLine: /Ready to accept connections/,
  };
}

/** The six services. */
export function servicePrograms(settings: Settings, stores: Stores, secrets: Secrets, ports: ServicePorts): Program[] {
  return SERVICES.map((service) =>
    node(
      service,
      `services/${service}/dist/main.js`,
      [],
      serviceEnvironment(service, settings, stores, secrets, ports),
      ports[service],
    ),
  );
}

/** Environment of one service; its demo loader runs in the same. */
export function serviceEnvironment(
  service: ServiceName,
  settings: Settings,
  stores: Stores,
  secrets: Secrets,
  ports: ServicePorts,
): Record<string, string> {
  const rpc = Object.fromEntries(
    SERVICES.map((other) => [`RPC_${other.toUpperCase()}`, `127.0.0.1:${ports[other].rpc}`]),
  );
  return {
    // Who tries it out waits for no batch and no morning, unless told to.
    ...(settings.demo && { QUIET_HOURS: 'off' }),
    ...(service === 'notifications' && settings.demo && { NOTICE_BATCH_SECONDS: '2' }),
    ...passedOn(),
    ...rpc,
    PUBLIC_ORIGIN: settings.publicOrigin,
    // The shell, which speaks to them from this machine, and no one else.
    TRUSTED_PROXIES: 'loopback',
    HOST: '127.0.0.1',
    PORT: String(ports[service].http),
    RPC_PORT: String(ports[service].rpc),
    MONGODB_URI: stores.mongodbUri,
    REDIS_URL: stores.redisUrl,
    RPC_SECRET: secrets.RPC_SECRET,
    SESSION_SECRET: secrets.SESSION_SECRET,
    OBJECT_STORE_DIR: path.join(settings.dataDir, 'objects'),
    AUDIT_ANCHORS: path.join(settings.dataDir, 'audit-anchors'),
    DEMO: String(settings.demo),
    RATE_LIMITS: settings.rateLimits,
    ...(service === 'identity' && {
      OTP_PEPPER: secrets.OTP_PEPPER,
      SECOND_FACTOR_KEY: secrets.SECOND_FACTOR_KEY,
      ADMIN_KEY: secrets.ADMIN_KEY,
    }),
    ...(service === 'news' && { UNSUBSCRIBE_SECRET: secrets.UNSUBSCRIBE_SECRET }),
  };
}

/** Where the shell finds each service on this machine. */
export const originOf = (ports: ServicePorts) => (service: ServiceName) => `http://127.0.0.1:${ports[service].http}`;

/** The front door; `origin` says where each service answers. */
export function shellProgram(settings: Settings, secrets: Secrets, origin: (service: ServiceName) => string): Program {
  const services = Object.fromEntries(SERVICES.map((name) => [`SERVICE_${name.toUpperCase()}`, origin(name)]));
  const builds = (folder: string) => settings.builds[folder] ?? path.join(ROOT, folder);
  const remotes = Object.fromEntries(
    ['public', 'portal', 'admin'].map((area) => [`REMOTE_${area.toUpperCase()}`, builds(`mf-${area}`)]),
  );
  const env = {
    ...passedOn(),
    ...services,
    ...remotes,
    SHELL_BUILDS: builds('shell'),
    PUBLIC_ORIGIN: settings.publicOrigin,
    TRUSTED_PROXIES: settings.trustedProxies,
    HOST: '127.0.0.1',
    PORT: String(settings.port),
    DEMO: String(settings.demo),
    METRICS_TOKEN: secrets.METRICS_TOKEN,
    KEPT_DIR: path.join(settings.dataDir, 'kept-pages'),
  };
  return node('shell', 'shell/dist-server/main.js', [], env, { http: settings.port });
}

function node(
  name: string,
  script: string,
  args: string[],
  env: Record<string, string>,
  ports: Record<string, number>,
  readyLine?: RegExp,
): Program {
  const file = path.join(ROOT, script);
  const environment = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', TZ: 'UTC', ...env };
  return {
    name,
    command: process.execPath,
    args: ['--enable-source-maps', file, ...args],
    env: environment,
    ports,
    ...(readyLine && { readyLine }),
  };
}

function passedOn(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => PASSED_ON.test(entry[0]) && entry[1] !== undefined,
    ),
  );
}
