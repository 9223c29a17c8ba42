import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 18_000);
const origin = `http://localhost:${port}`;
// One folder for all workers of a run: the first process that reads this file makes it.
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'diwan-e2e-'));

/** Walks over every screen: they only read, so they may go on beside anything that leaves people signed in and records where they are. */
const SCREENS = ['**/private-screens.spec.ts', '**/public-pages.spec.ts'];

/** What others would notice (killed programs, ended sessions, pages of the site that come and go), and what they would disturb: what is measured by a clock. */
const ALONE = [
  'faults',
  'front-door',
  'layout-shift',
  'offline',
  'passkeys',
  'several',
  'site-content',
  'unsaved-work',
  'waking',
].map((name) => `**/${name}.spec.ts`);

/** Journeys through the whole system, started for the run on data of its own. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  // Signing in as staff may wait for the next code of the authenticator: 30 seconds.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // One for the journeys, two for the walks.
  workers: 3,
  projects: [
    { name: 'alone', testMatch: ALONE, workers: 1 },
    // They change data that the next one counts on: one at a time.
    { name: 'journeys', testIgnore: [...SCREENS, ...ALONE], workers: 1, dependencies: ['alone'] },
    { name: 'screens', testMatch: SCREENS, fullyParallel: true, dependencies: ['alone'] },
  ],
  forbidOnly: true,
  reporter: [['list'], ['json']],
  use: {
    baseURL: origin,
    locale: 'en-GB',
    trace: 'retain-on-failure',
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
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 40_000 },
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      RATE_LIMITS: 'off',
      PACKAGES_USED_BY: String(process.pid),
    },
  },
});
