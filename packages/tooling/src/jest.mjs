import { fileURLToPath } from 'node:url';
import { TYPESCRIPT } from './swc.mjs';

const SPECS = '**/*.spec.{ts,tsx}';
const file = (name) => fileURLToPath(new URL(name, import.meta.url));

const common = {
  testPathIgnorePatterns: ['/node_modules/', '/dist', '/e2e/'],
  modulePathIgnorePatterns: ['/dist/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
};

/** Specs of what runs in browsers: each in a sandbox of its own, with jsdom where it asks for it. Needs NODE_OPTIONS=--experimental-vm-modules. */
export const inSandbox = (rootDir, places) => ({
  ...common,
  rootDir,
  displayName: 'browser',
  testMatch: places.map((place) => `<rootDir>/${place}/${SPECS}`),
  testEnvironment: 'node',
  runtime: file('sandbox-runtime.mjs'),
  moduleNameMapper: { '\\.css$': '@diwan/tooling/empty-module.mjs', '^(\\.{1,2}/.*)\\.js$': '$1' },
  setupFiles: ['@diwan/tooling/jest.setup.mjs'],
  setupFilesAfterEnv: ['@diwan/tooling/jest.waiting.mjs'],
  transform: { '^.+\\.tsx?$': ['@swc/jest', TYPESCRIPT] },
});

/** Specs of what runs in Node.js: as programs run there, without a sandbox. */
export const inSameRealm = (rootDir, places) => ({
  ...common,
  rootDir,
  displayName: 'node',
  testMatch: places.map((place) => `<rootDir>/${place}/${SPECS}`),
  testEnvironment: file('same-realm/environment.mjs'),
  runtime: file('same-realm/runtime.mjs'),
  injectGlobals: false,
  setupFilesAfterEnv: ['@diwan/tooling/jest.seed.mjs'],
  transform: {},
});
