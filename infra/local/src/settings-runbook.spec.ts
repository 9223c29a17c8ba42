import { readFileSync } from 'node:fs';
import path from 'node:path';
import { AREAS } from '@diwan/contracts/remotes/area';
import { SERVICES } from '@diwan/contracts/shared/service';
import { describe, expect, it } from '@jest/globals';
import { originOf, type ServicePorts, serviceEnvironment, shellProgram } from './programs.js';
import type { Secrets } from './secrets.js';
import { readSettings } from './settings.js';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Files that read the environment: nobody else may (checked by the linter). */
const READERS = [
  'packages/service-kit/src/app/config.ts',
  'packages/service-kit/src/object-store/create-object-store.ts',
  'packages/service-kit/src/virus-scan/virus-scanner.ts',
  'shell/server/config.ts',
  'infra/local/src/settings.ts',
  ...SERVICES.map((name) => `services/${name}/src/config.ts`),
];
/** Variables as keys of a schema, or as they are read by name. */
const VARIABLE = /^ {2}([A-Z][A-Z0-9_]+):|environment\.([A-Z][A-Z0-9_]+)/gm;
/** Names that are put together. */
const FAMILIES = [
  ...SERVICES.map((name) => `SERVICE_${name.toUpperCase()}`),
  ...AREAS.map((name) => `REMOTE_${name.toUpperCase()}`),
];

describe('docs/runbooks/settings.md', () => {
  const rows = read('docs/runbooks/settings.md').matchAll(/^\| (`.*?`) \|/gm);
  const documented = [...rows].flatMap(([, names = '']) =>
    [...names.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name),
  );

  it('has a line for every variable that a program reads, and for no other', () => {
    const found = READERS.flatMap((file) => [...read(file).matchAll(VARIABLE)].map(([, key, used]) => key ?? used));
    expect([...new Set(documented)].sort()).toEqual([...new Set([...found, ...FAMILIES])].sort());
  });

  it('says each once', () => {
    expect(documented.filter((name, at) => documented.indexOf(name) !== at)).toEqual([]);
  });

  it('tells nothing that npm start would keep from the programs', () => {
    const ports = Object.fromEntries(SERVICES.map((name) => [name, { http: 1, rpc: 2 }])) as ServicePorts;
    const secrets = Object.fromEntries(
      [
        'RPC_SECRET',
        'SESSION_SECRET',
        'OTP_PEPPER',
        'SECOND_FACTOR_KEY',
        'ADMIN_KEY',
        'UNSUBSCRIBE_SECRET',
        'METRICS_TOKEN',
      ].map((name) => [name, 'x']),
    ) as unknown as Secrets;
    const settings = readSettings({});
    const stores = { mongodbUri: 'mongodb://x', redisUrl: 'redis://x' };
    const own = ['DATA_DIR', 'REDIS_SERVER', 'BACKUPS', 'REMOTE_CACHE'];
    const before = { ...process.env };
    try {
      for (const name of documented) process.env[name ?? ''] = 'set';
      const given = new Set(
        [
          shellProgram(settings, secrets, originOf(ports)).env,
          ...SERVICES.map((name) => serviceEnvironment(name, settings, stores, secrets, ports)),
        ].flatMap((env) => Object.keys(env)),
      );
      expect(documented.filter((name = '') => !given.has(name) && !own.includes(name))).toEqual([]);
    } finally {
      process.env = before;
    }
  });
});
