import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const NAMES = [
  'RPC_SECRET',
  'SESSION_SECRET',
  'OTP_PEPPER',
  'SECOND_FACTOR_KEY',
  'UNSUBSCRIBE_SECRET',
  'REDIS_PASSWORD',
  'ADMIN_KEY',
  'METRICS_TOKEN',
] as const;
export type SecretName = (typeof NAMES)[number];
export type Secrets = Record<SecretName, string>;

/** Secrets of this machine: made once, kept in the data folder readable by its owner alone. One set in the environment wins. */
export function loadSecrets(dataDir: string, environment: NodeJS.ProcessEnv): Secrets {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = path.join(dataDir, 'secrets.json');
  const kept: Partial<Secrets> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const complete = Object.fromEntries(NAMES.map((name) => [name, kept[name] ?? makeSecret(name)])) as Secrets;
  writeFileSync(file, `${JSON.stringify(complete, null, 2)}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
  return Object.fromEntries(NAMES.map((name) => [name, environment[name] ?? complete[name]])) as Secrets;
}

/** A key that a person types is shorter and in groups; the others are 32 random bytes. */
function makeSecret(name: SecretName): string {
  if (name !== 'ADMIN_KEY') return randomBytes(32).toString('hex');
  return (randomBytes(12).toString('hex').match(/.{6}/g) ?? []).join('-');
}
