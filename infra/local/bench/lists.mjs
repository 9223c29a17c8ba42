// `npm run bench:lists` (build first): how long each list takes with 1,000 and with 100,000 rows (ROWS; each asked REQUESTS times; only those whose name matches the regular expression ONLY), through the whole system, what that is a multiple of, and how many queries a request costs.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { Redis } from 'ioredis';
import { built } from '../setup/built.mjs';
import { root } from '../setup/run.mjs';
import startStores from '../test-stores.setup.mjs';
import stopStores from '../test-stores.teardown.mjs';
import { countQueries } from './count-queries.mjs';
import { idOf } from './list-rows.mjs';

const PORT = Number(process.env.PORT ?? 18_950);
const SIZES = (process.env.ROWS ?? '1000,100000').split(',').map(Number);
const REQUESTS = Number(process.env.REQUESTS ?? 200);
const WARM_UP = REQUESTS / 10;

const OWNER = { roles: ['owner'], secondFactor: 'confirmed' };
const LAWYER = { roles: ['lawyer'], secondFactor: 'confirmed', personId: idOf(2, 1) };
const CLIENT = { roles: ['client'], personId: idOf(1, 1) };

const day = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Name of the list, who asks, and what. */
const ALL_LISTS = [
  ['leads', OWNER, '/chatbot/leads'],
  ['leads, status new', OWNER, '/chatbot/leads?status=new'],
  ['leads, awaiting answer', OWNER, '/chatbot/leads?waiting=true&sort=respondBy&limit=5'],
  ['leads, page 50', OWNER, '/chatbot/leads?page=50'],
  ['leads of a lawyer', LAWYER, '/chatbot/leads'],
  ['leads of a lawyer, awaiting answer', LAWYER, '/chatbot/leads?waiting=true&sort=respondBy&limit=5'],
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
  ['cases, area', OWNER, '/cases/cases?area=tax'],
  ['cases, area and status', OWNER, '/cases/cases?area=tax&status=active'],
  ['cases, by title', OWNER, '/cases/cases?sort=title'],
  ['cases, archived', OWNER, '/cases/cases?archived=yes'],
  ['cases of a lawyer, archived', LAWYER, '/cases/cases?archived=yes'],
  ['hearings to come', OWNER, '/cases/hearings?view=upcoming'],
  ['hearings of a month', OWNER, `/cases/hearings/days?from=${day(-15)}&to=${day(15)}`],
  ['hearings to come, of a lawyer', LAWYER, '/cases/hearings?view=upcoming'],
  ['hearings of a month, of a lawyer', LAWYER, `/cases/hearings/days?from=${day(-15)}&to=${day(15)}`],
  ['hearings past, of a case', OWNER, `/cases/hearings?view=past&caseId=${idOf(4, 1)}`],
  ['tasks of the firm', OWNER, '/cases/tasks?whose=team'],
  ['tasks of the firm, late', OWNER, '/cases/tasks?whose=team&only=late'],
  ['tasks of the firm, done', OWNER, '/cases/tasks?whose=team&state=done'],
  ['tasks of a person', LAWYER, '/cases/tasks'],
  ['tasks of a person, done', LAWYER, '/cases/tasks?state=done'],
  ['tasks of a case', OWNER, `/cases/tasks?whose=team&caseId=${idOf(4, 1)}`],
  ['documents of a case', OWNER, `/cases/cases/${idOf(4, 1)}/documents`],
  ['documents of a case, search', OWNER, `/cases/cases/${idOf(4, 1)}/documents?search=statement`],
  ['accesses of a document', OWNER, `/cases/documents/${idOf(3, 1)}/accesses`],
  ['timeline of a case', OWNER, `/cases/cases/${idOf(4, 1)}/timeline`],
  ['own timeline of a client', CLIENT, '/cases/my/timeline'],
  ['share requests', OWNER, '/cases/share-requests'],
  ['share requests, open', OWNER, '/cases/share-requests?state=open'],
  ['share requests of a lawyer, open', LAWYER, '/cases/share-requests?state=open'],
  ['requests to clients', OWNER, '/cases/requests'],
  ['requests to clients, open', OWNER, '/cases/requests?state=open'],
  ['requests to clients, of a lawyer, open', LAWYER, '/cases/requests?state=open'],
  ['requests to clients, answered', OWNER, '/cases/requests?state=answered&limit=5'],
  ['requests to clients, of a lawyer, answered', LAWYER, '/cases/requests?state=answered&limit=5'],
  ['audit log', OWNER, '/cases/audit'],
  ['audit log, action', OWNER, '/cases/audit?action=document.shared'],
  ['audit log, subject and person', OWNER, `/cases/audit?subject=Document&personId=${idOf(2, 10)}`],
  ['failed jobs', OWNER, '/notifications/failed-jobs'],
  ['alarms', OWNER, '/notifications/alarms'],
  ['own cases of a client', CLIENT, '/cases/my/cases'],
  ['own documents of a client', CLIENT, '/cases/my/documents'],
  ['notices', OWNER, '/notifications/notices'],
  ['notices, failed', OWNER, '/notifications/notices?state=failed'],
  ['articles', null, '/news/articles?language=en'],
  ['articles, news only', null, '/news/articles?language=en&kind=news'],
];

