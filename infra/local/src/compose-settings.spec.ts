import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SERVICES } from '@diwan/contracts/shared/service';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const text = read('docker-compose.yml');
const compose = parse(text, { merge: true }) as { services: Record<string, { environment: Record<string, string> }> };

/** Where the variables stand that several services read. */
const SHARED: Record<string, string> = {
  baseConfig: 'packages/service-kit/src/app/config.ts',
  objectStoreConfig: 'packages/service-kit/src/object-store/create-object-store.ts',
  virusScanConfig: 'packages/service-kit/src/virus-scan/virus-scanner.ts',
};
const variablesIn = (file: string) =>
  [...read(file).matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name);

/** Variables that a program reads, by the name of its container. */
const readBy = {
  shell: variablesIn('shell/server/config.ts'),
  ...Object.fromEntries(
    SERVICES.map((service) => {
      const file = `services/${service}/src/config.ts`;
      const shared = [...read(file).matchAll(/\.\.\.(\w+Config)\b/g)].map(
        ([, name = '']) => SHARED[name] ?? `unknown: ${name}`,
      );
      return [service, [file, ...shared].flatMap(variablesIn)];
    }),
  ),
};

/** What containers have no use for: one deployment in stores of its own, files in an S3 store, builds and programs where the image has them. */
const NOT_IN_CONTAINERS = [
  ...['DATABASE_PREFIX', 'REDIS_PREFIX', 'OBJECT_STORE_DIR', 'SOFFICE', 'SHELL_BUILDS', 'REMOTE_CACHE'],
  // Refused in production.
  'TWILIO_API_ORIGIN',
];

describe('25: settings of containers', () => {
  it.each(Object.entries(readBy))('reach the program that reads them: %s', (name, variables) => {
    const given = Object.keys(compose.services[name]?.environment ?? {});
    expect(variables.length).toBeGreaterThan(10);
    expect(variables.filter((variable) => !given.includes(variable) && !NOT_IN_CONTAINERS.includes(variable))).toEqual(
      [],
    );
  });

  it('are read by the program that they are given to', () => {
    const unread = Object.entries(readBy).flatMap(([name, variables]) =>
      Object.keys(compose.services[name]?.environment ?? {})
        .filter((variable) => !variables.includes(variable) && !/^(RPC|SERVICE|REMOTE)_/.test(variable))
        .map((variable) => `${name}: ${variable}`),
    );
    // Read by React.
    expect(unread).toEqual(['shell: NODE_ENV']);
  });

  it('stand in example.env, all of them', () => {
    const named = new Set(
      [...read('infra/docker/example.env').matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name),
    );
    const used = new Set([...text.matchAll(/\$\{([A-Z][A-Z0-9_]+)/g)].map(([, name]) => name));
    expect([...used].filter((name) => !named.has(name)).sort()).toEqual([]);
    expect([...named].filter((name) => !used.has(name)).sort()).toEqual([]);
  });

  it('have no value of their own in the file, which would be a second place to look for it', () => {
    const optional = Object.values(compose.services).flatMap(({ environment = {} }) =>
      Object.entries(environment).filter(([name, value]) => value.startsWith(`\${${name}:-`)),
    );
    expect(optional.length).toBeGreaterThan(20);
    expect(optional.filter(([name, value]) => value !== `\${${name}:-}`).map(([name]) => name)).toEqual([
      'TRUSTED_PROXIES',
    ]);
  });

  it.each(Object.keys(readBy))('let a program start when only what must be given is given: %s', async (name) => {
    const given = Object.entries(compose.services[name]?.environment ?? {});
    const filledIn = Object.fromEntries(given.map(([variable, value]) => [variable, resolved(value)]));
    expect(given.filter(([, value]) => resolved(value) === '').length).toBeGreaterThan(0);
    expect(await faultsOf(name, filledIn)).toEqual([]);
    expect(await faultsOf(name, { ...filledIn, LOG_LEVEL: 'loud' })).not.toEqual([]);
  });
});

/** What has to be in `.env` and is more than a secret. */
const GIVEN: Record<string, string> = {
  PUBLIC_ORIGIN: 'https://www.diwan.example',
  TWILIO_ACCOUNT_SID: `AC${'0a'.repeat(16)}`,
  TWILIO_SENDER: '+9611000000',
  SMTP_URL: 'smtps://user:password@mail.diwan.example',
  SMTP_SENDER: 'office@diwan.example',
};

/** What compose makes of a value when `.env` has what must be given, and nothing else. */
const resolved = (value: string) =>
  value
    .replace(/\$\{([A-Z0-9_]+):\?[^}]*\}/g, (_, name: string) => GIVEN[name] ?? '0a'.repeat(32))
    .replace(/\$\{[A-Z0-9_]+:-([^}]*)\}/g, '$1');

/** What a program finds wrong with its environment, read as it reads it. */
async function faultsOf(name: string, environment: Record<string, string>): Promise<string[]> {
  if (name === 'shell') {
    const { readConfig } = await import(path.join(root, 'shell/server/config.ts'));
    try {
      readConfig(environment);
      return [];
    } catch (error) {
      return [String(error)];
    }
  }
  const { parseConfig } = await import(path.join(root, 'packages/service-kit/src/app/config.ts'));
  const module = await import(path.join(root, `services/${name}/src/config.ts`));
  const result = parseConfig(module[`${name}Config`], environment, module.checkWaysOut);
  return result.faults ?? [];
}
