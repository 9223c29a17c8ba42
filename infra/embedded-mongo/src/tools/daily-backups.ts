import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const MAIN = fileURLToPath(new URL('../main.js', import.meta.url));
const DAY_MS = 24 * 60 * 60 * 1000;
/** How often it is looked whether a backup is due. The first time is not at the start, when everybody is busy. */
const LOOK_MS = 5 * 60 * 1000;
const NAME = /^mongodb-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)\.mdb$/;

/** How a day's backup is made. */
export interface Backups {
  /** The data directory. */
  dir: string;
  /** Where the backups go; made if missing, for this user only. */
  folder: string;
  /** So many are kept, the newest. */
  keep: number;
}

/** Makes a backup every day while a server runs. @returns its end */
export function startDailyBackups(backups: Backups): () => void {
  const stopped = new AbortController();
  let running = false;
  const look = async () => {
    if (running || !isDue(backups.folder, new Date())) return;
    running = true;
    await makeBackup(backups, new Date(), stopped.signal)
      .catch((error) => stopped.signal.aborted || console.error('the backup failed:', error))
      .finally(() => {
        running = false;
      });
  };
  const timer = setInterval(() => void look(), LOOK_MS).unref();
  return () => {
    clearInterval(timer);
    stopped.abort();
  };
}

/** True if the newest backup is a day old, or there is none. */
export function isDue(folder: string, now: Date): boolean {
  const newest = listBackups(folder).at(-1);
  return newest === undefined || now.getTime() - timeOf(newest) >= DAY_MS;
}

/**
 * Makes a backup and reads it through; both in processes of their own, so that the server's clients notice nothing. Older ones
 * than `keep` are removed afterwards: a bad backup never takes the place of a good one.
 * @returns the backup's path
 * @throws if it cannot be made, or is not as it should be (its name then ends with `.damaged`)
 */
export async function makeBackup({ dir, folder, keep }: Backups, now: Date, signal?: AbortSignal): Promise<string> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `mongodb-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.mdb`);
  await run(['backup', '--dir', dir, '--to', path], signal);
  try {
    await run(['check', '--file', path], signal);
  } catch (error) {
    renameSync(path, `${path}.damaged`);
    throw error;
  } finally {
    rmSync(`${path}-lock`, { force: true });
  }
  for (const name of listBackups(folder).slice(0, -keep)) rmSync(join(folder, name));
  return path;
}

function run(options: string[], signal?: AbortSignal): Promise<unknown> {
  return promisify(execFile)(process.execPath, [MAIN, ...options], { signal, maxBuffer: 64 * 1024 * 1024 });
}

/** The backups of a folder, oldest first. */
function listBackups(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => NAME.test(name))
      .sort();
  } catch {
    return []; // not made yet
  }
}

function timeOf(name: string): number {
  return Date.parse(name.replace(NAME, '$1:$2:$3Z'));
}
