import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { requireProgram } from '../setup/programs.mjs';
import { root, run } from '../setup/run.mjs';
import { leaveOutLong, walksFor } from './long-walks.mjs';
import { journeyResults, noReport, unfinishedIsRed } from './results.mjs';

const RESULTS = path.join(root, 'node_modules/.cache/diwan');

/**
 * Walks every screen in every language, with the walks that `npm test` leaves out.
 * @returns {import('./results.mjs').SpecResult[]}
 */
export const runAllWalks = () => runPlaywright('walks.json', ['--no-deps', '--project=walks']).map(unfinishedIsRed);

/**
 * Runs the journeys, then the walks over every screen; these are run even where a journey is red.
 * @param {string[] | null} changed files of the change, from the root
 * @returns {import('./results.mjs').SpecResult[]}
 */
export function runJourneys(changed) {
  const walks = walksFor(changed);
  if (walks !== 'all')
    console.log(`Walks in Arabic, left to \`npm run test:long\` but for: ${walks.join(', ') || 'none'}`);
  const leaveOut = leaveOutLong(walks);
  const first = runPlaywright('journeys.json', leaveOut);
  const unwalked = first.filter(
    ({ project, passed, failures }) => project === 'walks' && passed + failures.length === 0,
  );
  if (unwalked.length === 0) return first.map(unfinishedIsRed);
  const others = first.filter((result) => !unwalked.includes(result));
  const walked = runPlaywright('walks.json', ['--no-deps', '--project=walks', ...leaveOut]);
  return [...others, ...walked].map(unfinishedIsRed);
}

/** One journey or walk on a system of its own, with nothing beside it. */
export const runJourneyAlone = ({ target, project, title }) =>
  runPlaywright('journeys-alone.json', ['--no-deps', '--workers=1', `--project=${project}`, target, ...only(title)]);

/** Playwright is told of one test by a pattern that its title fits, with the tags behind it. */
const only = (title) => (title ? ['--grep', `${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}( @\\w+)*$`] : []);

function runPlaywright(name, args) {
  const report = path.join(RESULTS, name);
  rmSync(report, { force: true });
  const chromium = requireProgram('chromium');
  const data = mkdtempSync(path.join(tmpdir(), 'diwan-e2e-'));
  const passed = run(
    path.join(root, 'node_modules/.bin/playwright'),
    ['test', '--config', 'e2e/playwright.config.ts', ...args],
    { env: { ...process.env, CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report, E2E_DATA_DIR: data } },
  );
  if (passed) rmSync(data, { recursive: true, force: true });
  else console.log(`What the system wrote meanwhile is kept in ${data}`);
  try {
    return journeyResults(JSON.parse(readFileSync(report, 'utf8')), root);
  } catch {
    return [noReport('journeys')];
  }
}
