import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

/**
 * Real stores for the tests: the embedded MongoDB, which refuses queries without an index and lets nothing expire (clocks of tests stand
 * in the past, so a row just written would be long due), and a Redis without persistence.
 * TEST_MONGODB_URI and TEST_REDIS_URL point the tests at other ones.
 */
export default async function setup() {
  const folder = mkdtempSync(path.join(tmpdir(), 'diwan-test-'));
  globalThis.testStores = { folder };
  if (!process.env.TEST_MONGODB_URI) {
    const { startServer } = await import('@diwan/embedded-mongo/server');
    const options = { failOnCollscan: true, sync: false, expire: false };
    const server = await startServer({ dir: path.join(folder, 'mongodb'), ...options });
    globalThis.testStores.mongodb = server;
    process.env.TEST_MONGODB_URI = server.uri;
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

function startRedis(port, folder) {
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
  const redis = spawn('redis-server', args.map(String), { stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    redis.once('error', reject);
    createInterface({ input: redis.stdout }).on(
      'line',
      (line) => line.includes('Ready to accept connections') && resolve(redis),
    );
  });
}
