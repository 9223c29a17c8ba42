import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { must, root, stop } from './run.mjs';

const MINIMUM_NODE = [20, 19];

/** Refuses a Node.js that is too old for the product, in one sentence. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const enough = major > MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor >= MINIMUM_NODE[1]);
  if (!enough) stop(`Diwan needs Node.js ${MINIMUM_NODE.join('.')} or newer; this is ${process.versions.node}.`);
}

/** Installs the npm packages when there are none yet or the lock file has changed since. */
export function installPackages() {
  const lock = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  const stamp = path.join(root, 'node_modules/.diwan-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing packages …');
  must('The packages could not be installed; see the messages above.', 'npm', [
    'ci',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  writeFileSync(stamp, lock);
}
