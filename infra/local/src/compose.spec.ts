import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SERVICES } from '@diwan/contracts/shared/service';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import * as z from 'zod/mini';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The part of the Compose specification that our file uses; anything else in it is a mistake. */
const Service = z.strictObject({
  profiles: z.optional(z.array(z.string())),
  image: z.optional(z.string()),
  build: z.optional(
    z.strictObject({ context: z.string(), dockerfile: z.string(), args: z.optional(z.record(z.string(), z.string())) }),
  ),
  restart: z.enum(['unless-stopped', 'no']),
  logging: z.strictObject({ driver: z.literal('json-file'), options: z.record(z.string(), z.string()) }),
  mem_limit: z.string(),
  stop_grace_period: z.optional(z.string()),
  network_mode: z.optional(z.literal('none')),
  read_only: z.optional(z.boolean()),
  tmpfs: z.optional(z.array(z.string())),
  cap_drop: z.optional(z.array(z.string())),
  cap_add: z.optional(z.array(z.string())),
  security_opt: z.optional(z.array(z.string())),
  user: z.optional(z.string()),
  networks: z.optional(
    z.union([
      z.array(z.enum(['inside', 'outside'])),
      z.strictObject({ inside: z.strictObject({ ipv4_address: z.string() }), outside: z.strictObject({}) }),
    ]),
  ),
  ports: z.optional(z.array(z.string())),
  environment: z.optional(z.record(z.string(), z.string())),
  entrypoint: z.optional(z.array(z.string())),
  command: z.optional(z.array(z.string())),
  volumes: z.optional(z.array(z.string())),
  depends_on: z.optional(
    z.union([
      z.array(z.string()),
      z.record(
        z.string(),
        z.strictObject({ condition: z.enum(['service_healthy', 'service_completed_successfully']) }),
      ),
    ]),
  ),
  healthcheck: z.optional(
    z.strictObject({ test: z.array(z.string()), interval: z.string(), timeout: z.string(), retries: z.int() }),
  ),
});
/** Images of others that give their folders to an account of their own before they become it. */
const STARTS_AS_ROOT = ['mongodb', 'clamav', 'minio-volume'];

const Compose = z.object({
  name: z.string(),
  services: z.record(z.string(), Service),
  networks: z.record(z.string(), z.unknown()),
  volumes: z.record(z.string(), z.unknown()),
});
const compose = Compose.parse(parse(read('docker-compose.yml'), { merge: true }));

