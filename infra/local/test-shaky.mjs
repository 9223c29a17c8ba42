// `npm run test:shaky -- <spec or journey …> [--times 20]`: the same specs again and again, while single processes of the run are stopped for
// a moment at random, as on a busy machine. New and changed specs stand all of them before they land: docs/how-to/testing.md
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { build, compile } from './setup/build.mjs';
import { requireProgram } from './setup/programs.mjs';
import { root, stop } from './setup/run.mjs';
import { startJitter } from './test/jitter.mjs';

const LINES_OF_FAILURE = 60;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '20' } },
});
const times = Number(values.times);
if (positionals.length === 0 || !Number.isInteger(times) || times < 1)
  stop('usage: npm run test:shaky -- <spec or journey …> [--times 20]');
const journeys = positionals.filter((name) => name.includes('e2e/'));
if (journeys.length > 0 && journeys.length < positionals.length)
  stop('Specs and journeys run by different programs: give one kind at a time.');

const command = journeys.length > 0 ? journeyCommand() : unitCommand();
let failures = 0;
for (let time = 1; time <= times; time += 1) {
  // Other random data each time, unlike `npm test`.
  const seed = process.env.TEST_SEED ?? String(randomInt(2 ** 31));
  const { code, output, stops, seconds } = await runOnce(seed);
  const outcome = code === 0 ? 'passed' : `FAILED with TEST_SEED=${seed}`;
  console.log(`${time} of ${times}: ${outcome} in ${seconds} s, with ${stops} stops`);
  if (code === 0) continue;
  failures += 1;
  console.log(output.split('\n').slice(-LINES_OF_FAILURE).join('\n'));
}
console.log(`\n${times - failures} passed, ${failures} failed`);
process.exit(failures === 0 ? 0 : 1);

function unitCommand() {
  compile();
  requireProgram('redis');
  return {
    args: ['node_modules/.bin/jest', '--maxWorkers=2', '--silent', ...positionals],
    env: { NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning', NODE_ENV: 'test' },
  };
}

function journeyCommand() {
  build();
  requireProgram('redis');
  return {
    args: ['node_modules/.bin/playwright', 'test', '--config', 'e2e/playwright.config.ts', '--no-deps', ...positionals],
    env: { CHROMIUM: requireProgram('chromium'), PLAYWRIGHT_JSON_OUTPUT_NAME: '/dev/null' },
  };
}

async function runOnce(seed) {
  const begun = Date.now();
  const child = spawn(process.execPath, command.args, {
    cwd: root,
    env: { ...process.env, ...command.env, TEST_SEED: seed },
  });
  const endJitter = startJitter(child.pid);
  // Nobody else would wake the one that stands still.
  const giveUp = () => {
    endJitter();
    child.kill('SIGINT');
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, giveUp);
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  const stops = endJitter();
  for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, giveUp);
  return { code, output: output + errors, stops, seconds: Math.round((Date.now() - begun) / 1000) };
}
