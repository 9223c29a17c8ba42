import { mkdtemp, rm, symlink } from 'node:fs/promises';
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

async function started(logDir: string): Promise<SupervisedProgram> {
  const args = ['-e', 'console.log("up"); setInterval(() => console.log("still here"), 20)'];
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
  cleanUp.push(() => supervised.stop());
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
    expect(await until(async () => supervised.pid !== null && supervised.pid !== first, 5000)).toBe(true);
    const second = supervised.pid ?? 0;
    await supervised.stop();
    expect([lives(first), lives(second)]).toEqual([false, false]);
  });

  it('runs on when the disk is full, and says which log is not written', async () => {
    const told = jest.spyOn(console, 'error').mockImplementation(() => {});
    const logs = await folder();
    await symlink('/dev/full', path.join(logs, 'clock.log'));
    const supervised = await started(logs);
    expect(await until(async () => told.mock.calls.length > 0, 5000)).toBe(true);
    expect(told.mock.calls[0]?.[0]).toMatch(/^The log of clock is not written: ENOSPC/);
    expect(lives(supervised.pid ?? 0)).toBe(true);
    const gone = path.join(logs, 'gone');
    writeRunFile(gone, 'http://localhost:8080', [supervised]);
    expect(told.mock.calls.at(-1)?.[0]).toMatch(/^The list of running programs was not written: ENOENT/);
  });
});
