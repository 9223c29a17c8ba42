import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { proportion } from '../amounts/rounding.js';
import {
  amountOfTime,
  billedMinutes,
  hoursMilli,
  hoursWithOneDecimal,
  lacksUnit,
  MOST_MINUTES,
  minutesText,
  parseMinutes,
  TIME_ROUNDINGS,
} from './hours.js';

const minutes = fc.integer({ min: 1, max: MOST_MINUTES });

describe('BILL-15: minutes as they are billed', () => {
  it('are rounded up to the step, never down, by less than a step, and once is enough', () => {
    fc.assert(
      fc.property(minutes, fc.constantFrom(...TIME_ROUNDINGS), (worked, rounding) => {
        const billed = billedMinutes(worked, rounding);
        const step = rounding === 'none' ? 1 : Number(rounding);
        expect(billed % step).toBe(0);
        expect(billed - worked).toBeGreaterThanOrEqual(0);
        expect(billed - worked).toBeLessThan(step);
        expect(billedMinutes(billed, rounding)).toBe(billed);
      }),
    );
  });

  it('come to the amount of an invoice line with that quantity and price', () => {
    fc.assert(
      fc.property(minutes, fc.integer({ min: 1, max: 1_000_000_000 }), (worked, rate) => {
        expect(amountOfTime(worked, rate)).toBe(proportion(rate, hoursMilli(worked), 1000));
      }),
    );
    expect([6, 15, 20, 60].map(hoursMilli)).toEqual([100, 250, 333, 1000]);
    expect(amountOfTime(75, 20_000)).toBe(25_000);
  });
});

describe('D-102: a duration as it is typed', () => {
  it.each([
    ['1:30', 90],
    ['0:05', 5],
    ['1.5', 90],
    ['1', 60],
    ['.5', null],
    ['0.25', 15],
    ['90m', 90],
    ['90 min', 90],
    ['1h 30m', 90],
    ['2h', 120],
    ['١:٣٠', 90],
    ['١٫٥', 90],
    ['٢ س', 120],
    ['', null],
    ['0', null],
    ['-1', null],
    ['1:75', null],
    ['25', null],
    ['24:01', null],
    ['24:00', 1440],
    ['abc', null],
    ['1,5', 90],
  ])('%p is %p minutes', (text, expected) => expect(parseMinutes(text)).toBe(expected));

  it.each([
    ['1h30', 90],
    ['1H05', 65],
    ['1س30', 90],
    ['1.5h', 90],
    ['1,25 heures', 75],
    ['1،5', 90],
    [':30', 30],
    ['90 minutes', 90],
    ['90mn', 90],
    ['2 hours', 120],
    ['ساعة', null],
    ['٢ ساعات', 120],
    ['2 ساعات 10 دقائق', 130],
    ['1h5', null],
    ['1.5h 30m', null],
    ['15h', 900],
    ['25h', null],
    ['12', 720],
    ['12,01', null],
    ['12.5', null],
    ['15', null],
    ['24', null],
    ['90', null],
    ['1440', null],
    ['٢ ساعات و١٠ دقائق', 130],
    ['1 heure et 30 minutes', 90],
    ['1:\u200f30', 90],
    ['0010', null],
    ['05', null],
    ['0.05', null],
    ['1,30', null],
    ['1.45', null],
    ['1.25', 75],
    ['1,50', 90],
    ['0.33', 20],
    ['1,30h', 78],
  ])('P15: %p is %p minutes', (text, expected) => expect(parseMinutes(text)).toBe(expected));

  it('P15: a number alone may mean minutes, or hours and minutes', () => {
    const asked = ['13', '15', '٩٠', '12,5', '1440', '0030', '1,30', '١٫٤٥'];
    expect(asked.filter(lacksUnit)).toEqual(asked);
    expect(['12', '1,5', '15m', '15h', '15:00', '', '0', 'abc'].filter(lacksUnit)).toEqual([]);
  });

  it('is read back as it is written', () => {
    fc.assert(fc.property(minutes, (worked) => expect(parseMinutes(minutesText(worked))).toBe(worked)));
  });
});

it('D-083: hours have one decimal, half up', () => {
  expect([0, 2, 3, 75, 90, 1440].map(hoursWithOneDecimal)).toEqual(['0.0', '0.0', '0.1', '1.3', '1.5', '24.0']);
});
