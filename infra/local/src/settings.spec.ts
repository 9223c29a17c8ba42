import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { firstInternalPort, isFree, portFinder } from './ports.js';
import {
  mongoProgram,
  originOf,
  redisProgram,
  type ServicePorts,
  serviceEnvironment,
  servicePrograms,
  shellProgram,
  writeRedisSettings,
} from './programs.js';
import { loadSecrets, type Secrets } from './secrets.js';
import { readSettings } from './settings.js';

const ports = Object.fromEntries(
  ['identity', 'billing', 'cases', 'news', 'chatbot', 'notifications'].map((name) => [name, { http: 1, rpc: 2 }]),
) as ServicePorts;
const stores = { mongodbUri: 'mongodb://x', redisUrl: 'redis://x' };

describe('settings of npm start', () => {
  it('H2: no demo where others can reach it, in a sentence that says what to do', () => {
    expect(() => readSettings({ PUBLIC_ORIGIN: 'https://www.firm.example', PORT: '8080' })).toThrow(
      /^A demo shows everybody .* PUBLIC_ORIGIN .* DEMO=0/,
    );
    expect(() => readSettings({ TRUSTED_PROXIES: '10.0.0.1' })).toThrow(/TRUSTED_PROXIES .* DEMO=0/);
    const real = readSettings({ DEMO: '0', PUBLIC_ORIGIN: 'https://www.firm.example', TRUSTED_PROXIES: 'loopback' });
    expect(real).toMatchObject({ demo: false, publicOrigin: 'https://www.firm.example' });
    expect(readSettings({ PORT: '9000' })).toMatchObject({ demo: true, publicOrigin: 'http://localhost:9000' });
  });

  it('M6: the shell trusts the web server in front of it; the services trust the shell, and nobody else', () => {
    const settings = readSettings({
      DEMO: '0',
      PUBLIC_ORIGIN: 'https://www.firm.example',
      TRUSTED_PROXIES: '10.0.0.1',
    });
    const secrets = {} as Secrets;
    expect(shellProgram(settings, secrets, originOf(ports)).env.TRUSTED_PROXIES).toBe('10.0.0.1');
    expect(serviceEnvironment('identity', settings, stores, secrets, ports).TRUSTED_PROXIES).toBe('loopback');
  });

  it('S-11: no secret is an argument of a program, which other accounts of the machine could read', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'diwan-settings-'));
    const settings = readSettings({ DATA_DIR: folder });
    const secrets = loadSecrets(folder, {});
    const programs = [
      mongoProgram(settings),
      redisProgram(settings, 1),
      ...servicePrograms(settings, stores, secrets, ports),
      shellProgram(settings, secrets, originOf(ports)),
    ];
    const typed = programs.flatMap(({ command, args }) => [command, ...args]).join(' ');
    for (const secret of Object.values(secrets)) expect(typed).not.toContain(secret);

    writeRedisSettings(settings, secrets.REDIS_PASSWORD);
    const [file = ''] = redisProgram(settings, 1).args;
    expect(await readFile(file, 'utf8')).toContain(secrets.REDIS_PASSWORD);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await rm(folder, { recursive: true });
  });

  it('F-7: no program inside gets the public port', async () => {
    const first = await portFinder(23_456, 0)();
    const next = portFinder(first, first);
    expect(await next()).toBeGreaterThan(first);
    expect(await isFree(first)).toBe(true);
  });

  it('F-7: systems that start at the same moment look for their inner ports in different places', () => {
    const places = Array.from({ length: 800 }, (_, n) => firstInternalPort(18_000 + n));
    expect(new Set(places).size).toBe(800);
    expect(firstInternalPort(8080)).toBe(18_080);
    for (const port of [80, 443, 1024, 65_535]) {
      expect(firstInternalPort(port)).toBeGreaterThanOrEqual(18_080);
      expect(firstInternalPort(port)).toBeLessThan(32_768);
    }
  });
});
