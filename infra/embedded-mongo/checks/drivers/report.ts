import { basename } from 'node:path';
import type { ExpectedFailure } from './expected-failures.js';
import type { Outcome } from './run-test.js';

interface Count {
  pass: number;
  fail: number;
  expected: number;
  skip: number;
}

/** Collects how tests went, and prints it. */
export class Report {
  private readonly counts = new Map<string, Count>();
  private readonly failures: string[] = [];
  private readonly known = new Map<string, number>();
  private readonly skips = new Map<string, number>();

  constructor(private readonly expected: ExpectedFailure[]) {}

  /** Notes the outcome of a test. */
  add(folder: string, file: string, test: string, { status, reason = '' }: Outcome): void {
    const count = this.countOf(basename(folder));
    const name = `${basename(folder)}/${file}: ${test}`;
    const expected = this.expected.find(({ tests }) => tests.test(name));
    if (status === 'skip') {
      count.skip++;
      increment(this.skips, reason);
    } else if (status === 'fail' && expected) {
      count.expected++;
      increment(this.known, `${expected.cause}: ${expected.reason}`);
    } else if (status === 'pass' && !expected) count.pass++;
    else {
      count.fail++;
      this.failures.push(`${name}\n    ${expected ? `passes, but was expected to fail: ${expected.reason}` : reason}`);
    }
  }

  /** Prints everything. @returns false if a test failed that is not expected to */
  print(): boolean {
    console.log('skipped:');
    for (const [reason, n] of this.skips) console.log(`  ${n} × ${reason}`);
    console.log('expected to fail:');
    for (const [reason, n] of this.known) console.log(`  ${n} × ${reason}`);
    for (const failure of this.failures) console.log(`FAIL ${failure}`);
    console.table(Object.fromEntries(this.counts));
    return this.failures.length === 0;
  }

  private countOf(folder: string): Count {
    let count = this.counts.get(folder);
    if (!count) {
      count = { pass: 0, fail: 0, expected: 0, skip: 0 };
      this.counts.set(folder, count);
    }
    return count;
  }
}

function increment(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
