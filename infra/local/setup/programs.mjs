import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { run, stop } from './run.mjs';

/** `packages`: the first that apt knows and can install is enough. */
const PROGRAMS = {
  redis: { commands: ['redis-server'], packages: ['redis-server'], purpose: 'Redis keeps sessions and job queues' },
  poppler: {
    commands: ['pdftotext'],
    packages: ['poppler-utils'],
    purpose: 'Poppler reads the watermarks of PDF files in the tests',
  },
  chromium: {
    // Without the window around the page it takes a fifth less of the processor.
    commands: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'],
    packages: ['chromium-headless-shell', 'chromium'],
    purpose: 'Chromium runs the browser tests',
  },
};

/** Path of an installed program, or undefined. */
export function findProgram(name) {
  for (const command of PROGRAMS[name].commands) {
    const { stdout, status } = spawnSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return undefined;
}

/** Path of a program, installing it with apt when this is root on Debian or Ubuntu; otherwise one sentence says what to install. */
export function requireProgram(name) {
  const found = findProgram(name);
  if (found) return found;
  const { packages, purpose } = PROGRAMS[name];
  if (!canUseApt())
    stop(`${purpose}: please install it (Debian, Ubuntu: sudo apt-get install ${packages.at(-1)}) and start again.`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  };
  const install = (name) => {
    console.log(`Installing ${name} …`);
    return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
  };
  if (!packages.some(install) && !(run('apt-get', ['update', '-qq'], options) && packages.some(install)))
    stop(`${purpose}: apt-get could not install ${packages.join(' or ')}.`);
  return findProgram(name) ?? stop(`${purpose}: installed, but not found on the PATH.`);
}

function canUseApt() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  return /ID(_LIKE)?=.*(debian|ubuntu)/.test(readFileSync('/etc/os-release', 'utf8'));
}
