import { TYPESCRIPT } from './swc.mjs';

/** Jest in native ESM mode: TypeScript by swc, packages from their built `dist`. Run with NODE_OPTIONS=--experimental-vm-modules. */
export const base = {
  testEnvironment: 'node',
  // Services start inside tests; on two busy cores that takes seconds.
  testTimeout: 30_000,
  testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist', '/e2e/'],
  modulePathIgnorePatterns: ['/dist/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '\\.css$': '@diwan/tooling/empty-module.mjs', '^(\\.{1,2}/.*)\\.js$': '$1' },
  setupFiles: ['@diwan/tooling/jest.setup.mjs'],
  transform: {
    '^.+\\.tsx?$': ['@swc/jest', TYPESCRIPT],
  },
};
