import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../settings.js';

/** Lowest but some: what is on the screen comes first. */
const AFTER_THE_REST = 15;
const CHATTER = /^(\[?\d|File change detected|\s*$)/;

/** Looks at the types of everything in the background and prints what is wrong; returns how to end it. */
export function watchTypes(): () => unknown {
  const compiler = spawn(path.join(ROOT, 'node_modules/.bin/tsc'), ['-b', '--watch', '--preserveWatchOutput'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  if (compiler.pid) setPriority(compiler.pid, AFTER_THE_REST);
  let wrong = false;
  createInterface({ input: compiler.stdout }).on('line', (line) => {
    const found = /Found (\d+) error/.exec(line)?.[1];
    if (found === undefined) return void (CHATTER.test(line) || console.log(line));
    if (found !== '0' || wrong) console.log(found === '0' ? 'The types fit again.' : `Types: ${found} wrong.`);
    wrong = found !== '0';
  });
  // The command is a wrapper around the compiler: the group has both. It has nothing to lose, and a gentle end takes its turn on a busy machine.
  return () => compiler.pid && process.kill(-compiler.pid, 'SIGKILL');
}
