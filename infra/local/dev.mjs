// `npm run dev`: builds what nobody works on and starts the system, with the rest taken from its source.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { build, compile } from './setup/build.mjs';
import { checkNode, installPackages } from './setup/dependencies.mjs';
import { requireProgram } from './setup/programs.mjs';
import { root, stop } from './setup/run.mjs';

checkNode();
installPackages();
compile();
const { readWish } = await import('./dist/dev/wish.js');
const args = process.argv.slice(2);
const { frontEnds, against } = wish();
const redisServer = process.env.REDIS_URL || against ? '' : requireProgram('redis');
build({ except: frontEnds });

const workshop = spawn(process.execPath, [path.join(root, 'infra/local/dist/dev/main.js'), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, REDIS_SERVER: redisServer },
});
// The terminal sends Ctrl-C to both; this process only waits for the workshop to close.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => signal === 'SIGTERM' && workshop.kill(signal));
workshop.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)));

function wish() {
  try {
    return readWish(args);
  } catch (error) {
    return stop(error.message);
  }
}
