import { closeSync, openSync, readFileSync, rmSync, statfsSync, writeSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PAGES } from './load.mjs';

const STOPPED_MS = 20_000;

/** What is done to a running system, by name. */
export const CASES = {
  'redis-kill-x6': (system) => system.kill('redis', 6),
  'worker-kill-x10': (system) => system.kill('notifications', 10),
  'mongo-kill-x6': (system) => system.kill('mongodb', 6),
  'cases-kill-x6': (system) => system.kill('cases', 6),
  'chatbot-kill-x6': (system) => system.kill('chatbot', 6),
  'billing-kill-x10': (system) => system.kill('billing', 10),
  'redis-flushall': flushRedis,
  'stop20-cases': (system) => standStill(system, 'cases'),
  'stop20-notifications': (system) => standStill(system, 'notifications'),
  'stop20-identity': (system) => standStill(system, 'identity'),
  'stop20-billing': (system) => standStill(system, 'billing'),
  'stop20-news': (system) => standStill(system, 'news'),
  'stop20-mongodb': (system) => standStill(system, 'mongodb'),
  'stop20-redis': (system) => standStill(system, 'redis'),
  'redis-away-60s': (system) => system.keepAway('redis', 60_000),
  'mongo-away-30s': (system) => system.keepAway('mongodb', 30_000),
  'news-away-30s': (system) => system.keepAway('news', 30_000),
  'shell-kill-while-news-away': beginAgainWithoutNews,
  'whole-system-SIGKILL': async (system) => {
    system.killAll();
    await delay(500);
    await system.start();
  },
  'SIGTERM-under-load-and-start': async (system) => {
    await system.stop();
    await system.start();
  },
  'disk-full-30s': fillDisk,
};

async function standStill(system, name) {
  system.signal(name, 'SIGSTOP');
  await delay(STOPPED_MS);
  system.signal(name, 'SIGCONT');
}

/** The front door starts anew while what its pages are made of is away: they come from disk (F-4). */
async function beginAgainWithoutNews(system) {
  const away = system.keepAway('news', 30_000);
  await delay(2000);
  await system.kill('shell', 1);
  await system.running('shell');
  for (const end = Date.now() + 15_000; ; await delay(200)) {
    const failed = [];
    for (const address of PAGES) {
      const answer = await fetch(`${system.origin}${address}`).catch(() => null);
      if (!answer?.ok || !(await answer.text()).includes('</h1>')) failed.push(address);
    }
    if (failed.length === 0) break;
    if (Date.now() > end) throw new Error(`no page at ${failed.join(', ')}`);
  }
  await away;
}

/** Redis forgets everything: sessions, jobs, limits. */
async function flushRedis(system) {
  const { REDIS_PASSWORD } = JSON.parse(readFileSync(path.join(system.dataDir, 'secrets.json'), 'utf8'));
  const socket = net.connect(system.processes().redis.ports.redis, '127.0.0.1');
  socket.write(`AUTH ${REDIS_PASSWORD}\r\nFLUSHALL\r\nQUIT\r\n`);
  let said = '';
  for await (const chunk of socket) said += chunk;
  if (said.split('+OK').length < 3) throw new Error(`Redis did not forget: ${said}`);
}

/** Fills what is left of the disk that the data folder is on: only ever one made for this (see run.mjs). */
async function fillDisk(system) {
  if (!system.ownDisk) throw new NotTried('no small disk can be mounted here');
  const file = path.join(system.dataDir, 'filler');
  const descriptor = openSync(file, 'w');
  try {
    const block = Buffer.alloc(1 << 20);
    while (statfsSync(system.dataDir).bavail > 0) writeSync(descriptor, block);
  } catch (error) {
    if (error.code !== 'ENOSPC') throw error;
  }
  await delay(30_000);
  closeSync(descriptor);
  rmSync(file);
}

/** The case cannot be tried on this machine. */
export class NotTried extends Error {}
