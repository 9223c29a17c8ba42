import { base } from '@diwan/tooling/jest.mjs';

/** Unit and service tests; Chromium journeys run by Playwright, see e2e/. */
export default {
  ...base,
  rootDir: import.meta.dirname,
  globalSetup: '<rootDir>/infra/local/test-stores.setup.mjs',
  globalTeardown: '<rootDir>/infra/local/test-stores.teardown.mjs',
};
