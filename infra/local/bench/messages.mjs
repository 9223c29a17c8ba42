// `npm run bench:messages` (build first): notices a second, from owed to sent and told as delivered, through the whole system to a Twilio of one's own (COUNT of them); beside it a bare BullMQ worker that hands the same messages to the same Twilio with the same client, as many at once. Prints the share, and that none is missing or doubled.
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { socketDirectory } from '@diwan/embedded-mongo/store/data-directory';
import { Queue, Worker } from 'bullmq';
import mongoose from 'mongoose';
import twilio from 'twilio';
import { freePort, SystemUnderTest } from '../faults/system.mjs';
import { built } from '../setup/built.mjs';
import { requireProgram } from '../setup/programs.mjs';

const COUNT = Number(process.env.COUNT ?? 2000);
/** As many as the service sends at once. */
const AT_ONCE = 10;
const LONGEST_MS = 300_000;
const ACCOUNT_SID = `AC${randomBytes(16).toString('hex')}`;
const AUTH_TOKEN = randomBytes(16).toString('hex');
const SENDER = '+96170000000';

const { DEMO_CLIENT } = await built('contracts', 'demo/accounts.js');
const { caseId, documentId } = await built('contracts', 'demo/matter-ids.js');
const { NoticeSchema } = await built('services/notifications', 'notices/notice.schema.js');
const { URGENCY } = await built('services/notifications', 'kinds/urgency.js');

const dataDir = mkdtempSync(path.join(tmpdir(), 'diwan-bench-'));
const port = Number(process.env.PORT) || (await freePort());
const simulator = fork(path.join(import.meta.dirname, 'twilio.mjs'), {
  env: { ...process.env, ACCOUNT_SID, AUTH_TOKEN, PUBLIC_ORIGIN: `http://localhost:${port}` },
  stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
});
const [line] = await once(simulator.stdout, 'data');
const { origin, templates } = JSON.parse(line);
Object.assign(process.env, {
  ...{ TWILIO_ACCOUNT_SID: ACCOUNT_SID, TWILIO_AUTH_TOKEN: AUTH_TOKEN, TWILIO_SENDER: SENDER },
  ...{ TWILIO_API_ORIGIN: origin, TWILIO_TEMPLATES: JSON.stringify(templates) },
  ...{ WHATSAPP_PER_SECOND: '0', QUIET_HOURS: 'off' },
});
/** Twilio's own client, led to the simulator. */
class Redirected extends twilio.RequestClient {
  request(options) {
    return super.request({ ...options, uri: options.uri.replace('https://api.twilio.com', origin) });
  }
}

const system = new SystemUnderTest(dataDir, port, requireProgram('redis'));

try {
  await system.start();
  const ours = await sendOurs();
  const bare = await sendBare();
  const rate = (ms) => Math.round((COUNT * 1000) / ms);
  console.log(`| ${COUNT} messages, ${AT_ONCE} at once | a second |\n|---|---|`);
  console.log(`| a bare BullMQ worker | ${rate(bare)} |`);
  console.log(`| Diwan, composed, claimed, sent and settled | ${rate(ours.sent)} |`);
  console.log(`| the same, until Twilio told that they arrived | ${rate(ours.delivered)} |`);
  console.log(
    `share of the bare worker: ${Math.round((100 * bare) / ours.sent)} %; missing ${ours.missing}, doubled ${ours.doubled}`,
  );
} finally {
  await system.stop();
  simulator.kill('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}

/** Owes the notices at once; answers in how many milliseconds they were sent, and told as delivered. */
async function sendOurs() {
  const socket = path.join(socketDirectory(path.join(dataDir, 'mongodb')), 'mongo.sock');
  const connection = await mongoose
    .createConnection(`mongodb://${encodeURIComponent(socket)}/`, { dbName: 'diwan_notifications' })
    .asPromise();
  const notices = connection.model('Notice', NoticeSchema);
  const before = await sentByTwilio();
  const reason = 'bench';
  const now = new Date();
  const facts = { caseId: caseId(1), documents: [{ documentId: documentId(1), sharing: 1 }] };
  const owed = Array.from({ length: COUNT }, (_, n) => ({
    ...{ family: 'document_shared', channel: 'whatsapp', personId: DEMO_CLIENT.id, facts, state: 'pending' },
    ...{ dedupeKey: `${reason}-${n}`, nextAttemptAt: now, urgency: URGENCY.client, correlationId: reason },
  }));
  const began = performance.now();
  await notices.insertMany(owed);
  const mine = { correlationId: reason };
  const until = async (standing) => {
    for (;;) {
      const all = await notices.find(mine, { state: 1, deliveryStatus: 1, createdAt: 1 }).lean();
      if (all.every(standing)) return performance.now() - began;
      if (performance.now() - began > LONGEST_MS) throw new Error('They were not sent in time');
      await delay(250);
    }
  };
  const sent = await until(({ state }) => state !== 'pending' && state !== 'sending');
  const delivered = await until(({ deliveryStatus }) => deliveryStatus === 'delivered');
  const states = await notices.find(mine, { state: 1, providerId: 1 }).lean();
  await connection.close();
  const missing = states.filter(({ state }) => state !== 'sent').length;
  const taken = (await sentByTwilio()) - before;
  return { sent, delivered, missing, doubled: taken - (COUNT - missing) };
}

/** The least that a queue needs to send the same: jobs that hold what Twilio gets. */
async function sendBare() {
  const { REDIS_PASSWORD } = JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8'));
  const connection = { port: system.processes().redis.ports.redis, password: REDIS_PASSWORD };
  const client = twilio(ACCOUNT_SID, AUTH_TOKEN, {
    httpClient: new Redirected({ autoRetry: false }),
    autoRetry: false,
  });
  const values = {
    1: 'Nour',
    2: 'Contract',
    3: 'Karam v. Cedar',
    4: 'https://diwan.example/documents/1',
    5: 'Karam Law',
  };
  const message = {
    ...{ to: 'whatsapp:+96170999999', from: `whatsapp:${SENDER}`, contentSid: templates.document_shared.en },
    ...{
      contentVariables: JSON.stringify(values),
      statusCallback: `http://localhost:${port}/api/notifications/callbacks/twilio`,
    },
  };
  const queue = new Queue('bench-messages', { connection });
  await queue.addBulk(Array.from({ length: COUNT }, (_, n) => ({ name: 'send', data: { n } })));
  const began = performance.now();
  let sent = 0;
  const worker = new Worker('bench-messages', () => client.messages.create(message).then(() => ++sent), {
    ...{ connection, concurrency: AT_ONCE },
  });
  while (sent < COUNT) await once(worker, 'completed');
  const took = performance.now() - began;
  await worker.close();
  await queue.close();
  return took;
}

async function sentByTwilio() {
  simulator.send('count');
  const [{ sent }] = await once(simulator, 'message');
  return sent;
}
