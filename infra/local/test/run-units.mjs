import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { root, run } from '../setup/run.mjs';
import { noReport, unitResults } from './results.mjs';

const RESULTS = path.join(root, 'node_modules/.cache/diwan');

/**
 * Runs unit and service tests.
 * @param {string[] | null} specs files from the root; null: all
 * @returns {import('./results.mjs').SpecResult[]}
 */
export function runUnits(specs) {
  return runJest(
    'jest.json',
    Math.max(2, availableParallelism()),
    specs === null ? [] : ['--runTestsByPath', ...specs],
  );
}

/** One spec with nothing beside it. */
export const runUnitAlone = ({ target }) => runJest('jest-alone.json', 1, ['--runTestsByPath', target]);

function runJest(name, workers, args) {
  const report = path.join(RESULTS, name);
  mkdirSync(RESULTS, { recursive: true });
  rmSync(report, { force: true });
  const output = ['--json', `--outputFile=${report}`, '--silent', `--maxWorkers=${workers}`];
  run(path.join(root, 'node_modules/.bin/jest'), [...output, ...args], {
    env: {
      ...process.env,
      NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
      NODE_ENV: 'test',
    },
  });
  try {
    return unitResults(JSON.parse(readFileSync(report, 'utf8')), root);
  } catch {
    return [noReport('unit and service tests')];
  }
}
