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

/** Kills a program of the system as a crash would; its supervisor starts it again. */
export function crash(name: string): void {
  const pid = runFile().processes[name]?.pid;
  if (!pid) throw new Error(`${name} is not running`);
  process.kill(pid, 'SIGKILL');
}

/** Waits until the whole system is up again. */
export async function untilHealthy(request: APIRequestContext): Promise<void> {
  // What was up before a crash is told for a moment longer.
  await new Promise((resolve) => setTimeout(resolve, 500));
  await expect.poll(async () => (await request.get('/healthz')).status(), { timeout: 45_000 }).toBe(200);
}
