import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';

interface RunFile {
  processes: Record<string, { pid: number | null; ports: Record<string, number> }>;
}

/** Process ids and ports of the system under test. */
export function runFile(): RunFile {
  return JSON.parse(readFileSync(path.join(process.env.E2E_DATA_DIR ?? '', 'run.json'), 'utf8'));
}

const pidOf = (name: string) => runFile().processes[name]?.pid;

/**
 * Kills a program of the system as a crash would; its supervisor starts it again.
 * @returns waits until it has been started again and the whole system is up
 */
export function crash(name: string): (request: APIRequestContext) => Promise<void> {
  const pid = pidOf(name);
  if (!pid) throw new Error(`${name} is not running`);
  process.kill(pid, 'SIGKILL');
  return async (request) => {
    // Until then the system may still say that it is up, as it was before.
    await expect.poll(() => [pid, null, undefined].includes(pidOf(name))).toBe(false);
    await expect.poll(async () => (await request.get('/healthz')).status()).toBe(200);
  };
}
