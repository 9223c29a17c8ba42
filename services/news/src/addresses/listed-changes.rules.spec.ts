import { describe, expect, it } from '@jest/globals';
import { listedChanges } from './listed-changes.rules.js';

const day = (number: number) => new Date(Date.UTC(2026, 2, number));
const records = {
  articles: [
    { areas: ['family'], updatedAt: day(1) },
    { areas: ['labor'], updatedAt: day(2) },
  ],
  lawyers: [
    { areas: ['family', 'labor'], updatedAt: day(3) },
    { areas: ['tax'], updatedAt: day(4) },
    // A profile from before the day of a change was kept.
    { areas: ['tax'], updatedAt: undefined },
  ],
};

describe('D-041: the last change of a page is that of what it shows', () => {
  it.each([
    ['home', [1, 2, 3, 4]],
    ['news', [1, 2]],
    ['attorneys', [3, 4]],
    ['services/family-law', [1, 3]],
    ['services/tax-planning', [4]],
    ['about', []],
  ])('%s', (slug, days) => expect(listedChanges(slug, records)).toEqual(days.map(day)));
});
