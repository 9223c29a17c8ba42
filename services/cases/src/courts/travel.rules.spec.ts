import { describe, expect, it } from '@jest/globals';
import { travelMinutes } from './travel.rules.js';

describe('HEAR-03: the road between two courts', () => {
  it.each([
    ['beirut', 'beirut', 0],
    ['beirut', null, 0],
    [null, 'tripoli', 0],
  ] as const)('%s to %s is reckoned as %i minutes', (from, to, minutes) => {
    expect(travelMinutes(from, to)).toBe(minutes);
  });

  it.each([
    ['beirut', 'baabda', 20, 35],
    ['beirut', 'jounieh', 30, 60],
    ['beirut', 'tripoli', 120, 170],
    ['saida', 'tripoli', 180, 280],
  ] as const)('%s to %s takes between %i and %i minutes, both ways alike', (from, to, least, most) => {
    const minutes = travelMinutes(from, to);
    expect(minutes).toBeGreaterThanOrEqual(least);
    expect(minutes).toBeLessThanOrEqual(most);
    expect(minutes % 5).toBe(0);
    expect(travelMinutes(to, from)).toBe(minutes);
  });
});
