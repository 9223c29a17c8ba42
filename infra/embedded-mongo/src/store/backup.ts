import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { openEnvironment } from './environment.js';

/**
 * Copies a data file to a new file while the server goes on: one consistent state, without free pages. To restore, put the copy
 * in an empty directory as `data.mdb` and start the server there.
 * @throws if the source is missing or the target exists
 */
export async function backup(from: string, to: string): Promise<void> {
  if (!existsSync(from)) throw new Error(`there is no data file ${from}`);
  if (existsSync(to)) throw new Error(`${to} exists already`);
  const unfinished = `${to}.unfinished`;
  rmSync(unfinished, { force: true });
  const env = openEnvironment(from, { readOnly: true });
  await env.backup(unfinished, true).finally(() => env.close());
  sync(unfinished);
  renameSync(unfinished, to);
  sync(dirname(to));
}

function sync(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}
