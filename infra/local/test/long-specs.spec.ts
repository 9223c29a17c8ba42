import { describe, expect, it } from '@jest/globals';
import { leaveOutLongSpecs, longSpecs } from './long-specs.mjs';

const SPECS = {
  crash: '/somewhere/diwan/infra/embedded-mongo/checks/crash.spec.ts',
  commands: '/somewhere/diwan/infra/embedded-mongo/checks/commands.spec.ts',
  conformance: '/somewhere/diwan/infra/embedded-mongo/conformance/conformance.spec.ts',
  cases: '/somewhere/diwan/services/cases/src/cases/cases.spec.ts',
};

/** Specs that jest takes after a change of these files. */
function runAfter(changed: string[] | null): string[] {
  const [pattern = ''] = leaveOutLongSpecs(changed);
  return Object.entries(SPECS)
    .filter(([, spec]) => new RegExp(pattern).test(spec))
    .map(([name]) => name);
}

describe('specs of the embedded MongoDB for itself', () => {
  it('are left out after a change elsewhere; what the services rest on is not', () => {
    expect(runAfter(['services/cases/src/cases/cases.ts'])).toEqual(['commands', 'conformance', 'cases']);
  });

  it('run after a change of it or of what is installed, and where nobody knows the change', () => {
    for (const changed of [['infra/embedded-mongo/src/server.ts'], ['package-lock.json'], null])
      expect(runAfter(changed)).toEqual(Object.keys(SPECS));
  });
});

it('the long run takes them, and whatever has a size', () => {
  const long = longSpecs();
  for (const spec of [
    'infra/embedded-mongo/checks/crash.spec.ts',
    'services/cases/src/outsiders.spec.ts',
    'services/billing/src/books-check/books.spec.ts',
  ])
    expect(long).toContain(spec);
  expect(long).not.toContain('infra/embedded-mongo/checks/commands.spec.ts');
});
