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
  // Services start inside tests; on two busy cores that takes seconds.
  testTimeout: 60_000,
  // Modules of specs that are done stay loaded.
  workerIdleMemoryLimit: '1GB',
  globalSetup: '<rootDir>/infra/local/test-stores.setup.mjs',
  globalTeardown: '<rootDir>/infra/local/test-stores.teardown.mjs',
};
