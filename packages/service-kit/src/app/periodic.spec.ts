import { describe, expect, it } from '@jest/globals';
import { eventually } from '../testing/eventually.js';
import { Periodic } from './periodic.js';

const HOUR = 3_600_000;

/** Rounds that the test lets end, one by one. */
function heldRounds(pause = HOUR) {
  const begun: (() => void)[] = [];
  let onBegin = () => {};
  const periodic = new Periodic({
    pause,
    round: () =>
      new Promise<void>((resolve) => {
        begun.push(resolve);
        onBegin();
      }),
    failed: () => {},
  });
  /** Waits until so many rounds have begun. */
  const rounds = (count: number) =>
    new Promise<void>((resolve) => {
      onBegin = () => begun.length >= count && resolve();
      onBegin();
    });
  return { periodic, begun, rounds };
}

describe('rounds of work', () => {
  it('follow one another, and stopping waits for the one under way', async () => {
    const log: string[] = [];
    let release: () => void = () => {};
    const periodic = new Periodic({
      pause: 1,
      round: async () => {
        log.push('begin');
        if (log.length === 3)
          await new Promise<void>((resolve) => {
            release = resolve;
          });
        log.push('end');
      },
      failed: () => {},
    });
    periodic.start();
    await eventually(async () => expect(log).toEqual(['begin', 'end', 'begin']));
    const stopped = periodic.stop().then(() => log.push('stopped'));
    release();
    await stopped;
    expect(log).toEqual(['begin', 'end', 'begin', 'end', 'stopped']);
  });

  it('go on after a failure and say whether it is a new one', async () => {
    const told: boolean[] = [];
    let rounds = 0;
    const periodic = new Periodic({
      pause: 1,
      round: async () => {
        rounds += 1;
        if (rounds !== 3) throw new Error('no');
      },
      failed: (_, again) => told.push(again),
    });
    periodic.start();
    await eventually(async () => expect(rounds).toBeGreaterThanOrEqual(5));
    await periodic.stop();
    expect(told.slice(0, 4)).toEqual([false, true, false, true]);
  });

  it('wait for no pause when poked, nor when stopped', async () => {
    let rounds = 0;
    const periodic = new Periodic({ pause: HOUR, round: async () => (rounds += 1), failed: () => {} });
    periodic.start();
    periodic.poke();
    await eventually(async () => expect(rounds).toBe(1));
    await periodic.stop();
    expect(rounds).toBe(1);
  });

  it('end when stopped as soon as the round under way is over, however long the pause after it would be', async () => {
    const { periodic, begun, rounds } = heldRounds();
    periodic.start();
    periodic.poke();
    await rounds(1);
    const stopped = periodic.stop();
    begun[0]?.();
    await stopped;
    expect(begun).toHaveLength(1);
  });

  it('come once more after one during which somebody poked: it may have looked too early', async () => {
    const { periodic, begun, rounds } = heldRounds();
    periodic.start();
    periodic.poke();
    await rounds(1);
    periodic.poke();
    periodic.poke();
    begun[0]?.();
    await rounds(2);
    const stopped = periodic.stop();
    begun[1]?.();
    await stopped;
    expect(begun).toHaveLength(2);
  });
});
