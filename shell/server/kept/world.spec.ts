import { beforeEach, describe, expect, it } from '@jest/globals';
import { ContentWatch } from './content-watch.js';
import { World } from './world.js';

let world: World;
const learn = (version: number, changed: string[] = [], epoch = 'e') => world.learn({ epoch, version, changed });
beforeEach(() => {
  world = new World();
});

describe('what is known of the world', () => {
  it('an answer holds until one of its subjects changes', () => {
    learn(5);
    const stamp = world.stamp();
    learn(7, ['page/home']);
    expect([world.holds(stamp, ['articles']), world.holds(stamp, ['page/home', 'articles'])]).toEqual([true, false]);
    expect(world.holds(world.stamp(), ['page/home'])).toBe(true);
  });

  it.each([
    ['another epoch', () => learn(5, [], 'other')],
    ['numbers that run backwards, as after a backup was restored', () => learn(4)],
    ['another release', () => world.setRelease('next')],
    ['another day', () => world.setDay(new Date(Date.now() + 86_400_000), false)],
    ['the office opens', () => world.setDay(new Date(), true)],
    ['versions that cannot be asked for', () => world.lose()],
  ])('nothing holds after %s', (_what, happens) => {
    learn(5);
    const stamp = world.stamp();
    const { generation } = world;
    happens();
    expect(world.holds(stamp, [])).toBe(false);
    expect(world.generation).toBeGreaterThan(generation);
  });

  it('after an outage in which nothing changed, everything holds again', () => {
    learn(5);
    const stamp = world.stamp();
    world.lose();
    learn(5);
    expect(world.holds(stamp, ['articles'])).toBe(true);
  });

  it('nothing holds before a version is known', () => {
    const stamp = world.stamp();
    learn(1);
    expect(world.holds(stamp, [])).toBe(false);
  });
});

describe('the watch', () => {
  it('makes up for looks that were lost: the next one asks from the version that is known', async () => {
    const asked: number[] = [];
    let fails = false;
    const watch = new ContentWatch(async (since) => {
      asked.push(since);
      if (fails) throw new Error('lost');
      return { epoch: 'e', version: 9, changed: since < 9 ? ['articles'] : [] };
    }, world);
    learn(3);
    const stamp = world.stamp();
    fails = true;
    watch.lookNow();
    await watch.pending;
    expect(world.holds(stamp, ['articles'])).toBe(true);
    fails = false;
    watch.lookNow();
    await watch.pending;
    expect(world.holds(stamp, ['articles'])).toBe(false);
    expect(asked).toEqual([3, 3]);
  });

  it('doubts what is known after some failures, not after one', async () => {
    const watch = new ContentWatch(() => Promise.reject(new Error('away')), world);
    learn(3);
    for (const expected of [false, false, true]) {
      watch.lookNow();
      await watch.pending;
      expect(world.isLost).toBe(expected);
    }
  });
});
