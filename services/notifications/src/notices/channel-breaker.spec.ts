import { describe, expect, it } from '@jest/globals';
import { ChannelBreaker } from './channel-breaker.js';

describe('a channel whose provider is away', () => {
  let now = 0;
  const breaker = new ChannelBreaker(() => now);

  it('rests after two outages in a row, is probed by one, and opens at the first that gets through', () => {
    expect(breaker.allowance(10)).toBe(10);
    breaker.away();
    expect(breaker.allowance(10)).toBe(10);
    breaker.away();
    expect(breaker.allowance(10)).toBe(0);
    now = 1000;
    expect(breaker.allowance(10)).toBe(1);
    breaker.begin();
    expect(breaker.allowance(10)).toBe(0);
    breaker.away();
    now = 2500;
    expect(breaker.allowance(10)).toBe(0);
    now = 3000;
    expect(breaker.allowance(10)).toBe(1);
    breaker.begin();
    expect(breaker.answered()).toBe(true);
    expect(breaker.allowance(10)).toBe(10);
    expect(breaker.answered()).toBe(false);
  });

  it('is probed every quarter of a minute at least, however long it lasts', () => {
    for (let outage = 0; outage < 50; outage++) breaker.away();
    now += 15_000;
    expect(breaker.allowance(10)).toBe(1);
  });
});
