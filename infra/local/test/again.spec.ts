import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SecondLook } from './again.mjs';

const failing = (file: string) => ({
  file,
  target: file,
  passed: 0,
  unpassed: 2,
  ms: 0,
  failures: [{ test: 'x', said: 'Expected: 1' }],
});
const green = (file: string) => ({ ...failing(file), unpassed: 0, passed: 2, failures: [] });

describe('specs that failed, looked at again', () => {
  beforeEach(() => {
    jest.spyOn(console, 'log').mockImplementation(() => {});
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const lookAt = (files: string[], changed: string[] | null, answers: boolean[]) => {
    const second = new SecondLook({ changed, today: '2026-11-26' });
    let runs = 0;
    second.look([green('sound.spec.ts'), ...files.map(failing)], ({ file }) => {
      runs += 1;
      return [(answers.shift() ?? true) ? green(file) : failing(file)];
    });
    return { shaky: second.shaky.map(({ file }) => file), red: second.red.map(({ why }) => why), runs };
  };

  it('three times green alone: shaky', () => {
    expect(lookAt(['a.spec.ts'], [], [])).toEqual({ shaky: ['a.spec.ts'], red: [], runs: 3 });
  });

  it('red once more: red, and not run on', () => {
    const { shaky, red, runs } = lookAt(['a.spec.ts'], [], [true, false]);
    expect([shaky, red.length, runs]).toEqual([[], 1, 2]);
  });

  it('touched by the change: red without another run', () => {
    const { shaky, red, runs } = lookAt(['a/a.spec.ts'], ['a/a.ts'], []);
    expect([shaky, red.length, runs]).toEqual([[], 1, 0]);
  });

  it('where nobody knows what the change touches: red', () => {
    expect(lookAt(['a.spec.ts'], null, []).red).toHaveLength(1);
  });

  it('more than three: all red without another run', () => {
    const four = ['a', 'b', 'c', 'd'].map((name) => `${name}/${name}.spec.ts`);
    expect(lookAt(four, [], [])).toMatchObject({ shaky: [], runs: 0 });
    expect(lookAt(four.slice(1), [], [])).toMatchObject({ shaky: four.slice(1), red: [], runs: 9 });
  });

  it('three in the whole run, not in each of its phases', () => {
    const second = new SecondLook({ changed: [], today: '2026-11-26' });
    second.look([failing('a/a.spec.ts'), failing('b/b.spec.ts')], ({ file }) => [green(file)]);
    second.look([failing('c/c.spec.ts'), failing('d/d.spec.ts')], ({ file }) => [green(file)]);
    expect([second.shaky.length, second.red.length]).toEqual([2, 2]);
  });

  it('a run alone that ran nothing proves nothing', () => {
    const second = new SecondLook({ changed: [], today: '2026-11-26' });
    second.look([failing('a/a.spec.ts')], () => []);
    expect(second.red).toHaveLength(1);
  });
});
