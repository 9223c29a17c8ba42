// `npm test`: everything that is checked before a change lands. The last line counts the tests.
// `npm test -- --changed [ref]`: what a change since `ref` (origin/main) reaches; says what it leaves out. `--journeys`: with them all the same.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { build, compile } from './setup/build.mjs';
import { checkNode, installPackages } from './setup/dependencies.mjs';
import { requireProgram } from './setup/programs.mjs';
import { changedFiles, reachedSpecs, touchesScreens } from './setup/reached-specs.mjs';
import { root, run, stop } from './setup/run.mjs';

const begun = Date.now();
const times = [];
const plan = planOf(process.argv.slice(2));

await phase('Preparing', () => {
  checkNode();
  installPackages();
  requireProgram('redis');
  requireProgram('poppler');
  if (plan.journeys) build();
  else compile();
});

const results = path.join(root, 'node_modules/.cache/diwan');
mkdirSync(results, { recursive: true });
const jestFile = path.join(results, 'jest.json');
const journeysFile = path.join(results, 'journeys.json');
for (const file of [jestFile, journeysFile]) rmSync(file, { force: true });

const checked = await phase('Checks', () => run(process.execPath, ['infra/local/check.mjs']));

if (plan.specs === null || plan.specs.length > 0) {
  await phase('Unit and service tests', () => {
    const workers = `--maxWorkers=${Math.max(2, availableParallelism())}`;
    const only = plan.specs === null ? [] : ['--runTestsByPath', ...plan.specs];
    const args = ['--json', `--outputFile=${jestFile}`, '--silent', workers, ...only];
    run(path.join(root, 'node_modules/.bin/jest'), args, {
      env: {
        ...process.env,
        NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
        NODE_ENV: 'test',
      },
    });
  });
}

if (plan.journeys) {
  const chromium = requireProgram('chromium');
  await phase('Journeys in Chromium', () =>
    run(path.join(root, 'node_modules/.bin/playwright'), ['test', '--config', 'e2e/playwright.config.ts'], {
      env: { ...process.env, CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: journeysFile },
    }),
  );
}

const jest =
  plan.specs?.length === 0
    ? { passed: 0, failed: 0 }
    : count(jestFile, ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => [
        numPassedTests,
        numFailedTests + numRuntimeErrorTestSuites,
      ]);
const journeys = plan.journeys
  ? count(journeysFile, ({ stats, errors }) => [stats.expected, stats.unexpected + stats.flaky + errors.length])
  : { passed: 0, failed: 0 };
const passed = jest.passed + journeys.passed + (checked ? 1 : 0);
const failed = jest.failed + journeys.failed + (checked ? 0 : 1);
sayWhereTheTimeWent();
for (const sentence of plan.left) console.log(sentence);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** Which specs run (null: all) and whether the journeys do; `left` says what does not. */
function planOf(args) {
  const at = args.indexOf('--changed');
  if (at < 0) return { specs: null, journeys: true, left: [] };
  const given = args[at + 1];
  const ref = given && !given.startsWith('--') ? given : 'origin/main';
  try {
    const changed = changedFiles(ref);
    const { reached, all } = reachedSpecs(changed);
    const journeys = args.includes('--journeys') || touchesScreens(changed);
    console.log(`${changed.length} files differ from ${ref}; they reach ${reached.length} of ${all} specs.`);
    const left = [
      `Left out: ${all - reached.length} specs that import nothing of it${journeys ? '' : ', and all journeys'}.`,
    ];
    return { specs: reached, journeys, left };
  } catch (error) {
    return stop(`What changed since ${ref} cannot be told: ${error.message}`);
  }
}

async function phase(title, work) {
  console.log(`\n— ${title}`);
  const from = Date.now();
  const result = await work();
  times.push([title, Date.now() - from]);
  return result;
}

function sayWhereTheTimeWent() {
  const minutes = (ms) => {
    const seconds = Math.round(ms / 1000);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  };
  console.log('\n— Where the time went (minutes)');
  for (const [title, ms] of [...times, ['All', Date.now() - begun]])
    console.log(`${minutes(ms).padStart(6)}  ${title}`);
  for (const [file, ms] of slowest(10)) console.log(`${minutes(ms).padStart(6)}    ${path.relative(root, file)}`);
}

/** The suites that took longest. */
function slowest(number) {
  try {
    const { testResults } = JSON.parse(readFileSync(jestFile, 'utf8'));
    const suites = testResults.map(({ name, startTime, endTime }) => [name, endTime - startTime]);
    return suites.sort(([, one], [, other]) => other - one).slice(0, number);
  } catch {
    return [];
  }
}

/** A suite that left no result has failed as a whole. */
function count(file, read) {
  try {
    const [passed, failed] = read(JSON.parse(readFileSync(file, 'utf8')));
    return { passed, failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
