import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { must, root, stop } from './run.mjs';

const MINIMUM_NODE = [20, 19];
/** One empty file for each program that uses the packages, called by its process id. */
const USERS = path.join(root, 'node_modules/.diwan-users');

/** Refuses a Node.js that is too old for the product, in one sentence. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const enough = major > MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor >= MINIMUM_NODE[1]);
  if (!enough) stop(`Diwan needs Node.js ${MINIMUM_NODE.join('.')} or newer; this is ${process.versions.node}.`);
}

/**
 * Installs the npm packages when there are none yet or the lock file has changed since; refuses to take them away from a program that uses
 * them. Whoever calls this uses them from then on.
 */
export function installPackages() {
  if (!isInstalled()) {
    const [pid] = otherUsers();
    if (pid)
      stop(
        `package-lock.json has changed, and process ${pid} still uses the packages of before. Stop it, then start again, or run npm ci first.`,
      );
    console.log('Installing packages …');
    must('The packages could not be installed; see the messages above.', 'npm', [
      'ci',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ]);
  }
  usePackages();
}

/** Whether npm says that it has installed just what the lock file names; what is optional may be missing. */
function isInstalled() {
  const installed = packagesOf('node_modules/.package-lock.json');
  const locked = packagesOf('package-lock.json');
  const isSame = (name) => {
    const { version, integrity, optional } = locked[name] ?? {};
    const there = installed[name];
    return there ? there.version === version && there.integrity === integrity : optional;
  };
  return [...Object.keys(locked), ...Object.keys(installed)].every(isSame);
}

/** Packages by their folder, without the project itself and its workspaces. */
function packagesOf(file) {
  const { packages = {} } = existsSync(path.join(root, file))
    ? JSON.parse(readFileSync(path.join(root, file), 'utf8'))
    : {};
  return Object.fromEntries(
    Object.entries(packages).filter(([name, { link }]) => name.includes('node_modules/') && !link),
  );
}

/** Says that this program uses the installed packages for as long as it runs. */
export function usePackages() {
  mkdirSync(USERS, { recursive: true });
  const mark = path.join(USERS, String(process.pid));
  writeFileSync(mark, '');
  process.on('exit', () => rmSync(mark, { force: true }));
}

/** Process ids of other programs that said so and still run, and of the one that started this (PACKAGES_USED_BY). Marks of the dead are removed. */
function otherUsers() {
  const marked = existsSync(USERS) ? readdirSync(USERS) : [];
  return [...marked, process.env.PACKAGES_USED_BY ?? []]
    .flat()
    .map(Number)
    .filter((pid) => {
      if (pid === process.pid) return false;
      if (isRunning(pid)) return true;
      rmSync(path.join(USERS, String(pid)), { force: true });
      return false;
    });
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
