// `npm run bench:load`: requests per second and waiting times of the front door of a running system (BASE_URL), 16 connections, beside a bare server.
import { fork } from 'node:child_process';
import { DEMO_CLIENT } from '@diwan/contracts/demo/accounts';
import autocannon from 'autocannon';
import { Person } from '../faults/person.mjs';

const base = process.env.BASE_URL ?? 'http://localhost:8080';
const SECONDS = Number(process.env.SECONDS ?? 5);
const BROWSER = { 'accept-encoding': 'gzip, deflate, br', 'user-agent': 'bench:load' };
const CONNECTIONS = 16;
/** What the bare server gave on the machine where the floors were set, requests per second: in proportion to it they hold for any machine. */
const BARE_THERE = 44_000;

const home = await fetch(`${base}/`, { headers: BROWSER }).catch(() => null);
if (!home?.ok) {
  console.error(`Nothing answers at ${base}. Start the system first (npm start), or say where it runs: BASE_URL=…`);
  process.exit(1);
}
const html = await home.text();
const etag = home.headers.get('etag');
const { items } = await (await fetch(`${base}/api/news/articles?language=en`)).json();
const [script] = /\/assets\/shell\/[\w.-]+\.js/.exec(html) ?? [];
const client = new Person(base, DEMO_CLIENT.phone);
await client.signIn();
const cookie = [...client.cookies].map((pair) => pair.join('=')).join('; ');

/** Requests per second and milliseconds, of one address. */
async function measure(url, headers = {}) {
  const options = { url, connections: CONNECTIONS, headers: { ...BROWSER, ...headers } };
  await autocannon({ ...options, duration: 1 });
  const result = await autocannon({ ...options, duration: SECONDS });
  const failed = result.non2xx - (result.statusCodeStats?.[304]?.count ?? 0) + result.errors;
  return { rate: result.requests.average, p50: result.latency.p50, p99: result.latency.p99, failed };
}

/** What a server of nothing but the home page's bytes reaches on this machine, as they go to a browser. */
async function bare() {
  const server = fork(new URL('./bare-server.mjs', import.meta.url), [`${base}/`]);
  const [port] = await new Promise((resolve) => server.once('message', (...message) => resolve(message)));
  const figures = await measure(`http://127.0.0.1:${port}/`);
  server.kill();
  return figures;
}

const floor = await bare();
const rows = [
  ['bare server', floor, null],
  ['home', await measure(`${base}/`), BARE_THERE / 2],
  ['article', await measure(`${base}/news/${items[0].slug}`), BARE_THERE / 2],
  ['home in Arabic', await measure(`${base}/ar`), BARE_THERE / 2],
  ['home, 304', await measure(`${base}/`, { 'if-none-match': etag }), BARE_THERE / 2],
  ['static file', await measure(`${base}${script}`), 5000],
  ['list of articles', await measure(`${base}/api/news/articles?language=en`), 1600],
  ['list with a session', await measure(`${base}/api/cases/my/cases`, { cookie }), 1600],
  ['session check', await measure(`${base}/api/identity/session`, { cookie }), null],
  // A second spelling of an address is never kept: it is drawn each time.
  ['page drawn anew', await measure(`${base}/%61bout`), 300],
];
const percent = (part) => `${(part * 100).toFixed(1)} %`;
console.log('| what, 16 connections | requests/s | p50 ms | p99 ms | failed | of the bare server | to reach |');
console.log('|---|---|---|---|---|---|---|');
for (const [name, { rate, p50, p99, failed }, there] of rows) {
  const share = rate / floor.rate;
  const wanted = there === null ? null : there / BARE_THERE;
  const verdict = wanted === null ? '' : `${percent(wanted)}: ${share >= wanted ? 'met' : 'missed'}`;
  console.log(`| ${name} | ${rate.toFixed(0)} | ${p50} | ${p99} | ${failed} | ${percent(share)} | ${verdict} |`);
}
