// `npm run test:faults [case …]`: does harm to a running system under load, then accounts for every deed that it acknowledged. Ends with 1
// when anything was lost or doubled, when an event stayed unconfirmed, or when the system did not come back.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DEMO_CLIENT, DEMO_OWNER } from '@diwan/contracts/demo/accounts';
import { build } from '../setup/build.mjs';
import { checkNode, installPackages } from '../setup/dependencies.mjs';
import { requireProgram } from '../setup/programs.mjs';
import { stop } from '../setup/run.mjs';
import { account, learnMessages } from './account.mjs';
import { CASES, NotTried } from './cases.mjs';
import { Load } from './load.mjs';
import { accountOfMoney, Money } from './money.mjs';
import { Person } from './person.mjs';
import { freePort, SystemUnderTest } from './system.mjs';
import { unsettledEvents } from './unsettled.mjs';

/** A case that takes longer has failed. */
const CASE_MS = 360_000;
const DISK_MB = 600;

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !CASES[name]);
if (unknown.length > 0) stop(`There is no case ${unknown.join(', ')}. There are: ${Object.keys(CASES).join(', ')}`);
const names = wanted.length > 0 ? wanted : Object.keys(CASES);

checkNode();
installPackages();
const redis = requireProgram('redis');
build();

const dataDir = mkdtempSync(path.join(tmpdir(), 'diwan-faults-'));
const ownDisk = names.some((name) => name.startsWith('disk-')) && mountDisk();
const system = new SystemUnderTest(dataDir, Number(process.env.PORT) || (await freePort()), redis);
system.ownDisk = ownDisk;
const rows = [];
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void system.stop().finally(() => process.exit(1)));

try {
  await system.start();
  const owner = new Person(system.origin, DEMO_OWNER.phone);
  const client = new Person(system.origin, DEMO_CLIENT.phone);
  await owner.signIn();
  await client.signIn();
  const caseId = await caseOf(owner, DEMO_CLIENT.id);
  const expected = await learnMessages(new Load(system.origin, owner, client, caseId), owner);
  console.log('Messages of a request for a consultation:', JSON.stringify(expected));
  for (const name of names) {
    const row = await inTime(name, () => tryCase(name, owner, client, caseId, expected));
    rows.push(row);
    console.log(lineOf(row));
    for (const tally of [row.leads, row.documents, row.messages, row.money, row.events])
      for (const deed of tally?.odd ?? []) console.log(deed);
  }
} finally {
  await system.stop();
  if (rows.length === names.length && !rows.some(({ isBad }) => isBad)) forget();
  else console.log(`The data are kept: ${dataDir}`);
}
printTable();
process.exit(rows.some(({ isBad }) => isBad) ? 1 : 0);

function forget() {
  if (ownDisk) spawnSync('umount', [dataDir]);
  rmSync(dataDir, { recursive: true, force: true });
}

async function tryCase(name, owner, client, caseId, expected) {
  const load = new Load(system.origin, owner, client, caseId);
  load.messagesBefore = new Set((await client.inbox(client.phone)).map(({ id }) => id));
  const money = new Money(load);
  load.start();
  money.start();
  await delay(3000);
  try {
    await CASES[name](system);
  } catch (error) {
    await Promise.all([load.stop(), money.stop()]);
    if (error instanceof NotTried) return { name, note: `not tried: ${error.message}` };
    throw error;
  }
  const healthy = await system.untilHealthy();
  await delay(3000);
  await Promise.all([load.stop(), money.stop()]);
  const stopped = new Date();
  const { leads, documents, messages } = await account(load, owner, client, expected);
  const events = await unsettledEvents(system.dataDir, stopped);
  const booked = await accountOfMoney(money, owner, system.dataDir);
  const lost = [leads, documents, messages, booked].some((tally) => tally.lost + tally.doubled > 0);
  const isBad = lost || booked.odd.length > 0 || events.unsettled > 0 || load.counts.sessionsLost > 0;
  return { name, ...load.counts, healthy, leads, documents, messages, money: booked, events, isBad };
}

async function inTime(name, work) {
  console.log(`${new Date().toISOString().slice(11, 19)} ${name} …`);
  const deadline = new AbortController();
  const late = delay(CASE_MS, null, { signal: deadline.signal }).then(() => {
    throw new Error(`took more than ${CASE_MS / 1000} s`);
  });
  try {
    return await Promise.race([work(), late]);
  } catch (error) {
    return { name, note: `FAILED: ${error.message}`, isBad: true };
  } finally {
    deadline.abort();
    late.catch(() => undefined);
  }
}

/** A case of the client that documents may be put into. */
async function caseOf(owner, clientId) {
  const { status, text, json } = await owner.ask('GET', '/api/cases/cases?limit=100');
  const found = json?.items?.find((item) => item.clientId === clientId);
  if (!found) throw new Error(`the client's case was not found: ${status} ${text.slice(0, 200)}`);
  return found.id;
}

/** A small disk of our own for the data folder, where the machine allows it. */
function mountDisk() {
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', dataDir], {
    stdio: 'ignore',
  });
  return status === 0;
}

function lineOf(row) {
  const tally = ({ acknowledged, lost, doubled }) => `${acknowledged} / ${lost} / ${doubled}`;
  const { requests, failed, pagesFailed, odd, healthy, sessionsLost } = row;
  const cells = row.leads
    ? [
        requests,
        failed,
        pagesFailed,
        odd,
        healthy.toFixed(1),
        sessionsLost,
        ...[row.leads, row.documents, row.messages, row.money].map(tally),
        `${row.money.repeated} / ${row.money.faults}`,
        `${row.events.events} / ${row.events.unsettled}`,
      ]
    : [row.note];
  return `| ${[row.name, ...cells].join(' | ')} |`;
}

function printTable() {
  const columns = [
    'case',
    'requests',
    'failed',
    'pages failed',
    'odd',
    'healthy s',
    'sessions lost',
    'leads',
    'documents',
    'messages',
    'money',
    'books',
    'events',
  ];
  console.log(
    '\nLeads, documents, messages and money (invoices, receipts): acknowledged / lost / doubled. Books: requests asked again with their key / faults of the ledger. Events: written / not confirmed by all\n',
  );
  console.log(`| ${columns.join(' | ')} |\n|${columns.map(() => '---').join('|')}|`);
  for (const row of rows) console.log(lineOf(row));
}
