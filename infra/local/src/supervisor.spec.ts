import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { writeRunFile } from './run-file.js';
import { SupervisedProgram, until } from './supervisor.js';

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  jest.restoreAllMocks();
  for (const step of cleanUp.splice(0).reverse()) await step();
});

async function folder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'diwan-supervisor-'));
  cleanUp.push(() => rm(made, { recursive: true, force: true }));
  return made;
}

async function started(logDir: string, first = ''): Promise<SupervisedProgram> {
  const args = ['-e', `${first} console.log("up"); setInterval(() => console.log("still here"), 20)`];
  const program = {
    name: 'clock',
    command: process.execPath,
    args,
    env: {},
    ports: {},
    quiet: true,
    readyLine: /^up$/,
  } as const;
  const supervised = new SupervisedProgram(program, logDir, () => {});
  cleanUp.push(() => supervised.stop(500));
  await supervised.start();
  return supervised;
}

const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('supervisor', () => {
  it('starts a program again that ended, and stops it for good when asked', async () => {
    jest.spyOn(console, 'log').mockImplementation(() => {});
    const supervised = await started(await folder());
    const first = supervised.pid ?? 0;
    process.kill(first, 'SIGKILL');
    expect(await until(async () => supervised.pid !== null && supervised.pid !== first, 20_000)).toBe(true);
    const second = supervised.pid ?? 0;
    await supervised.stop();
    expect([lives(first), lives(second)]).toEqual([false, false]);
  });

  it('starts a program anew at once when its code has changed, also one that does not want to stop', async () => {
    const supervised = await started(await folder(), 'process.on("SIGTERM", () => {});');
    const first = supervised.pid ?? 0;
    supervised.restart(100);
    expect(supervised.isReady).toBe(false);
    expect(await until(async () => supervised.isReady && supervised.pid !== first, 20_000)).toBe(true);
    expect(lives(first)).toBe(false);
  });

  it('F-3: a program that was ready and is killed again and again is away for a moment each time', async () => {
    const told = jest.spyOn(console, 'log').mockImplementation(() => {});
    const supervised = await started(await folder());
    for (let kill = 0; kill < 6; kill++) {
      expect(await until(async () => supervised.pid !== null && supervised.isReady, 20_000, 10)).toBe(true);
      process.kill(supervised.pid ?? 0, 'SIGKILL');
      expect(await until(async () => supervised.pid === null, 20_000, 5)).toBe(true);
    }
    const waits = told.mock.calls.map(([line]) => Number(/again in (\d+) ms/.exec(String(line))?.[1]));
    expect(waits).toEqual([250, 500, 1000, 1000, 1000, 1000]);
  });

  it('F-3: a program that has been ready and is killed again before it is up is away for a moment, too', async () => {
    const told = jest.spyOn(console, 'log').mockImplementation(() => {});
    const logDir = await folder();
    // Up the first time alone: however late it is killed after that, it was not.
    const seen = JSON.stringify(path.join(logDir, 'seen'));
    const once = `const fs = require("fs"); if (fs.existsSync(${seen})) console.log = () => {}; fs.writeFileSync(${seen}, "");`;
    const supervised = await started(logDir, once);
    for (let kill = 0; kill < 6; kill++) {
      expect(await until(async () => supervised.pid !== null, 20_000, 1)).toBe(true);
      process.kill(supervised.pid ?? 0, 'SIGKILL');
      expect(await until(async () => supervised.pid === null, 20_000, 1)).toBe(true);
      if (kill > 0) expect(supervised.isReady).toBe(false);
    }
    const waits = told.mock.calls.map(([line]) => Number(/again in (\d+) ms/.exec(String(line))?.[1]));
    expect(waits).toEqual([250, 500, 1000, 1000, 1000, 1000]);
  });

  it('F-7: says when a program cannot have its port', async () => {
    jest.spyOn(console, 'log').mockImplementation(() => {});
    const args = [
      '-e',
      'const listen = () => require("net").createServer().listen(process.argv[1], "127.0.0.1", listen); listen()',
    ];
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    cleanUp.push(() => new Promise((resolve) => taken.close(resolve)));
    const { port } = taken.address() as AddressInfo;
    const program = { name: 'late', command: process.execPath, args: [...args, String(port)], env: {}, ports: {} };
    const supervised = new SupervisedProgram(program, await folder(), () => {});
    cleanUp.push(() => supervised.stop());
    await supervised.start();
    expect(await until(async () => supervised.hasNoPort, 20_000)).toBe(true);
  });

  it('runs on when the disk is full, and says which log is not written', async () => {
    const told = jest.spyOn(console, 'error').mockImplementation(() => {});
    const logs = await folder();
    await symlink('/dev/full', path.join(logs, 'clock.log'));
    const supervised = await started(logs);
    expect(await until(async () => told.mock.calls.length > 0, 20_000)).toBe(true);
    expect(told.mock.calls[0]?.[0]).toMatch(/^The log of clock is not written: ENOSPC/);
    expect(lives(supervised.pid ?? 0)).toBe(true);
    const gone = path.join(logs, 'gone');
    writeRunFile(gone, 'http://localhost:8080', [supervised]);
    expect(told.mock.calls.at(-1)?.[0]).toMatch(/^The list of running programs was not written: ENOENT/);
  });
});
