import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from '../setup/run.mjs';

const START_MS = 300_000;
const HEALTHY_MS = 120_000;

/** A whole Diwan on data of its own, whose programs can be harmed. */
export class SystemUnderTest {
  constructor(dataDir, port, redisServer) {
    this.dataDir = dataDir;
    this.port = port;
    this.origin = `http://localhost:${port}`;
    this.redisServer = redisServer;
  }

  /** Starts it; resolves when it says that it is ready. */
  start() {
    const env = {
      ...process.env,
      PORT: String(this.port),
      DATA_DIR: this.dataDir,
      RATE_LIMITS: 'off',
      REDIS_SERVER: this.redisServer,
    };
    this.supervisor = spawn(process.execPath, [path.join(root, 'infra/local/dist/main.js')], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let said = '';
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`The system did not start: ${said.slice(-500)}`)), START_MS);
      for (const stream of [this.supervisor.stdout, this.supervisor.stderr]) {
        stream.on('data', (text) => {
          said = (said + text).slice(-5000);
          if (!said.includes('Diwan is ready')) return;
          clearTimeout(timer);
          resolve();
        });
      }
      this.supervisor.once('exit', (code) => {
        clearTimeout(timer);
        reject(new Error(`The system ended with ${code}: ${said.slice(-500)}`));
      });
    });
  }

  /** Asks it to stop, as Ctrl-C does, and waits for the end of every program. */
  async stop() {
    const { supervisor } = this;
    if (!supervisor || supervisor.exitCode !== null || supervisor.signalCode !== null) return;
    const ended = new Promise((resolve) => supervisor.once('exit', resolve));
    supervisor.kill('SIGTERM');
    await ended;
  }

  /** Kills everything at once, the supervisor first. */
  killAll() {
    const pids = Object.values(this.processes()).map(({ pid }) => pid);
    for (const pid of [this.supervisor.pid, ...pids]) signal(pid, 'SIGKILL');
  }

  processes() {
    return JSON.parse(readFileSync(path.join(this.dataDir, 'run.json'), 'utf8')).processes;
  }

  pidOf(name) {
    return this.processes()[name]?.pid ?? null;
  }

  signal(name, kind) {
    return signal(this.pidOf(name), kind);
  }

  /** Kills a program so many times, each time when it runs again. */
  async kill(name, times) {
    for (let time = 0; time < times; time++) {
      const pid = await this.running(name);
      signal(pid, 'SIGKILL');
      for (let waited = 0; this.pidOf(name) === pid && waited < 5000; waited += 20) await delay(20);
      await delay(700 + Math.random() * 800);
    }
  }

  /** Keeps a program from running for so long. */
  async keepAway(name, ms) {
    for (const end = Date.now() + ms; Date.now() < end; await delay(50)) this.signal(name, 'SIGKILL');
  }

  async running(name) {
    for (let waited = 0; waited < 30_000; waited += 50) {
      const pid = this.pidOf(name);
      if (pid) return pid;
      await delay(50);
    }
    throw new Error(`${name} was not started again`);
  }

  /** Seconds until the whole system says that it is up, three times in a row. */
  async untilHealthy() {
    const began = Date.now();
    for (let times = 0; Date.now() - began < HEALTHY_MS; await delay(300)) {
      const answer = await fetch(`${this.origin}/healthz`, { signal: AbortSignal.timeout(5000) }).catch(() => null);
      times = answer?.ok ? times + 1 : 0;
      if (times === 3) return (Date.now() - began) / 1000;
    }
    throw new Error(`not healthy after ${HEALTHY_MS / 1000} s`);
  }
}

function signal(pid, kind) {
  try {
    return pid ? process.kill(pid, kind) : false;
  } catch {
    return false;
  }
}

/** A port of the loopback address that is free now. */
export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
