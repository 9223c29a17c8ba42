import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ROOT } from './settings.js';
import type { SupervisedProgram } from './supervisor.js';

interface RunFile {
  pid: number;
  origin: string;
  processes: Record<string, { pid: number | null; ports: Record<string, number> }>;
}

const fileOf = (dataDir: string): string => path.join(dataDir, 'run.json');

/**
 * Writes who runs where: process ids and ports of every program. Where it cannot (full disk), it says so and the system runs on: only
 * clearing up after a killed start needs the file.
 */
export function writeRunFile(dataDir: string, origin: string, programs: readonly SupervisedProgram[]): void {
  const processes = Object.fromEntries(
    programs.map(({ program, pid }) => [program.name, { pid, ports: program.ports }]),
  );
  const content: RunFile = { pid: process.pid, origin, processes };
  const file = fileOf(dataDir);
  try {
    writeFileSync(`${file}.new`, `${JSON.stringify(content, null, 2)}\n`);
    renameSync(`${file}.new`, file);
  } catch (error) {
    console.error(`The list of running programs was not written: ${(error as Error).message}`);
  }
}

export function removeRunFile(dataDir: string): void {
  rmSync(fileOf(dataDir), { force: true });
}

/**
 * Stops what an earlier start left running because it was killed itself. Throws when that start is still alive: two systems
 * must not share a data folder.
 */
export async function stopLeftovers(dataDir: string): Promise<void> {
  if (!existsSync(fileOf(dataDir))) return;
  const earlier: RunFile = JSON.parse(readFileSync(fileOf(dataDir), 'utf8'));
  if (isOurs(earlier.pid))
    throw new Error(`Diwan already runs from this folder on ${earlier.origin} (process ${earlier.pid}).`);
  const left = Object.values(earlier.processes).flatMap(({ pid }) => (pid !== null && isOurs(pid) ? [pid] : []));
  for (const pid of left) process.kill(pid, 'SIGTERM');
  for (let waited = 0; left.some(isOurs) && waited < 10_000; waited += 100) await delay(100);
  for (const pid of left.filter(isOurs)) process.kill(pid, 'SIGKILL');
  removeRunFile(dataDir);
}

/** Whether the process lives and runs a program of this checkout: process ids are used again by others. */
function isOurs(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    const command = existsSync(`/proc/${pid}/cmdline`) ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : ROOT;
    return command.includes(ROOT) || command.includes('redis-server');
  } catch {
    return false;
  }
}
