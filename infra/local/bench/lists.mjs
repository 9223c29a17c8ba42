// `npm run bench:lists` (build first): how long each list takes with 1,000 and with 100,000 rows (ROWS), through the whole system, and what that is a multiple of.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { built } from '../setup/built.mjs';
import { root } from '../setup/run.mjs';
import startStores from '../test-stores.setup.mjs';
import stopStores from '../test-stores.teardown.mjs';
import { idOf, loadRows } from './list-rows.mjs';

const PORT = Number(process.env.PORT ?? 18_950);
const SIZES = (process.env.ROWS ?? '1000,100000').split(',').map(Number);
const REQUESTS = 200;
const WARM_UP = 20;

const OWNER = { roles: ['owner'], secondFactor: 'confirmed' };
const LAWYER = { roles: ['lawyer'], secondFactor: 'confirmed', personId: idOf(2, 1) };
const CLIENT = { roles: ['client'], personId: idOf(1, 1) };

/** Name of the list, who asks, and what. */
const LISTS = [
  ['leads', OWNER, '/chatbot/leads'],
  ['leads, status new', OWNER, '/chatbot/leads?status=new'],
  ['leads, page 50', OWNER, '/chatbot/leads?page=50'],
  ['clients', OWNER, '/identity/clients'],
  ['clients, page 50', OWNER, '/identity/clients?page=50'],
  ['clients, search: frequent name', OWNER, '/identity/clients?search=nadia'],
  ['clients, search: two words', OWNER, '/identity/clients?search=nadia%20haddad'],
  ['clients, search: phone', OWNER, '/identity/clients?search=78000042'],
  ['cases', OWNER, '/cases/cases'],
  ['cases, page 50', OWNER, '/cases/cases?page=50'],
  ['cases, status active', OWNER, '/cases/cases?status=active'],
  ['cases, search: frequent word', OWNER, '/cases/cases?search=haddad'],
  ['cases, search: number', OWNER, '/cases/cases?search=BENCH%2F42'],
  ['cases of a lawyer', LAWYER, '/cases/cases'],
  ['cases of a lawyer, status active', LAWYER, '/cases/cases?status=active'],
  ['own cases of a client', CLIENT, '/cases/my/cases'],
  ['own documents of a client', CLIENT, '/cases/my/documents'],
  ['notices', OWNER, '/notifications/notices'],
  ['notices, failed', OWNER, '/notifications/notices?state=failed'],
  ['articles', null, '/news/articles?language=en'],
  ['articles, news only', null, '/news/articles?language=en&kind=news'],
];

// The stores of the tests: MongoDB refuses what no index serves.
await startStores();
const { TEST_MONGODB_URI: MONGODB_URI, TEST_REDIS_URL: REDIS_URL } = process.env;
const { signIn } = await built('packages/service-kit', 'testing/sign-in.js');
const folder = mkdtempSync(path.join(tmpdir(), 'diwan-bench-'));
const system = spawn(process.execPath, ['infra/local/dist/main.js'], {
  cwd: root,
  env: { ...process.env, PORT: String(PORT), DATA_DIR: folder, MONGODB_URI, REDIS_URL, RATE_LIMITS: 'off' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = once(system, 'exit');

try {
  await ready();
  const redis = new Redis(REDIS_URL);
  const measured = [];
  let loaded = 0;
  for (const size of SIZES) {
    console.log(`loading ${size.toLocaleString('en')} rows of each list…`);
    await loadRows(MONGODB_URI, loaded, size);
    loaded = size;
    measured.push(await measureAll(redis));
  }
  print(measured);
  redis.disconnect();
} finally {
  system.kill('SIGTERM');
  await ended;
  await stopStores();
  rmSync(folder, { recursive: true, force: true });
}

function ready() {
  return new Promise((resolve, reject) => {
    system.stdout.on('data', (chunk) => String(chunk).includes('Diwan is ready') && resolve());
    ended.then(([code]) => reject(new Error(`the system ended with ${code}`)));
  });
}

async function measureAll(redis) {
  const results = new Map();
  for (const [name, who, address] of LISTS) {
    const cookie = who && (await signIn(redis, 'not used for reading', new Date(), who)).cookie;
    const times = [];
    for (let n = 0; n < WARM_UP + REQUESTS; n++) {
      const begun = performance.now();
      const answer = await fetch(`http://127.0.0.1:${PORT}/api${address}`, { headers: cookie ? { cookie } : {} });
      const body = await answer.text();
      if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${body}`);
      if (n >= WARM_UP) times.push(performance.now() - begun);
    }
    times.sort((a, b) => a - b);
    results.set(name, { p50: times[Math.floor(REQUESTS / 2)], p99: times[Math.floor(REQUESTS * 0.99)] });
  }
  return results;
}

function print(measured) {
  const [small, large] = [measured[0], measured.at(-1)];
  console.log(`\nmilliseconds, p50 / p99 of ${REQUESTS} requests, one at a time`);
  console.log(`| list | ${SIZES[0]} rows | ${SIZES.at(-1)} rows | p50 × | p99 × |\n|---|---|---|---|---|`);
  for (const [name] of LISTS) {
    const [a, b] = [small.get(name), large.get(name)];
    const pair = ({ p50, p99 }) => `${p50.toFixed(1)} / ${p99.toFixed(1)}`;
    console.log(
      `| ${name} | ${pair(a)} | ${pair(b)} | ${(b.p50 / a.p50).toFixed(2)} | ${(b.p99 / a.p99).toFixed(2)} |`,
    );
  }
}
