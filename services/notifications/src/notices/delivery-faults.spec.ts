import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually, ignoreEventsOf, sized, startTestService } from '@diwan/service-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { answerForOthers, otherServices } from '../test-kit/house.js';
import { owedNotice } from '../test-kit/owed-notice.js';
import type { NoticeRecord } from './notice.schema.js';

const dist = path.join(import.meta.dirname, '../../dist');

/** A worker as its own process, whose provider writes down every message it takes before it answers, slowly. */
const worker = `
import { appendFileSync, readFileSync } from 'node:fs';
import { readConfig } from '@diwan/service-kit/app/config';
import { startService } from '@diwan/service-kit/app/start-service';
const { notificationsConfig } = await import('${dist}/config.js');
const { definition } = await import('${dist}/notifications.js');
const takes = (dedupeKey) => appendFileSync(process.env.PROVIDER_LOG, dedupeKey + '\\n');
const provider = { async send({ dedupeKey }) {
  takes(dedupeKey);
  await new Promise((resolve) => setTimeout(resolve, 30 + Math.random() * 60));
  return { outcome: 'accepted', providerId: dedupeKey };
}, async lookUp({ dedupeKey }) {
  if (process.env.SILENT) return 'cannot-tell';
  const has = readFileSync(process.env.PROVIDER_LOG, 'utf8').split('\\n').filter((taken) => taken === dedupeKey);
  return has.length > 0 ? { has } : 'never-had-it';
} };
await startService(definition(readConfig(notificationsConfig), { whatsapp: provider }));
`;

const cleanUp: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

async function setup() {
  const folder = await mkdtemp(path.join(tmpdir(), 'diwan-provider-'));
  cleanUp.push(() => rm(folder, { recursive: true }));
  const log = path.join(folder, 'provider.log');
  await writeFile(log, '');
  // Any service will do: it lends its stores and answers for the others.
  class Bystander {}
  const module = { module: Bystander, providers: ignoreEventsOf('billing') };
  const bystander = await startTestService({ name: 'billing', module, endpoints: [] });
  cleanUp.push(() => bystander.stop());
  answerForOthers(bystander, otherServices());
  const connection = bystander.app.get<Connection>(getConnectionToken());
  const database = connection.useDb(`${bystander.config.DATABASE_PREFIX}notifications`);
  cleanUp.push(() => database.dropDatabase());
  // With the clock of the run: a question that seems to come from another day is not answered.
  const { PATH, NODE_OPTIONS, TEST_CLOCK_OFFSET } = process.env;
  const variables = {
    ...bystander.config,
    DEMO: 'true',
    QUIET_HOURS: 'off',
    PATH,
    NODE_OPTIONS,
    TEST_CLOCK_OFFSET,
    PORT: '0',
    RPC_PORT: '0',
    PROVIDER_LOG: log,
  };
  const env = Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, String(value)]));
  const startWorker = (more: Record<string, string> = {}) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', worker], {
      cwd: import.meta.dirname,
      env: { ...env, ...more },
    });
    child.stdout.resume();
    cleanUp.push(() => child.kill('SIGKILL'));
    return child;
  };
  const taken = async () => (await readFile(log, 'utf8')).split('\n').filter(Boolean);
  return { notices: database.collection<NoticeRecord>('notices'), startWorker, taken };
}

describe('workers killed with -9 at random moments', () => {
  it('send no notice twice and lose none: each is sent, or known as unknown', async () => {
    const { notices, startWorker, taken } = await setup();
    const { count, kills } = sized({
      gate: { count: 60, kills: [15, 40] },
      full: { count: 200, kills: [20, 60, 110, 150] },
    });
    const all = Array.from({ length: count }, (_, n) => owedNotice(n));
    await notices.insertMany(all);
    // A provider that cannot tell what it took.
    const start = () => startWorker({ SILENT: 'yes' });
    const workers = [start(), start()];
    for (const share of kills) {
      await eventually(async () => expect((await taken()).length).toBeGreaterThan(share), { stillMs: 60_000 });
      const [victim] = workers.splice(0, 1);
      victim?.kill('SIGKILL');
      if (victim) await once(victim, 'exit');
      workers.push(start());
    }
    await eventually(async () => expect(await notices.countDocuments({ state: 'pending' })).toBe(0), {
      stillMs: 60_000,
    });
    await eventually(async () => {
      const recent = { state: 'sending', claimedAt: { $gt: new Date(Date.now() - 3000) } } as const;
      expect(await notices.countDocuments(recent)).toBe(0);
    });
    // Those that live end what they began: what is held after that is held by dead ones.
    for (const living of workers) {
      living.kill('SIGTERM');
      await once(living, 'exit');
    }
    const sent = await notices.countDocuments({ state: 'sent' });
    const cut = await notices.countDocuments({ state: 'sending' });
    expect(sent + cut).toBe(all.length);
    const seen = await taken();
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThanOrEqual(sent);
    // What the dead workers held is not sent again, it becomes unknown.
    await notices.updateMany({ state: 'sending' }, { $set: { claimedAt: new Date(0) } });
    start();
    await eventually(async () => expect(await notices.countDocuments({ state: 'sending' })).toBe(0));
    expect(await notices.countDocuments({ state: 'unknown', reason: 'worker_died' })).toBe(cut);
    expect(await taken()).toHaveLength(seen.length);
  });

  it('a worker told to stop finishes what it began and leaves nothing unknown', async () => {
    const { notices, startWorker, taken } = await setup();
    await notices.insertMany(Array.from({ length: 60 }, (_, n) => owedNotice(n)));
    const stopping = startWorker();
    await eventually(async () => expect((await taken()).length).toBeGreaterThan(5), { stillMs: 60_000 });
    stopping.kill('SIGTERM');
    const [code] = await once(stopping, 'exit');
    expect(code).toBe(0);
    expect(await notices.countDocuments({ state: 'sending' })).toBe(0);
    expect(await notices.countDocuments({ state: 'sent' })).toBe((await taken()).length);
  });
});
