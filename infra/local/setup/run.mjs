import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Root folder of the checkout. */
export const root = path.resolve(import.meta.dirname, '../../..');

/** Runs a command with its output shown; returns whether it succeeded. */
export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  return status === 0;
}

/** Runs a command that must succeed; otherwise says `sentence` and ends the process. */
export function must(sentence, command, args, options) {
  if (!run(command, args, options)) stop(sentence);
}

/** Says in one sentence why it cannot go on, and ends the process. */
export function stop(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}
