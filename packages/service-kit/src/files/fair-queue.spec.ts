import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { FairQueue } from './fair-queue.js';

const BOUNDS = { perOwner: 3, total: 5, retryAfterSeconds: 7 };
const pause = () => new Promise(setImmediate);

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a fair queue', () => {
  it('M2: lets somebody else in after one step, however much one person has in hand', async () => {
    const queue = new FairQueue(['bench'], BOUNDS);
    const order: string[] = [];
    const job = (owner: string) =>
      queue.job(owner, async (step) => {
        for (let count = 0; count < 3; count += 1)
          await step(async () => {
            order.push(owner);
            await pause();
          });
      });
    await Promise.all([job('A'), job('A'), job('A'), job('B')]);
    expect(order.slice(0, 6).join('')).toMatch(/^A?(AB|BA){2,3}/);
    expect(order.lastIndexOf('B')).toBeLessThan(6);
    expect(order).toHaveLength(12);
  });

  it('M2: refuses at once what is beyond its bounds, and says when to ask again', async () => {
    const queue = new FairQueue(['bench'], BOUNDS);
    let finish: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const job = (owner: string) => queue.job(owner, (step) => step(() => held));
    const taken = [job('A'), job('A'), job('A')];
    const refusal = { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 7 };
    await expect(job('A')).rejects.toMatchObject(refusal);
    taken.push(job('B'), job('C'));
    await expect(job('D')).rejects.toMatchObject(refusal);
    finish();
    await Promise.all(taken);
    await expect(job('A')).resolves.toBeUndefined();
  });

  it('S-12: refuses who is barred until that is over, and nobody else', async () => {
    const queue = new FairQueue(['bench'], BOUNDS);
    const job = (owner: string) => queue.job(owner, (step) => step(async (bench) => bench));
    let now = 1_000_000;
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    queue.bar('A', 300);
    now += 100_000;
    await expect(job('A')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 200 });
    await expect(job('B')).resolves.toBe('bench');
    now += 200_000;
    await expect(job('A')).resolves.toBe('bench');
  });

  it('goes on after a job that failed', async () => {
    const queue = new FairQueue(['bench'], BOUNDS);
    const failed = queue.job('A', (step) => step(() => Promise.reject(new Error('broken'))));
    const next = queue.job('A', (step) => step(async (bench) => bench));
    await expect(failed).rejects.toThrow('broken');
    await expect(next).resolves.toBe('bench');
  });
});
