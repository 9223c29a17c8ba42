// `npm start`: prepares this machine, builds what is not built yet and runs the whole system in the foreground.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { build } from './setup/build.mjs';
import { checkNode, installPackages } from './setup/dependencies.mjs';
import { requireProgram } from './setup/programs.mjs';
import { root } from './setup/run.mjs';

checkNode();
installPackages();
const redisServer = process.env.REDIS_URL ? '' : requireProgram('redis');
build();

const system = spawn(process.execPath, [path.join(root, 'infra/local/dist/main.js')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, REDIS_SERVER: redisServer },
});
// The terminal sends Ctrl-C to both; this process only waits for the system to stop.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => signal === 'SIGTERM' && system.kill(signal));
system.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)));
