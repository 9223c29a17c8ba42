// `npm run bench:start`: how long a person waits for the first start of a fresh clone, and for later ones.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../setup/run.mjs';

const PORT = 18_900;
const WARM_RUNS = 5;
const folder = mkdtempSync(path.join(tmpdir(), 'diwan-bench-'));
const clone = path.join(folder, 'diwan');

try {
  spawnSync('git', ['clone', '--quiet', root, clone], { stdio: 'inherit' });
  const first = await timedStart();
  const warm = [];
  for (let run = 0; run < WARM_RUNS; run++) warm.push(await timedStart());
  warm.sort((a, b) => a - b);
  console.log('| start | seconds |\n|---|---|');
  console.log(`| first: packages, build, demo data | ${first.toFixed(1)} |`);
  console.log(`| warm, median of ${WARM_RUNS} | ${warm[Math.floor(WARM_RUNS / 2)].toFixed(1)} |`);
  console.log(`| warm, slowest | ${warm.at(-1).toFixed(1)} |`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Starts the clone, waits until it says that it is ready, stops it; returns the seconds it took. */
function timedStart() {
  const began = performance.now();
  const system = spawn('npm', ['start', '--silent'], {
    cwd: clone,
    env: { ...process.env, PORT: String(PORT) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let seconds;
    system.stdout.on('data', (chunk) => {
      if (seconds !== undefined || !String(chunk).includes('Diwan is ready')) return;
      seconds = (performance.now() - began) / 1000;
      system.kill('SIGTERM');
    });
    system.on('exit', (code) =>
      seconds === undefined ? reject(new Error(`npm start ended with ${code}`)) : resolve(seconds),
    );
  });
}
