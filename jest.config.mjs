import { inSameRealm, inSandbox } from '@diwan/tooling/jest.mjs';

const rootDir = import.meta.dirname;

/** Unit and service tests; Chromium journeys run by Playwright, see e2e/. */
export default {
  projects: [
    inSameRealm(rootDir, [
      'contracts',
      'infra',
      'packages/{service-kit,tooling,twilio-simulator}',
      'services',
      'shell/server',
    ]),
    inSandbox(rootDir, ['mf-*', 'packages/{desk-kit,mf-kit,ui}', 'shell/src']),
  ],
  // One limit for all, which is no statement on speed: work that hangs costs five minutes once, a busy machine costs nothing.
  testTimeout: 300_000,
  // Modules of specs that are done stay loaded.
  workerIdleMemoryLimit: '1GB',
  globalSetup: '<rootDir>/infra/local/test-stores.setup.mjs',
  globalTeardown: '<rootDir>/infra/local/test-stores.teardown.mjs',
};
