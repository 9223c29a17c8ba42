import { demoFault } from '@diwan/contracts/shared/origin';
import { SERVICES } from '@diwan/contracts/shared/service';
import * as z from 'zod/mini';

const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535));
/** Where a service answers questions of others, `host:port`. */
const address = z.string().check(z.regex(/^[\w.-]+:\d{1,5}$/, 'must be host:port'));
/** A secret of the deployment: 32 bytes at least. */
export const secret = z
  .string()
  .check(z.refine((text) => Buffer.byteLength(text) >= 32, 'must have at least 32 bytes'));

/** Environment variables of every service. Each service adds its own and calls `readConfig`. */
export const baseConfig = {
  NODE_ENV: z._default(z.enum(['development', 'test', 'production']), 'development'),
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: port,
  RPC_PORT: port,
  MONGODB_URI: z.string().check(z.regex(/^mongodb(\+srv)?:\/\//, 'must be a mongodb:// address')),
  /** Database names are `<prefix><service>`. */
  DATABASE_PREFIX: z._default(z.string().check(z.regex(/^[a-z0-9_]{0,40}$/)), 'diwan_'),
  REDIS_URL: z.string().check(z.regex(/^rediss?:\/\//, 'must be a redis:// address')),
  /** Put before every key in Redis; lets several deployments or tests share one server. */
  REDIS_PREFIX: z._default(z.string(), ''),
  /** Signs questions between services. */
  RPC_SECRET: secret,
  /** Key of the tokens against cross-site requests. */
  SESSION_SECRET: secret,
  /** The address people use, such as `https://diwan.example`; requests of other origins are refused. */
  PUBLIC_ORIGIN: z.string().check(z.regex(/^https?:\/\/[^/]+$/, 'must be an origin without a path')),
  DEMO: z._default(z.stringbool(), false),
  RATE_LIMITS: z._default(z.enum(['on', 'off']), 'on'),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
  /** Whose `X-Forwarded-For` is believed: the front door's address and nobody else's, in Express's notation. */
  TRUSTED_PROXIES: z._default(z.string(), 'loopback'),
  /** Milliseconds between "not ready" and closing the door, so that balancers notice. */
  DRAIN_MS: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000)), 0),
  /**
   * How long a worker may hold a job without renewing its claim, in milliseconds (REL-01). What a killed worker or a killed Redis left
   * waits so long, and up to half as long again. A slow worker that loses its claim does no harm: what was done is not done twice.
   */
  JOB_LOCK_MS: z._default(z.coerce.number().check(z.int(), z.minimum(500)), 20_000),
  /**
   * Multiplies how long the service waits for its stores, for other services and for providers before it goes on without their answer. More than 1 is for
   * tests and for machines that are slower than ours: an answer that is only late is then no failure.
   */
  TIME_LIMIT_FACTOR: z._default(z.coerce.number().check(z.minimum(1), z.maximum(100)), 1),
  /** Folder outside of the database where the heads of the audit log are written down; without it they are not. */
  AUDIT_ANCHORS: z.optional(z.string().check(z.minLength(1))),
  RPC_IDENTITY: z.optional(address),
  RPC_BILLING: z.optional(address),
  RPC_CASES: z.optional(address),
  RPC_NEWS: z.optional(address),
  RPC_CHATBOT: z.optional(address),
  RPC_NOTIFICATIONS: z.optional(address),
};

/** Variables of a service: names and schemas. */
export type ConfigShape = Record<string, z.core.$ZodType>;
export type ConfigOf<Shape extends ConfigShape> = { [Name in keyof Shape]: z.core.output<Shape[Name]> };
export type BaseConfig = ConfigOf<typeof baseConfig>;

/** Injection token of the service's configuration. */
export const CONFIG = Symbol('config');

/** Where each service is asked, as far as configured. */
export function rpcAddresses(config: BaseConfig): Partial<Record<(typeof SERVICES)[number], string>> {
  const named = SERVICES.map((name) => [name, config[`RPC_${name.toUpperCase()}` as 'RPC_IDENTITY']] as const);
  return Object.fromEntries(named.filter(([, value]) => value !== undefined));
}

/** Values that stand in examples and must never guard a real deployment. */
const DEVELOPMENT_SECRET = /^(change-?me|development-|example|test-)/i;
const SECRET_NAME = /(SECRET|PEPPER|TOKEN|PASSWORD|KEY)$/;

function faultsBeyondShape(config: Record<string, unknown>): string[] {
  const faults: string[] = [];
  const demo = config.DEMO === true;
  if (config.RATE_LIMITS === 'off' && !demo && config.NODE_ENV !== 'test') {
    faults.push('RATE_LIMITS: may be off only in demo or test mode');
  }
  const unsafeDemo =
    demo && config.NODE_ENV !== 'test' && demoFault(String(config.PUBLIC_ORIGIN), String(config.TRUSTED_PROXIES));
  if (unsafeDemo) faults.push(`DEMO: ${unsafeDemo}`);
  if (config.NODE_ENV === 'production' && !demo) {
    for (const [name, value] of Object.entries(config)) {
      if (SECRET_NAME.test(name) && typeof value === 'string' && DEVELOPMENT_SECRET.test(value)) {
        faults.push(`${name}: is a development value`);
      }
    }
  }
  return faults;
}

/** Finds faults that concern several variables; one line each, without values. */
export type ConfigCheck<Shape extends ConfigShape> = (config: ConfigOf<Shape>) => string[];

/** Reads variables and returns either the configuration or every fault, one line each; values are never repeated in them. */
export function parseConfig<Shape extends ConfigShape>(
  shape: Shape,
  environment: Record<string, string | undefined>,
  check: ConfigCheck<Shape> = () => [],
): { config: ConfigOf<Shape> } | { faults: string[] } {
  const given = Object.fromEntries(
    Object.keys(shape).map((name) => [name, environment[name] === '' ? undefined : environment[name]]),
  );
  const result = z.safeParse(z.object(shape), given, { reportInput: true });
  if (!result.success) {
    return {
      faults: result.error.issues.map((issue) => {
        const name = String(issue.path[0]);
        return given[name] === undefined ? `${name}: is missing` : `${name}: ${issue.message}`;
      }),
    };
  }
  const config = result.data as ConfigOf<Shape>;
  const faults = [...faultsBeyondShape(config), ...check(config)];
  return faults.length > 0 ? { faults } : { config };
}

/** Reads the environment once, at start. Lists all faults on stderr and ends the process with 1 when there are any. */
export function readConfig<Shape extends ConfigShape>(shape: Shape, check?: ConfigCheck<Shape>): ConfigOf<Shape> {
  const result = parseConfig(shape, process.env, check);
  if ('config' in result) return result.config;
  process.stderr.write(`The configuration is wrong:\n${result.faults.map((fault) => `  ${fault}\n`).join('')}`);
  process.exit(1);
}
