import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../server.js';
import { backup } from '../store/backup.js';
import { dataFile } from '../store/data-directory.js';
import { dump } from './dump.js';
import { restore } from './restore.js';

export { dump, restore };

/** Dumps a data directory, whether its server runs or not: one state of everything, from a copy. @returns the number of documents */
export async function dumpDirectory(dir: string, folder: string, only?: string): Promise<number> {
  const copy = mkdtempSync(join(tmpdir(), 'diwan-dump-'));
  try {
    const data = join(copy, 'data');
    mkdirSync(data, { mode: 0o700 });
    await backup(dataFile(dir), dataFile(data));
    return await whileServing(data, (uri) => dump(uri, folder, only));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Restores a dump into a data directory that no server uses. @returns the number of documents */
export function restoreDirectory(dir: string, folder: string, drop?: boolean): Promise<number> {
  return whileServing(dir, (uri) => restore(uri, folder, drop));
}

async function whileServing<T>(dir: string, work: (uri: string) => Promise<T>): Promise<T> {
  const server = await startServer({ dir, failOnCollscan: false });
  try {
    return await work(server.uri);
  } finally {
    await server.close();
  }
}
