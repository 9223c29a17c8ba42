import { execFileSync, spawn } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/**
 * Real stores for the tests: the embedded MongoDB, which refuses queries without an index and lets nothing expire (clocks of tests stand
 * in the past, so a row just written would be long due), and a Redis without persistence. Each is a process of its own: jest's, which
 * hands out specs and prints what they say, would keep everybody waiting for the database.
 * TEST_MONGODB_URI and TEST_REDIS_URL point the tests at other ones. What specs leave in the folder for temporary files goes with the run.
 */
export default async function setup() {
  process.env.TEST_SEED ??= String(seedOfCommit());
  await import('@diwan/tooling/test-clock.mjs');
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${import.meta.resolve('@diwan/tooling/test-clock.mjs')}`;
  // In lower case, unlike those of `mkdtemp`: sockets can be in it.
  const folder = path.join(tmpdir(), `diwan-test-${randomBytes(4).toString('hex')}`);
  process.env.TMPDIR = path.join(folder, 'tmp');
  mkdirSync(process.env.TMPDIR, { recursive: true, mode: 0o700 });
  globalThis.testStores = { folder };
  if (!process.env.TEST_MONGODB_URI) {
    const { child, uri } = await startMongo(path.join(folder, 'mongodb'));
    globalThis.testStores.mongodb = child;
    process.env.TEST_MONGODB_URI = uri;
  }
  if (!process.env.TEST_REDIS_URL) {
    const { child, port } = await startRedis(folder);
    globalThis.testStores.redis = child;
    process.env.TEST_REDIS_URL = `redis://127.0.0.1:${port}`;
  }
}

/** Random data of specs are the same for the same commit: who changes nothing of it meets no other counter-example. */
function seedOfCommit() {
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number.parseInt(commit.slice(0, 7), 16);
  } catch {
    return 1;
  }
}

/** Below the ports that the system gives to connections, so that none of these takes one while it is free for a moment. */
const PORTS = [15_000, 32_000];
const MOST_TRIES = 20;

async function startRedis(folder) {
  const settings = { bind: '127.0.0.1', dir: folder, save: '', appendonly: 'no', 'maxmemory-policy': 'noeviction' };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  for (let tries = 1; ; tries += 1) {
    const port = randomInt(...PORTS);
    try {
      const { child } = await ready('redis-server', ['--port', String(port), ...args], /Ready to accept connections/);
      return { child, port };
    } catch (error) {
      // Somebody else has the port.
      if (tries === MOST_TRIES) throw error;
    }
  }
}

async function startMongo(dir) {
  const main = fileURLToPath(import.meta.resolve('@diwan/embedded-mongo/main'));
  const args = [main, '--dir', dir, '--fail-on-collscan', '--no-sync', '--no-expiry'];
  const { child, said } = await ready(process.execPath, args, /^READY (\S+)/);
  return { child, uri: said[1] };
}

/** Starts a program and waits for the line by which it says that it is ready. */
function ready(command, args, line) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${command} ended with ${code} before it was ready`)));
    createInterface({ input: child.stdout }).on('line', (text) => {
      const said = line.exec(text);
      if (said) resolve({ child, said });
    });
  });
}
