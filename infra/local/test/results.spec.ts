import { describe, expect, it } from '@jest/globals';
import { journeyResults, unfinishedIsRed, unitResults } from './results.mjs';

const passed = (fullName: string) => ({ fullName, status: 'passed', failureMessages: [] });
const failed = (fullName: string, ...failureMessages: string[]) => ({ fullName, status: 'failed', failureMessages });
const suite = (name: string, assertionResults: object[], message = '') => ({
  name: `/house/${name}`,
  status:
    assertionResults.some((test) => 'status' in test && test.status === 'failed') || message ? 'failed' : 'passed',
  message,
  startTime: 1000,
  endTime: 3500,
  assertionResults,
});
const unit = (...testResults: object[]) => unitResults({ testResults }, '/house');

describe("what jest's report says", () => {
  it('counts what passed and names what failed, without colours and places of this machine', () => {
    const [result] = unit(
      suite('a.spec.ts', [passed('one'), failed('two', '\u001b[31mExpected: 1\u001b[39m\n at /house/a.spec.ts:3:1')]),
    );
    expect(result).toEqual({
      file: 'a.spec.ts',
      target: 'a.spec.ts',
      passed: 1,
      unpassed: 1,
      ms: 2500,
      failures: [{ test: 'two', said: 'Expected: 1\n at a.spec.ts:3:1' }],
    });
  });

  it('a beforeAll that failed is one failure, whatever afterAll said to each of its tests then', () => {
    const hook = 'Error: no database\n    at a.spec.ts:12:3';
    const tests = Array.from({ length: 111 }, (_, n) => failed(`test ${n}`, hook, 'TypeError: stop of undefined'));
    const [result] = unit(suite('a.spec.ts', [...tests, failed('another', 'Expected: 1')]));
    expect(result?.unpassed).toBe(112);
    expect(result?.failures).toEqual([
      { test: 'test 0', said: hook },
      { test: 'another', said: 'Expected: 1' },
    ]);
  });

  it('a file that could not be loaded is a failure, too', () => {
    const [result] = unit(suite('a.spec.ts', [], 'SyntaxError: nothing to import'));
    expect(result?.failures).toEqual([{ test: '(the whole file)', said: 'SyntaxError: nothing to import' }]);
  });
});

const test = (projectName: string, status: string, ...messages: string[]) => ({
  projectName,
  status,
  results: [{ duration: 700, errors: messages.map((message) => ({ message })) }],
});
const journey = (suites: object[], errors: object[] = []) =>
  journeyResults({ config: { rootDir: '/house/e2e' }, suites, errors }, '/house');

describe("what Playwright's report says", () => {
  it('by file for journeys, one by one for walks, down through all suites', () => {
    const results = journey([
      {
        specs: [{ file: 'journeys/bill.spec.ts', title: 'pays', tests: [test('journeys', 'expected')] }],
        suites: [
          {
            specs: [{ file: 'journeys/bill.spec.ts', title: 'fails', tests: [test('journeys', 'unexpected', 'late')] }],
          },
        ],
      },
      {
        specs: [
          { file: 'walks/desk.spec.ts', title: 'desk', tests: [test('walks', 'skipped')] },
          { file: 'walks/desk.spec.ts', title: 'portal', tests: [test('walks', 'expected')] },
        ],
      },
    ]);
    expect(
      results.map(({ target, title, passed, unpassed, failures }) => [target, title, passed, unpassed, failures]),
    ).toEqual([
      ['e2e/journeys/bill.spec.ts', undefined, 1, 1, [{ test: 'fails', said: 'late' }]],
      ['e2e/walks/desk.spec.ts', 'desk', 0, 1, []],
      ['e2e/walks/desk.spec.ts', 'portal', 1, 0, []],
    ]);
  });

  it('tests that did not come to their turn are red where nothing before them failed, and nothing to run again', () => {
    const specs = [
      { file: 'walks/desk.spec.ts', title: 'desk', tests: [test('walks', 'skipped')] },
      { file: 'journeys/bill.spec.ts', title: 'pays', tests: [test('journeys', 'unexpected', 'late')] },
      { file: 'journeys/bill.spec.ts', title: 'pays again', tests: [test('journeys', 'skipped')] },
    ];
    expect(journey([{ specs }]).map(unfinishedIsRed)).toMatchObject([
      { file: 'e2e/walks/desk.spec.ts', target: '', failures: [{ test: '(1 tests)' }] },
      { target: 'e2e/journeys/bill.spec.ts', failures: [{ test: 'pays', said: 'late' }] },
    ]);
  });

  it('a system that did not start is red, and nothing to run again', () => {
    const [result] = journey([], [{ message: 'Timed out waiting from config.webServer' }]);
    expect(result).toMatchObject({ target: '', failures: [{ said: 'Timed out waiting from config.webServer' }] });
  });
});