/** Only some of them where one list is worked on: asking all takes ten minutes. */
const only = new RegExp(process.env.ONLY ?? '');
const LISTS = ALL_LISTS.filter(([name]) => only.test(name));

// The stores of the tests: MongoDB refuses what no index serves.
await startStores();
const { TEST_MONGODB_URI: MONGODB_URI, TEST_REDIS_URL: REDIS_URL } = process.env;
const { signIn } = await built('packages/service-kit', 'testing/sign-in.js');
const counted = await countQueries(MONGODB_URI);
const folder = mkdtempSync(path.join(tmpdir(), 'diwan-bench-'));
const system = spawn(process.execPath, ['infra/local/dist/main.js'], {
  cwd: root,
  env: {
    ...process.env,
    PORT: String(PORT),
    DATA_DIR: folder,
    MONGODB_URI: counted.uri,
    REDIS_URL,
    RATE_LIMITS: 'off',
  },
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
    const begun = performance.now();
    await load(loaded, size);
    console.log(`… in ${Math.round((performance.now() - begun) / 1000)} s`);
    loaded = size;
    measured.push(await measureAll(redis));
  }
  print(measured);
  redis.disconnect();
} finally {
  system.kill('SIGTERM');
  await ended;
  counted.stop();
  await stopStores();
  rmSync(folder, { recursive: true, force: true });
}

async function load(from, to) {
  const worker = new Worker(new URL('./load-rows.worker.mjs', import.meta.url), {
    workerData: { uri: MONGODB_URI, from, to },
  });
  // A fault of the worker's is this one's.
  await once(worker, 'exit');
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
    const queries = [];
    for (let n = 0; n < WARM_UP + REQUESTS; n++) {
      const before = counted.count();
      const begun = performance.now();
      const answer = await fetch(`http://127.0.0.1:${PORT}/api${address}`, { headers: cookie ? { cookie } : {} });
      const body = await answer.text();
      if (answer.status !== 200) {
        console.log(`${name}: ${answer.status} ${body}\n${saidOf(JSON.parse(body).reference)}`);
        process.exitCode = 1;
        break;
      }
      if (n < WARM_UP) continue;
      times.push(performance.now() - begun);
      queries.push(counted.count() - before);
    }
    times.sort((a, b) => a - b);
    // What services ask in the background comes on top of some.
    const result = {
      p50: times[Math.floor(times.length / 2)],
      p99: times[Math.floor(times.length * 0.99)],
      queries: Math.min(...queries),
    };
    console.log(`${name}: ${result.p50?.toFixed(1)} / ${result.p99?.toFixed(1)}, ${result.queries} queries`);
    results.set(name, result);
  }
  return results;
}

/** What the services' logs say of a request. */
function saidOf(reference) {
  const logs = path.join(folder, 'logs');
  return readdirSync(logs)
    .flatMap((name) => readFileSync(path.join(logs, name), 'utf8').split('\n'))
    .filter((line) => reference && line.includes(reference))
    .join('\n');
}

function print(measured) {
  const [small, large] = [measured[0], measured.at(-1)];
  console.log(`\nmilliseconds, p50 / p99 of ${REQUESTS} requests, one at a time`);
  console.log(
    `| list | ${SIZES[0]} rows | ${SIZES.at(-1)} rows | p50 × | p99 × | queries |\n|---|---|---|---|---|---|`,
  );
  for (const [name] of LISTS) {
    const [a, b] = [small.get(name), large.get(name)];
    if (a.p50 === undefined || b.p50 === undefined) {
      console.log(`| ${name} | failed | | | | |`);
      continue;
    }
    const pair = ({ p50, p99 }) => `${p50.toFixed(1)} / ${p99.toFixed(1)}`;
    console.log(
      `| ${name} | ${pair(a)} | ${pair(b)} | ${(b.p50 / a.p50).toFixed(2)} | ${(b.p99 / a.p99).toFixed(2)} | ${b.queries} |`,
    );
  }
}
