import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/**
 * Real stores for the tests: the embedded MongoDB, which refuses queries without an index and lets nothing expire (clocks of tests stand
 * in the past, so a row just written would be long due), and a Redis without persistence. Each is a process of its own: jest's, which
 * hands out specs and prints what they say, would keep everybody waiting for the database.
 * TEST_MONGODB_URI and TEST_REDIS_URL point the tests at other ones.
 */
export default async function setup() {
  const folder = mkdtempSync(path.join(tmpdir(), 'diwan-test-'));
  globalThis.testStores = { folder };
  if (!process.env.TEST_MONGODB_URI) {
    const { child, uri } = await startMongo(path.join(folder, 'mongodb'));
    globalThis.testStores.mongodb = child;
    process.env.TEST_MONGODB_URI = uri;
  }
  if (!process.env.TEST_REDIS_URL) {
    const port = await freePort();
    globalThis.testStores.redis = await startRedis(port, folder);
    process.env.TEST_REDIS_URL = `redis://127.0.0.1:${port}`;
  }
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

async function startRedis(port, folder) {
  const args = [
    '--port',
    port,
    '--bind',
    '127.0.0.1',
    '--dir',
    folder,
    '--save',
    '',
    '--appendonly',
    'no',
    '--maxmemory-policy',
    'noeviction',
  ];
  const { child } = await ready('redis-server', args.map(String), /Ready to accept connections/);
  return child;
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
