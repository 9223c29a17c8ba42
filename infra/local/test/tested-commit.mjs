import { mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

/**
 * Leaves a word that a commit has passed a whole run, for whoever asks before it is handed on:
 * `$XDG_CACHE_HOME/diwan/tested/<commit>`, in JSON. @returns the file
 */
export function noteTested(commit, { passed, shaky, seconds, load }) {
  const folder = path.join(process.env.XDG_CACHE_HOME || path.join(homedir(), '.cache'), 'diwan/tested');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, commit);
  const at = new Date().toISOString();
  writeFileSync(file, `${JSON.stringify({ at, passed, failed: 0, shaky, seconds, load }, null, 2)}\n`);
  return file;
}
