import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

/** Where npm says what it has installed. */
const INSTALLED = 'node_modules/.package-lock.json';
const local = path.resolve(import.meta.dirname, '..');

/** What npm writes of packages: one of this version. */
const lockOf = (version: string) =>
  JSON.stringify({
    packages: {
      '': { name: 'checkout' },
      'node_modules/one': { version },
      'node_modules/elsewhere': { version, optional: true },
      'node_modules/workspace': { link: true },
    },
  });
/** A checkout that holds what prepares it, and an `npm` that only installs, and notes that it was called. */
let checkout: string;
let user: ChildProcess;
/** Whether it has ended. */
let ended: Promise<unknown>;
const at = (...parts: string[]) => path.join(checkout, ...parts);
const wasInstalled = () => readFile(at('installed'), 'utf8').catch(() => null);
const run = (args: string[], environment: Record<string, string> = {}) =>
  spawnSync(process.execPath, args, {
    cwd: checkout,
    encoding: 'utf8',
    env: { PATH: `${at('bin')}:${process.env.PATH}`, REDIS_URL: 'redis://elsewhere', ...environment },
  });
const install = (environment?: Record<string, string>) =>
  run(
    ['-e', `import('${at('infra/local/setup/dependencies.mjs')}').then((made) => made.installPackages())`],
    environment,
  );
/** A program that uses the packages until it is told to end. */
async function startUser(): Promise<ChildProcess> {
  const code = `import('${at('infra/local/setup/dependencies.mjs')}').then((made) => {
    made.usePackages();
    console.log('uses');
    process.stdin.resume().on('end', () => process.exit());
  })`;
  const started = spawn(process.execPath, ['-e', code], { stdio: ['pipe', 'pipe', 'inherit'] });
  ended = once(started, 'exit');
  await once(started.stdout, 'data');
  return started;
}

beforeEach(async () => {
  checkout = await mkdtemp(path.join(tmpdir(), 'diwan-checkout-'));
  await cp(path.join(local, 'setup'), at('infra/local/setup'), { recursive: true });
  await cp(path.join(local, 'start.mjs'), at('infra/local/start.mjs'));
  await mkdir(at('bin'));
  await mkdir(at('node_modules'));
  await writeFile(
    at('bin/npm'),
    `#!/bin/sh\necho "$*" > ${at('installed')}\ncp ${at('package-lock.json')} ${at(INSTALLED)}\n`,
    {
      mode: 0o755,
    },
  );
  await writeFile(at('package-lock.json'), lockOf('2.0.0'));
  await writeFile(at(INSTALLED), lockOf('1.0.0'));
});
afterEach(async () => {
  user.stdin?.end();
  await ended;
  await rm(checkout, { recursive: true });
});

describe('packages that a running program uses', () => {
  it('npm start does not take them away when the lock has changed: it names the process and ends', async () => {
    user = await startUser();
    const { status, stderr } = run([at('infra/local/start.mjs')]);
    expect([status, stderr.trim()]).toEqual([
      1,
      `package-lock.json has changed, and process ${user.pid} still uses the packages of before. Stop it, then start again, or run npm ci first.`,
    ]);
    expect(await wasInstalled()).toBeNull();
    expect(await readFile(at(INSTALLED), 'utf8')).toBe(lockOf('1.0.0'));
  });

  it('nor those of the program that started this one, which made no mark', async () => {
    user = await startUser();
    await rm(at('node_modules/.diwan-users'), { recursive: true });
    expect(install({ PACKAGES_USED_BY: String(user.pid) }).status).toBe(1);
    expect(await wasInstalled()).toBeNull();
  });

  it('are left alone while the lock is the same, whoever uses them', async () => {
    user = await startUser();
    // As `npm ci` by hand leaves it: without what this machine has no use for.
    await writeFile(at(INSTALLED), JSON.stringify({ packages: { 'node_modules/one': { version: '2.0.0' } } }));
    expect(install().status).toBe(0);
    expect(await wasInstalled()).toBeNull();
  });

  it('are installed anew when one is there that the lock no longer names', async () => {
    user = await startUser();
    user.kill('SIGKILL');
    await ended;
    const { packages } = JSON.parse(lockOf('2.0.0'));
    await writeFile(
      at(INSTALLED),
      JSON.stringify({ packages: { ...packages, 'node_modules/gone': { version: '1.0.0' } } }),
    );
    expect(install().status).toBe(0);
    expect(await wasInstalled()).toContain('ci ');
  });

  it('are installed anew once that program has ended, also when it was killed and left its mark', async () => {
    user = await startUser();
    user.kill('SIGKILL');
    await ended;
    expect(await readdir(at('node_modules/.diwan-users'))).toEqual([String(user.pid)]);
    expect(install().status).toBe(0);
    expect(await wasInstalled()).toContain('ci ');
    expect(await readFile(at(INSTALLED), 'utf8')).toBe(lockOf('2.0.0'));
    expect(await readdir(at('node_modules/.diwan-users'))).toEqual([]);
  });
});
