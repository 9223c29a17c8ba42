import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/run.mjs';

/** Specs of the embedded MongoDB that speak for it alone; what the services rest on is looked at before every landing. */
const STORE_ALONE = 'infra/embedded-mongo/(?!checks/(?:commands|transactions)\\.|conformance/)';
/** What can make these red. */
const REACHES_STORE = /^(?:infra\/embedded-mongo\/|package-lock\.json$)/;
/** Specs that take more of something at full size. */
const SIZED = /\b(?:sized|outsiderMatrix|sampleMatrix)\(/;

/**
 * What jest is told to leave to `npm run test:long`.
 * @param {string[] | null} changed files of the change, from the root; null where nobody knows
 * @returns {string[]} arguments
 */
export const leaveOutLongSpecs = (changed) =>
  !changed || changed.some((file) => REACHES_STORE.test(file)) ? [] : [`^(?!.*/${STORE_ALONE})`];

/** The specs that `npm test` leaves out or takes at a smaller size, from the root. */
export function longSpecs() {
  const specs = execFileSync('git', ['ls-files', '*.spec.ts'], { cwd: root, encoding: 'utf8' }).split('\n');
  const alone = new RegExp(`^${STORE_ALONE}`);
  const isSized = (spec) => SIZED.test(readFileSync(path.join(root, spec), 'utf8'));
  return specs.filter((spec) => spec && (alone.test(spec) || isSized(spec)));
}