describe('docker-compose.yml', () => {
  it('has every service, remote, store and the shell', () => {
    expect(Object.keys(compose.services).sort()).toEqual(
      [
        ...SERVICES,
        'clamav',
        'mf-admin',
        'mf-portal',
        'mf-public',
        'minio',
        'minio-volume',
        'mongodb',
        'redis',
        'shell',
      ].sort(),
    );
  });

  it('opens only the port of the front door', () => {
    expect(Object.entries(compose.services).flatMap(([name, { ports }]) => (ports ? [name] : []))).toEqual(['shell']);
  });

  it('keeps Redis durable and without eviction', () => {
    expect(compose.services.redis?.command?.join(' ')).toMatch(
      /requirepass .* --appendonly yes .*--maxmemory-policy noeviction/,
    );
  });

  it('M6: publishes the front door on this machine alone, and lets it alone speak for visitors', () => {
    const { shell, ...others } = compose.services;
    expect(shell?.ports?.join()).toMatch(/^\$\{BIND_ADDRESS:-127\.0\.0\.1\}:\$\{PORT:-8080\}:8080$/);
    const address = Array.isArray(shell?.networks) ? undefined : shell?.networks?.inside?.ipv4_address;
    expect(address).toMatch(/^\$\{SHELL_ADDRESS:-172\.30\.7\.10\}$/);
    for (const service of SERVICES) expect(others[service]?.environment?.TRUSTED_PROXIES).toBe(address);
    expect(shell?.environment?.TRUSTED_PROXIES).toMatch(/^\$\{TRUSTED_PROXIES:-172\.30\.8\.1\}$/);
    expect(read('docker-compose.yml')).toMatch(/gateway: "\$\{OUTSIDE_GATEWAY:-172\.30\.8\.1\}"/);
  });

  it('F-4: finished pages outlive the container, in a folder that the front door may write', () => {
    const { shell } = compose.services;
    const folder = String(shell?.environment?.KEPT_DIR);
    expect(shell?.volumes).toEqual([`kept-pages:${folder}`]);
    expect(read(shell?.build?.dockerfile ?? '')).toMatch(new RegExp(`chown node:node .*${folder}`));
  });

  it('L7: drops every capability and writes to no image; passwords stand in no argument', () => {
    for (const [name, { cap_drop, read_only, security_opt, cap_add = [] }] of Object.entries(compose.services)) {
      expect([name, cap_drop, read_only, security_opt]).toEqual([name, ['ALL'], true, ['no-new-privileges:true']]);
      if (!STARTS_AS_ROOT.includes(name)) expect([name, cap_add]).toEqual([name, []]);
    }
    for (const { healthcheck, command = [] } of Object.values(compose.services)) {
      expect([...(healthcheck?.test ?? []), ...command].join(' ')).not.toMatch(/(-p|--password|--requirepass|-a) "?\$/);
    }
  });

  it('L7: starts without the admin key, which can be taken away once there are owners', () => {
    expect(compose.services.identity?.environment?.ADMIN_KEY).toMatch(/:-\}$/);
  });

  it('1: starts a store that is no root, on a volume that is root’s, once the volume is its own', () => {
    const { minio, 'minio-volume': owner } = compose.services;
    expect(minio?.user).toBe(owner?.entrypoint?.[1]);
    expect(owner).toMatchObject({ entrypoint: ['chown', '1000:1000', '/data'], volumes: minio?.volumes, user: '0:0' });
    expect(minio?.depends_on).toEqual({ 'minio-volume': { condition: 'service_completed_successfully' } });
  });

  it('2: asks each remote for a file that its build makes', () => {
    const [, asked] = read('infra/docker/remote.Dockerfile').match(/HEALTHCHECK .*8080\/dist\/([\w.-]+)"/) ?? [];
    expect(read('packages/tooling/src/build-facts-plugin.mjs')).toContain(`new BuildFactsPlugin('${asked}'`);
    // `remoteFacts` writes it, for both forms of remotes.
    const { remote = '', plainRemote = '' } = Object.fromEntries(
      read('packages/tooling/src/rspack.mjs')
        .split(/^export function /m)
        .map((part) => [part.split('(')[0], part]),
    );
    for (const build of [remote, plainRemote]) expect(build).toContain('remoteFacts({ area');
  });

  it('M9: heads of audit logs lie outside of the database, in a folder that services may write', () => {
    const folders = SERVICES.map((service) => {
      const { environment, volumes } = compose.services[service] ?? {};
      expect(volumes).toEqual([`audit-anchors:${environment?.AUDIT_ANCHORS}`]);
      return environment?.AUDIT_ANCHORS;
    });
    expect(read('infra/docker/service.Dockerfile')).toContain(`mkdir ${folders[0]} && chown node:node ${folders[0]}`);
  });

  it('stops no program in the middle of its work', () => {
    // Longer than `HARD_STOP` of services, than `GRACE_MS` of the shell.
    for (const service of SERVICES) expect(compose.services[service]?.stop_grace_period).toBe('30s');
    expect(compose.services.shell?.stop_grace_period).toBe('15s');
  });

  it('25: bounds memory, temporary files and logs of every container', () => {
    for (const [name, { mem_limit, logging, tmpfs = [] }] of Object.entries(compose.services)) {
      expect([name, mem_limit]).toEqual([name, expect.stringMatching(/^\d+[mg]$/)]);
      expect([name, logging.options]).toEqual([name, { 'max-size': '10m', 'max-file': '5' }]);
      for (const folder of tmpfs) expect([name, folder]).toEqual([name, expect.stringMatching(/[:,]size=\d+m$/)]);
    }
  });

  it('checks the health of what it builds and of the stores', () => {
    for (const [name, service] of Object.entries(compose.services)) {
      // It ends.
      if (service.restart === 'no') continue;
      const checked =
        service.healthcheck !== undefined || read(service.build?.dockerfile ?? 'package.json').includes('HEALTHCHECK');
      expect([name, checked]).toEqual([name, true]);
    }
  });

  it('runs nothing that it builds as root', () => {
    for (const { build } of Object.values(compose.services)) {
      if (build) expect(read(build.dockerfile)).toMatch(/^USER node$|nginx-unprivileged/m);
    }
  });

  it('takes every secret from the environment, and example.env names each of them', () => {
    const named = new Set(read('infra/docker/example.env').match(/^[A-Z_0-9]+(?==)/gm));
    const required = [...read('docker-compose.yml').matchAll(/\$\{([A-Z_0-9]+):\?/g)].map(([, name]) => name);
    expect(required.length).toBeGreaterThan(10);
    for (const name of required) expect(named).toContain(name);
    expect(read('docker-compose.yml')).not.toMatch(/(PASSWORD|SECRET|(?<!ACCESS_)KEY|TOKEN|PEPPER): (?!\$|")\S/);
  });

  it('builds from Dockerfiles whose copied paths exist in the checkout', () => {
    for (const { build } of Object.values(compose.services)) {
      if (!build) continue;
      const own = [...read(build.dockerfile).matchAll(/^COPY (?!--from)(\S+) /gm)].map(([, source]) => source ?? '');
      for (const source of own) expect([source, existsSync(path.join(root, source))]).toEqual([source, true]);
    }
  });
});
