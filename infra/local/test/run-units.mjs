import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { root, run } from '../setup/run.mjs';
import { leaveOutLongSpecs, longSpecs } from './long-specs.mjs';
import { noReport, unitResults } from './results.mjs';

const RESULTS = path.join(root, 'node_modules/.cache/diwan');

const WORKERS = Math.max(2, availableParallelism());

/**
 * Runs unit and service tests.
 * @param {string[] | null} specs files from the root; null: all but those that the change leaves to `npm run test:long`
 * @param {string[] | null} changed files of the change, from the root
 * @returns {import('./results.mjs').SpecResult[]}
 */
export function runUnits(specs, changed) {
  if (specs !== null) return runJest('jest.json', WORKERS, ['--runTestsByPath', ...specs]);
  const chosen = leaveOutLongSpecs(changed);
  if (chosen.length > 0) console.log('Specs of the embedded MongoDB for itself, left to `npm run test:long`');
  return runJest('jest.json', WORKERS, chosen);
}

/**
 * Runs what `npm test` leaves out or takes at a smaller size, at full size.
 * @returns {import('./results.mjs').SpecResult[]}
 */
export const runLongUnits = () =>
  runJest('jest-long.json', WORKERS, ['--runTestsByPath', ...longSpecs()], { TEST_SIZE: 'full' });

/** One spec with nothing beside it. */
export const runUnitAlone = ({ target }) => runJest('jest-alone.json', 1, ['--runTestsByPath', target]);

function runJest(name, workers, args, env = {}) {
  const report = path.join(RESULTS, name);
  mkdirSync(RESULTS, { recursive: true });
  rmSync(report, { force: true });
  const output = ['--json', `--outputFile=${report}`, '--silent', `--maxWorkers=${workers}`];
  run(path.join(root, 'node_modules/.bin/jest'), [...output, ...args], {
    env: {
      ...process.env,
      NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
      NODE_ENV: 'test',
      ...env,
    },
  });
  try {
    return unitResults(JSON.parse(readFileSync(report, 'utf8')), root);
  } catch {
    return [noReport('unit and service tests')];
  }
}
