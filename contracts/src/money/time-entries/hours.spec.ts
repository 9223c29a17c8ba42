import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sum } from '../amounts/rounding.js';
import {
  amountOfTime,
  amountsOfTime,
  billedMinutes,
  hoursMilli,
  hoursWithOneDecimal,
  lacksUnit,
  MOST_MINUTES,
  minutesOfQuantity,
  minutesText,
  parseMinutes,
  TIME_ROUNDINGS,
  worthOfTime,
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

  it('say a quantity that says them again', () => {
    fc.assert(
      fc.property(minutes, (worked) => {
        expect(minutesOfQuantity(hoursMilli(worked))).toBe(worked);
      }),
    );
    expect([6, 15, 20, 60].map(hoursMilli)).toEqual([100, 250, 333, 1000]);
    expect([330, 1, 0, 24_001, 1_000_000].map(minutesOfQuantity)).toEqual([null, null, null, null, null]);
  });
});

describe('P14: hours times rate', () => {
  const rateMinor = fc.integer({ min: 0, max: 1_000_000_000 });

  it('are what a piece of work comes to, half up, and no rounded quantity comes between', () => {
    expect([10, 20, 50, 75].map((worked) => amountOfTime({ minutes: worked, rateMinor: 20_000 }))).toEqual([
      3_333, 6_667, 16_667, 25_000,
    ]);
  });

  it('are what several pieces of one rate add up to', () => {
    const third = { minutes: 20, rateMinor: 20_000 };
    expect(amountsOfTime([third, third, third])).toEqual([6_667, 6_667, 6_666]);
    fc.assert(
      fc.property(fc.array(minutes, { maxLength: 30 }), rateMinor, (pieces, rate) => {
        const together = { minutes: sum(pieces), rateMinor: rate };
        expect(worthOfTime(pieces.map((worked) => ({ minutes: worked, rateMinor: rate })))).toBe(
          amountOfTime(together),
        );
      }),
    );
  });

  it('are reckoned for each rate apart, in the order of the work', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ minutes, rateMinor: fc.constantFrom(0, 7_777, 20_000) })), (work) => {
        const amounts = amountsOfTime(work);
        expect(amounts).toHaveLength(work.length);
        for (const rate of new Set(work.map((one) => one.rateMinor))) {
          const own = work.filter((one) => one.rateMinor === rate);
          const together = { minutes: sum(own.map((one) => one.minutes)), rateMinor: rate };
          expect(sum(amounts.filter((_, at) => work[at]?.rateMinor === rate))).toBe(amountOfTime(together));
        }
      }),
    );
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
