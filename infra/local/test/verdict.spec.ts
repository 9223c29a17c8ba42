import { describe, expect, it } from '@jest/globals';
import { withSeen } from './shaky-list.mjs';
import { kindOf, redAtOnce } from './verdict.mjs';

const LATE = { test: 'answers', said: 'thrown: "Exceeded timeout of 60000 ms for a test."' };
const WRONG = { test: 'adds up', said: 'Expected: 3\nReceived: 2' };

const resultOf = (file: string, ...failures: { test: string; said: string }[]) => ({
  file,
  target: file,
  passed: 0,
  unpassed: failures.length,
  ms: 0,
  failures,
});
const SPEC = 'services/billing/src/invoices/invoice.spec.ts';
const TODAY = '2026-11-26';
const entry = (kind: 'limit of time' | 'wrong value', firstSeen: string) => ({
  spec: SPEC,
  kind,
  firstSeen,
  lastSeen: firstSeen,
  test: 'answers',
  said: 'late',
});

describe('a spec that failed', () => {
  const reason = (changed: string[], known: ReturnType<typeof entry>[] = [], file = SPEC) =>
    redAtOnce(resultOf(file, LATE), { changed, known, today: TODAY });

  it('is run again when the change is elsewhere, even in what it imports', () => {
    expect(reason(['packages/service-kit/src/store/redis.ts', 'services/billing/src/payments/payment.spec.ts'])).toBe(
      undefined,
    );
  });

  it.each([
    ['the spec itself', SPEC],
    ['the folder it stands in', 'services/billing/src/invoices/issue-invoice.ts'],
    ['a folder below', 'services/billing/src/invoices/editor/total.ts'],
  ])('stays red when the change touches %s', (_, changed) => {
    expect(reason([changed])).toContain(changed);
  });

  it('is not touched by a folder whose name only begins alike', () => {
    expect(reason(['services/billing/src/invoices-by-post/send.ts'])).toBe(undefined);
  });

  it('answers for itself alone where it is a journey: one folder holds them all', () => {
    const journey = 'e2e/journeys/billing.spec.ts';
    expect(reason(['e2e/journeys/cases.spec.ts'], [], journey)).toBe(undefined);
    expect(reason([journey], [], journey)).toContain(journey);
  });

  it.each([
    ['limit of time', 14, undefined],
    ['limit of time', 15, 'known since'],
    ['wrong value', 7, undefined],
    ['wrong value', 8, 'known since'],
  ] as const)('with a %s, known for %i days: %s', (kind, days, expected) => {
    const firstSeen = new Date(Date.parse(TODAY) - days * 86_400_000).toISOString().slice(0, 10);
    const said = reason([], [entry(kind, firstSeen)]);
    if (expected) expect(said).toContain(expected);
    else expect(said).toBe(undefined);
  });

  it('has the shorter time from the first wrong value on', () => {
    const known = [entry('limit of time', '2026-11-16')];
    const given = { changed: [], known, today: TODAY };
    expect(redAtOnce(resultOf(SPEC, LATE), given)).toBe(undefined);
    expect(redAtOnce(resultOf(SPEC, WRONG), given)).toContain('wrong value');
  });

  it('is red where the runner itself failed', () => {
    expect(redAtOnce({ ...resultOf('e2e', WRONG), target: '' }, { changed: [], known: [], today: TODAY })).toContain(
      'no spec',
    );
  });
});

describe('what a failure was', () => {
  it.each([
    LATE.said,
    'Test timeout of 120000ms exceeded.',
    'expect(locator).toBeVisible() failed\n\nTimeout: 20000ms',
    'MongooseServerSelectionError: Server selection timed out after 5000 ms',
    'expected 200, got 503 {"code":"UNAVAILABLE"}',
    'Unable to find an element\n    at waitForWrapper (wait-for.js:163:27)',
    'Error: 3 left\n    at eventually (packages/service-kit/src/testing/eventually.ts:12:7)',
  ])('a limit of time: %j', (said) => {
    expect(kindOf([{ said }])).toBe('limit of time');
  });

  it('a wrong value as soon as one of several is', () => {
    expect(kindOf([LATE, WRONG])).toBe('wrong value');
  });
});

describe('the list of shaky specs', () => {
  it('takes in what is new, and keeps the first day and the graver kind of what is known', () => {
    const known = [entry('wrong value', '2026-11-20')];
    const list = withSeen(known, [resultOf(SPEC, LATE), resultOf('a.spec.ts', WRONG)], TODAY);
    expect(list.map(({ spec, kind, firstSeen, lastSeen }) => [spec, kind, firstSeen, lastSeen])).toEqual([
      ['a.spec.ts', 'wrong value', TODAY, TODAY],
      [SPEC, 'wrong value', '2026-11-20', TODAY],
    ]);
  });

  it('keeps what was not seen today', () => {
    expect(withSeen([entry('limit of time', '2026-11-20')], [], TODAY)).toHaveLength(1);
  });
});
