import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 18_000);
const origin = `http://localhost:${port}`;
// One folder for all workers of a run: the first process that reads this file makes it.
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'diwan-e2e-'));

/** Journeys through the whole system, started for the run on data of its own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // Slow is not wrong, so journeys have no limits of their own. Signing in as staff may wait for the next code of the authenticator: 30 seconds.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  workers: 2,
  projects: [
    // They change data and kill programs: one at a time, and before anything else.
    { name: 'journeys', testDir: './journeys', workers: 1 },
    // They look at every screen and change nothing, so two go on at once.
    { name: 'walks', testDir: './walks', fullyParallel: true, dependencies: ['journeys'], use: { trace: 'off' } },
  ],
  forbidOnly: true,
  reporter: [['list'], ['json']],
  use: {
    baseURL: origin,
    locale: 'en-GB',
    // No film of it: filming keeps a core busy, and what the page held is in the trace all the same.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node infra/local/start.mjs',
    cwd: path.resolve(import.meta.dirname, '..'),
    url: `${origin}/healthz`,
    // The demo of two years is loaded first.
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 40_000 },
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      RATE_LIMITS: 'off',
      PACKAGES_USED_BY: String(process.pid),
    },
  },
});
