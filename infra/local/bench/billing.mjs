// `npm run bench:billing` (build first): how long lists, the client's billing page and the reports take at 1,000, 10,000 and 100,000 invoices (ROWS; each asked REQUESTS times; only what ONLY matches), through the whole system on its own stores; then invoices issued, receipts and PDFs a second, and whether the books are right.
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { socketDirectory } from '@diwan/embedded-mongo/store/data-directory';
import { Redis } from 'ioredis';
import mongoose from 'mongoose';
import { freePort, SystemUnderTest } from '../faults/system.mjs';
import { built } from '../setup/built.mjs';
import { requireProgram } from '../setup/programs.mjs';
import { billingReads } from './billing-reads.mjs';
import { ACCOUNTANT, Books, clientOf, clientsOf } from './billing-rows.mjs';
import { loadRows } from './list-rows.mjs';
import { invoice as paperInvoice } from './paper-samples.mjs';

const SIZES = (process.env.ROWS ?? '1000,10000,100000').split(',').map(Number);
const REQUESTS = Number(process.env.REQUESTS ?? 100);
const DEEDS = Number(process.env.DEEDS ?? 200);
const LANES = 8;
/** A figure at the most rows may be so many times that at the fewest. */
const GROWTH = 1.3;
const only = new RegExp(process.env.ONLY ?? '');

const { signIn } = await built('packages/service-kit', 'testing/sign-in.js');
const { checkBooks } = await built('services/billing', 'books-check/check-books.js');
const dataDir = mkdtempSync(path.join(tmpdir(), 'diwan-bench-'));
// Without limits, as only a demo may be, but with no data of the demo among ours.
writeFileSync(path.join(dataDir, 'demo-loaded'), '');
const system = new SystemUnderTest(dataDir, Number(process.env.PORT) || (await freePort()), requireProgram('redis'));
let mongodbUri;

