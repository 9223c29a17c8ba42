// `npm run bench:digest` (build first): the daily digest for PEOPLE clients through the whole system on its own stores. Two admins press twenty times at once, the worker is killed in the middle. Prints how long it took, the worker's memory, and how many got none or two.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { socketDirectory } from '@diwan/embedded-mongo/store/data-directory';
import { Redis } from 'ioredis';
import mongoose from 'mongoose';
import { freePort, SystemUnderTest } from '../faults/system.mjs';
import { built } from '../setup/built.mjs';
import { requireProgram } from '../setup/programs.mjs';
import { loadDigestRows } from './digest-rows.mjs';

const PEOPLE = Number(process.env.PEOPLE ?? 10_000);
/** Who asked for it and has nothing to be told: one in ten besides. */
const WITHOUT = Math.round(PEOPLE / 10);
const PRESSES = 20;

// At any hour, and as fast as the worker can: the provider's pace is not measured here.
Object.assign(process.env, { QUIET_HOURS: 'off', WHATSAPP_PER_SECOND: '0' });
const { signIn } = await built('packages/service-kit', 'testing/sign-in.js');
const dataDir = mkdtempSync(path.join(tmpdir(), 'diwan-bench-'));
writeFileSync(path.join(dataDir, 'demo-loaded'), '');
const system = new SystemUnderTest(dataDir, Number(process.env.PORT) || (await freePort()), requireProgram('redis'));

try {
  await system.start();
  const socket = path.join(socketDirectory(path.join(dataDir, 'mongodb')), 'mongo.sock');
  const connection = await mongoose
    .createConnection(`mongodb://${encodeURIComponent(socket)}/`, { autoIndex: false, autoCreate: false })
    .asPromise();
  await loadDigestRows(connection, { due: PEOPLE, without: WITHOUT });
  const found = await measure(connection.useDb('diwan_notifications'));
  await connection.close();
  print(found);
} finally {
  await system.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function measure(db) {
  const admins = await twoAdmins();
  const memory = watchMemory();
  const before = memory.now();
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  const outcomes = await Promise.all(Array.from({ length: PRESSES }, (_, n) => press(admins[n % 2])));
  await until(async () => (await db.collection('digests').findOne({}))?.owed > PEOPLE / 3);
  system.signal('notifications', 'SIGKILL');
  await until(async () => (await db.collection('digests').findOne({}))?.stage === 'done');
  const owed = seconds();
  const open = { family: 'daily_digest', state: { $in: ['pending', 'sending', 'unknown'] } };
  await until(async () => (await db.collection('notices').countDocuments(open)) === 0);
  const sent = seconds();
  const notices = await db.collection('notices').find({ family: 'daily_digest' }).toArray();
  const messages = await db.collection('demo_messages').find({ template: 'daily_digest' }).toArray();
  return { outcomes, owed, sent, before, peak: memory.stop(), ...account(notices, messages) };
}

/** By people and by phones: both have to be as many as there are. */
function account(notices, messages) {
  const people = new Set(notices.map(({ personId }) => personId));
  const phones = new Set(messages.map(({ to }) => to));
  return {
    doubled: notices.length - people.size + messages.length - phones.size,
    missing: PEOPLE - phones.size,
    states: Object.fromEntries(tally(notices.map(({ state }) => state))),
  };
}

function tally(values) {
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

async function twoAdmins() {
  const { REDIS_PASSWORD, SESSION_SECRET } = JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8'));
  const redis = new Redis({ port: system.processes().redis.ports.redis, password: REDIS_PASSWORD });
  const as = (roles) => signIn(redis, SESSION_SECRET, new Date(), { roles, secondFactor: 'confirmed' });
  const admins = [await as(['admin']), await as(['owner'])];
  redis.disconnect();
  return admins;
}

async function press({ cookie, csrf }) {
  const answer = await fetch(`${system.origin}/api/notifications/digest`, {
    method: 'POST',
    headers: { cookie, origin: system.origin, 'sec-fetch-site': 'same-origin', 'x-csrf': csrf },
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()).outcome;
}

/** Megabytes that the worker has resident, whichever process it is. */
function watchMemory() {
  const now = () => {
    try {
      const status = readFileSync(`/proc/${system.pidOf('notifications')}/status`, 'utf8');
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    } catch {
      return 0;
    }
  };
  let peak = now();
  const timer = setInterval(() => {
    peak = Math.max(peak, now());
  }, 50);
  return {
    now,
    stop: () => {
      clearInterval(timer);
      return peak;
    },
  };
}

async function until(isSo, withinMs = 1_200_000) {
  for (const end = Date.now() + withinMs; Date.now() < end; await delay(100)) if (await isSo()) return;
  throw new Error('it took too long');
}

function print({ outcomes, owed, sent, before, peak, doubled, missing, states }) {
  const rows = {
    'presses at once, and what came of them': JSON.stringify(Object.fromEntries(tally(outcomes))),
    'owed to everybody, the worker killed in between, seconds': owed.toFixed(1),
    'sent to everybody, seconds': sent.toFixed(1),
    'memory of the worker before and at most, MB': `${before} / ${peak}`,
    'notices by state': JSON.stringify(states),
    doubled,
    missing,
  };
  console.log(`\n| digest for ${PEOPLE.toLocaleString('en')} people | |\n|---|---|`);
  for (const [name, value] of Object.entries(rows)) console.log(`| ${name} | ${value} |`);
  if (doubled > 0 || missing > 0) process.exitCode = 1;
}
