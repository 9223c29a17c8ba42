import { execFileSync } from 'node:child_process';
import { changedFiles } from '../setup/reached-specs.mjs';
import { root } from '../setup/run.mjs';

/** On the main branch itself a change is what was committed in the last hours before its newest commit. */
const HOURS = 4;

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trimEnd();

/** The newest commit. */
export const head = () => git('rev-parse', 'HEAD');

/** Files that differ from the newest commit, those that git does not know yet included. */
export const uncommitted = () =>
  git('status', '--porcelain', '--untracked-files=all')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3));

/**
 * Files that the change under test touches, from the root: since the branch left `origin/main`, or, on that branch itself and where there is
 * none, since some hours before the newest commit. Null where the history does not say.
 * @param {string} [given] a commit to count from instead
 */
export function filesOfChange(given) {
  try {
    const base = given ?? baseOfBranch() ?? git('rev-list', '-1', `--before=${secondsOfHead() - HOURS * 3600}`, 'HEAD');
    return base ? changedFiles(base) : null;
  } catch {
    return null;
  }
}

const secondsOfHead = () => Number(git('log', '-1', '--format=%ct'));

function baseOfBranch() {
  try {
    const base = git('merge-base', 'HEAD', 'origin/main');
    return base === head() ? undefined : base;
  } catch {
    return undefined;
  }
}