try {
  await system.start();
  const socket = path.join(socketDirectory(path.join(dataDir, 'mongodb')), 'mongo.sock');
  mongodbUri = `mongodb://${encodeURIComponent(socket)}/`;
  const { accountant, client } = await people();
  const books = new Books();
  const measured = [];
  let loaded = 0;
  for (const size of SIZES) {
    const begun = performance.now();
    await loadRows(mongodbUri, clientsOf(loaded) - (loaded === 0 ? 3 : 0), clientsOf(size), ['person']);
    await books.load(mongodbUri, loaded, size);
    console.log(`${size.toLocaleString('en')} invoices loaded in ${Math.round((performance.now() - begun) / 1000)} s`);
    loaded = size;
    measured.push(await measureAll({ accountant, client }));
  }
  printReads(measured);
  await writeAndPrint(accountant);
  await proveBooks();
} finally {
  await system.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** An accountant of the firm and the client with the most invoices, signed in. */
async function people() {
  const { REDIS_PASSWORD, SESSION_SECRET } = JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8'));
  const redis = new Redis({ port: system.processes().redis.ports.redis, password: REDIS_PASSWORD });
  const as = (who) => signIn(redis, SESSION_SECRET, new Date(), who);
  const accountant = await as({ roles: ['accountant'], personId: ACCOUNTANT, secondFactor: 'confirmed' });
  const client = await as({ roles: ['client'], personId: clientOf(0) });
  redis.disconnect();
  return { accountant, client };
}

async function ask({ cookie, csrf }, method, address, body) {
  const answer = await fetch(`${system.origin}/api/billing${address}`, {
    method,
    headers: {
      ...{ cookie, origin: system.origin, 'sec-fetch-site': 'same-origin', 'x-csrf': csrf },
      ...(method === 'POST' && { 'idempotency-key': crypto.randomUUID() }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${text.slice(0, 300)}`);
  return answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
}

async function measureAll(callers) {
  const results = new Map();
  for (const [name, who, address] of await billingReads((path) => ask(callers.client, 'GET', path))) {
    if (!only.test(name)) continue;
    const times = [];
    for (let n = -REQUESTS / 10; n < REQUESTS; n++) {
      const begun = performance.now();
      await ask(callers[who], 'GET', address);
      if (n >= 0) times.push(performance.now() - begun);
    }
    results.set(name, quantiles(times));
    const { p50, p99 } = results.get(name);
    console.log(`${name}: ${p50.toFixed(1)} / ${p99.toFixed(1)}`);
  }
  return results;
}

function quantiles(times) {
  times.sort((a, b) => a - b);
  return { p50: times[Math.floor(times.length / 2)], p99: times[Math.floor(times.length * 0.99)] };
}

function printReads(measured) {
  const [small, large] = [measured[0], measured.at(-1)];
  console.log(`\nmilliseconds, p50 / p99 of ${REQUESTS} requests, one at a time`);
  const sizes = SIZES.map((size) => size.toLocaleString('en'));
  console.log(`| what | ${sizes.join(' | ')} | p50 × | p99 × |\n|${'---|'.repeat(SIZES.length + 3)}`);
  for (const [name, most] of large) {
    const least = small.get(name);
    const cells = measured.map((some) => `${some.get(name).p50.toFixed(1)} / ${some.get(name).p99.toFixed(1)}`);
    const grown = most.p99 / least.p99;
    const verdict = `${grown.toFixed(2)}${grown > GROWTH ? ' (grows)' : ''}`;
    console.log(`| ${name} | ${cells.join(' | ')} | ${(most.p50 / least.p50).toFixed(2)} | ${verdict} |`);
  }
}

/** Does something so many times, on some lanes at once; answers what came of each, and how many a second there were. */
async function rate(count, deed) {
  const made = [];
  let next = 0;
  const begun = performance.now();
  const lane = async () => {
    while (next < count) {
      const at = next++;
      made[at] = await deed(at);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return { made, perSecond: count / ((performance.now() - begun) / 1000) };
}

async function writeAndPrint(accountant) {
  const today = new Date().toISOString().slice(0, 10);
  const line = { description: 'Court appearance', explanation: '', quantityMilli: 1000, unitPriceMinor: 10_000 };
  const draftOf = (n) => ({
    ...{ clientId: clientOf(n + 1), caseId: null, currency: 'USD', language: 'en', issueDate: today, dueDate: null },
    ...{ terms: 'net_30', discount: null, notes: '' },
    lines: [{ ...line, vatClass: 'standard', source: { kind: 'by_hand' } }],
  });
  const drafts = await rate(DEEDS, (n) => ask(accountant, 'POST', '/invoices', draftOf(n)));
  const issued = await rate(DEEDS, (n) => {
    const { id, version } = drafts.made[n];
    return ask(accountant, 'POST', `/invoices/${id}/issue`, { version, number: null });
  });
  const paid = await rate(DEEDS, (n) => {
    const { id, client, balanceMinor } = issued.made[n];
    const allocations = [{ invoiceId: id, amountMinor: balanceMinor, usedMinor: null }];
    const amount = { amountMinor: balanceMinor, currency: 'USD' };
    return ask(accountant, 'POST', '/payments', {
      ...{ clientId: client.id, amount, method: 'check', day: today, reference: '', notes: '', allocations },
    });
  });
  const printed = await rate(DEEDS, (n) => ask(accountant, 'GET', `/invoices/${issued.made[n].id}/pdf`));
  const alone = await pressRate();
  console.log(`\n| a second, ${LANES} at once, ${DEEDS} of each | |\n|---|---|`);
  for (const [name, { perSecond }] of Object.entries({ drafts, issued, receipts: paid, 'PDF over HTTP': printed }))
    console.log(`| ${name} | ${perSecond.toFixed(1)} |`);
  console.log(`| PDF, the press alone | ${alone.perSecond.toFixed(1)} |`);
}

/** As `bench:paper` does it. */
async function pressRate() {
  const { Press } = await built('services/billing', 'paper/press/press.js');
  const press = new Press({ error: (event, fields) => console.error(event, fields) });
  const at = new Date('2026-05-12T08:00:00Z');
  const print = (n) => press.print({ name: '', sheet: paperInvoice(n), at });
  await print(0);
  const measured = await rate(DEEDS, print);
  await press.onApplicationShutdown();
  return measured;
}

async function proveBooks() {
  const connection = mongoose.createConnection(mongodbUri, {
    dbName: 'diwan_billing',
    autoIndex: false,
    autoCreate: false,
  });
  if (connection.readyState !== 1) await once(connection, 'connected');
  const { entries, documents, faults } = await checkBooks(connection);
  for (const fault of faults.slice(0, 20)) console.log(fault);
  console.log(`\n${entries} entries, ${documents} documents, ${faults.length} faults.`);
  await connection.close();
  if (faults.length > 0) process.exitCode = 1;
}
