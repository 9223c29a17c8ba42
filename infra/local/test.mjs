// `npm test`: everything that is checked before a change lands. The last line counts the tests.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from './setup/build.mjs';
import { checkNode, installPackages } from './setup/dependencies.mjs';
import { requireProgram } from './setup/programs.mjs';
import { root, run } from './setup/run.mjs';

checkNode();
installPackages();
requireProgram('redis');
requireProgram('poppler');
const chromium = requireProgram('chromium');
build();

const results = path.join(root, 'node_modules/.cache/diwan');
mkdirSync(results, { recursive: true });
const jestFile = path.join(results, 'jest.json');
const journeysFile = path.join(results, 'journeys.json');
for (const file of [jestFile, journeysFile]) rmSync(file, { force: true });

const checked = run(process.execPath, ['infra/local/check.mjs']);

console.log('\n— Unit and service tests');
run(path.join(root, 'node_modules/.bin/jest'), ['--json', `--outputFile=${jestFile}`, '--silent', '--maxWorkers=2'], {
  env: {
    ...process.env,
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
    NODE_ENV: 'test',
  },
});

console.log('\n— Journeys in Chromium');
run(path.join(root, 'node_modules/.bin/playwright'), ['test', '--config', 'e2e/playwright.config.ts'], {
  env: { ...process.env, CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: journeysFile },
});

const jest = count(jestFile, ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => [
  numPassedTests,
  numFailedTests + numRuntimeErrorTestSuites,
]);
const journeys = count(journeysFile, ({ stats, errors }) => [
  stats.expected,
  stats.unexpected + stats.flaky + errors.length,
]);
const passed = jest.passed + journeys.passed + (checked ? 1 : 0);
const failed = jest.failed + journeys.failed + (checked ? 0 : 1);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** A suite that left no result has failed as a whole. */
function count(file, read) {
  try {
    const [passed, failed] = read(JSON.parse(readFileSync(file, 'utf8')));
    return { passed, failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
