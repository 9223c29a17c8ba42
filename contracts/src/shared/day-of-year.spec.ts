import { expect, it } from '@jest/globals';
import { formatDayOfYear } from './day-of-year.js';

it('P35: a day that comes each year is written with its month, the first as the language has it', () => {
  expect([formatDayOfYear('05-12', 'en'), formatDayOfYear('05-12', 'ar'), formatDayOfYear('05-01', 'fr')]).toEqual([
    '12 May',
    '12 أيار',
    '1er mai',
  ]);
});
