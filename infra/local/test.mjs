// `npm test`: everything that is checked before a change lands. The last line counts the tests. Ways to call it: docs/how-to/testing.md
import { loadavg } from 'node:os';
import { build, compile } from './setup/build.mjs';
import { checkNode, installPackages } from './setup/dependencies.mjs';
import { requireProgram } from './setup/programs.mjs';
import { changedFiles, reachedSpecs, touchesScreens } from './setup/reached-specs.mjs';
import { run, stop } from './setup/run.mjs';
import { SecondLook } from './test/again.mjs';
import { filesOfChange, head, uncommitted } from './test/change.mjs';
import { runJourneyAlone, runJourneys } from './test/run-journeys.mjs';
import { runUnitAlone, runUnits } from './test/run-units.mjs';
import { noteTested } from './test/tested-commit.mjs';

const begun = Date.now();
const times = [];
const args = process.argv.slice(2);
const plan = planOf();
const before = stateOfTree();

phase('Preparing', () => {
  checkNode();
  installPackages();
  requireProgram('redis');
  requireProgram('poppler');
  if (plan.journeys) build();
  else compile();
});

if (plan.journeys) await requireFreePort();

const today = new Date().toISOString().slice(0, 10);
const changed = filesOfChange(optionOf('--base') ?? optionOf('--changed'));
const second = new SecondLook({ changed, today });
const checked = phase('Checks', () => run(process.execPath, ['infra/local/check.mjs']));
const results = [];

if (plan.specs === null || plan.specs.length > 0)
  phase('Unit and service tests', () => {
    const units = runUnits(plan.specs, changed);
    results.push(...units);
    second.look(units, runUnitAlone);
  });

if (plan.journeys && !args.includes('--all') && (!checked || second.red.length > 0)) {
  plan.journeys = false;
  plan.left.push(
    'Journeys were not run, because something before them is red; `npm test -- --all` runs them all the same.',
  );
}
if (plan.journeys)
  phase('Journeys in Chromium', () => {
    const journeys = runJourneys(changed);
    results.push(...journeys);
    second.look(journeys, runJourneyAlone);
  });

const passed =
  sum(results.map((result) => result.passed)) + sum(second.shaky.map(({ unpassed }) => unpassed)) + Number(checked);
const failed = sum(second.red.map(({ result }) => result.failures.length)) + Number(!checked);
second.report();
sayWhereTheTimeWent();
for (const sentence of plan.left) console.log(sentence);
if (failed === 0 && plan.left.length === 0) noteIfClean();
const names = second.shaky.map(({ file }) => file);
console.log(`\n${names.length} shaky${names.length > 0 ? `: ${names.join(', ')}` : ''}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/**
 * What runs: `specs` (null: all), whether the journeys do, and in `left` what does not. `--changed [ref]`: what a change since `ref`
 * (origin/main) reaches; `--journeys`: with them all the same.
 */
function planOf() {
  if (!args.includes('--changed')) return { specs: null, journeys: true, left: [] };
  const ref = optionOf('--changed') ?? 'origin/main';
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

/** Twenty minutes before the journeys need it: a run that was stopped may have left its system behind. */
async function requireFreePort() {
  const { isFree } = await import('./dist/ports.js');
  const port = Number(process.env.E2E_PORT ?? 18_000);
  if (!(await isFree(port)))
    stop(`Port ${port} is taken, which the journeys need. Stop what listens there, or name another one in E2E_PORT.`);
}

/** What follows a name on the command line; undefined where nothing does. */
function optionOf(name) {
  const value = args.includes(name) ? args[args.indexOf(name) + 1] : undefined;
  return value?.startsWith('--') ? undefined : value;
}

function phase(title, work) {
  console.log(`\n— ${title}`);
  const from = Date.now();
  const result = work();
  times.push([title, Date.now() - from]);
  return result;
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The commit that is tested, and whether the tree differs from it; the list of shaky specs may, this run writes it. */
function stateOfTree() {
  try {
    const dirty = uncommitted().some((file) => file !== 'infra/local/shaky.json');
    return { commit: head(), dirty };
  } catch {
    return { commit: undefined, dirty: true };
  }
}

function noteIfClean() {
  const { commit, dirty } = stateOfTree();
  if (before.dirty || dirty || commit !== before.commit) return;
  const seconds = Math.round((Date.now() - begun) / 1000);
  const shaky = second.shaky.map(({ file }) => file);
  console.log(`Noted in ${noteTested(commit, { passed, shaky, seconds, load: loadavg() })}`);
}

function sayWhereTheTimeWent() {
  const minutes = (ms) => {
    const seconds = Math.round(ms / 1000);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  };
  console.log('\n— Where the time went (minutes)');
  for (const [title, ms] of [...times, ['All', Date.now() - begun]])
    console.log(`${minutes(ms).padStart(6)}  ${title}`);
  const slowest = [...results].sort((one, other) => other.ms - one.ms).slice(0, 10);
  for (const { target, ms } of slowest) console.log(`${minutes(ms).padStart(6)}    ${target}`);
}
