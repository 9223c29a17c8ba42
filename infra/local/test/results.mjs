import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * A spec file as one run left it.
 * @typedef {{ test: string, said: string }} Failure
 * @typedef {{ file: string, target: string, project?: string, passed: number, unpassed: number, ms: number, failures: Failure[], title?: string }} SpecResult
 * `file` from the root of the checkout; `target` what the runner is given to run it again; `unpassed` tests that failed or did not come to
 * their turn; `title` of its one test, where it is not the whole file; `failures` each cause once: what fails in a `beforeAll` is one failure, however many tests it takes along.
 */

/** What was said, without colours and without the place of the checkout, since it is kept and shown elsewhere. */
const plain = (text, root) => stripVTControlCharacters(text).replaceAll(`${root}/`, '').trim();

/**
 * Reads what jest wrote with `--json`.
 * @param {any} report
 * @param {string} root
 * @returns {SpecResult[]}
 */
export function unitResults(report, root) {
  return report.testResults.map(({ name, status, message, startTime, endTime, assertionResults }) => {
    const file = path.relative(root, name);
    const red = assertionResults.filter((test) => test.status === 'failed');
    const failures = distinct(
      red.map(({ fullName, failureMessages }) => ({ test: fullName, said: plain(failureMessages[0] ?? '', root) })),
    );
    // A file that could not be loaded has no tests, only a message.
    if (status === 'failed' && red.length === 0)
      failures.push({ test: '(the whole file)', said: plain(message, root) });
    const passed = assertionResults.filter((test) => test.status === 'passed').length;
    return { file, target: file, passed, unpassed: red.length, ms: endTime - startTime, failures };
  });
}

/**
 * Reads what Playwright's JSON reporter wrote. Each walk is a result of its own, since one file holds many of them.
 * @param {any} report
 * @param {string} root
 * @returns {SpecResult[]}
 */
export function journeyResults(report, root) {
  const results = new Map();
  for (const { file, title, test } of report.suites.flatMap(testsOf)) {
    const name = path.relative(root, path.resolve(report.config.rootDir, file));
    const own = test.projectName === 'walks' ? { title } : {};
    const key = `${test.projectName} ${name} ${own.title ?? ''}`;
    const result = results.get(key) ?? { ...emptyResult(name, name, test.projectName), ...own };
    results.set(key, result);
    for (const { duration } of test.results) result.ms += duration;
    if (test.status === 'expected') result.passed += 1;
    else result.unpassed += 1;
    const errors = test.results.flatMap(({ errors }) => errors);
    if (test.status === 'unexpected' || test.status === 'flaky')
      result.failures.push({ test: title, said: plain(errors[0]?.message ?? 'It failed without a word.', root) });
  }
  const outside = report.errors.map(({ message }) => ({
    test: '(outside of tests)',
    said: plain(message ?? '', root),
  }));
  if (outside.length > 0) results.set('', { ...emptyResult('e2e', '', ''), failures: outside });
  return [...results.values()];
}

/**
 * Makes red what was broken off: tests that did not come to their turn though nothing before them failed. That is nothing to run again alone,
 * since it was not the spec that failed.
 * @param {SpecResult} result
 * @returns {SpecResult}
 */
export const unfinishedIsRed = (result) =>
  result.unpassed === 0 || result.failures.length > 0
    ? result
    : {
        ...result,
        target: '',
        failures: [
          { test: `(${result.unpassed} tests)`, said: 'They did not come to their turn: the run was broken off.' },
        ],
      };

/**
 * The result of a run that left no report: red, and nothing that could be run again.
 * @param {string} what
 * @returns {SpecResult}
 */
export const noReport = (what) => ({
  ...emptyResult(what, '', ''),
  failures: [{ test: '(the whole run)', said: 'It ended without a report; see its last words above.' }],
});

const emptyResult = (file, target, project) => ({ file, target, project, passed: 0, unpassed: 0, ms: 0, failures: [] });

/** Every test below a suite of Playwright's report, with its file. */
function testsOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, title, tests }) => tests.map((test) => ({ file, title, test })));
  return [...own, ...suites.flatMap(testsOf)];
}

/** The first failure of each wording: what a hook throws is told again by every test behind it, with the same stack. */
function distinct(failures) {
  return [...new Map([...failures].reverse().map((failure) => [failure.said, failure])).values()].reverse();
}
