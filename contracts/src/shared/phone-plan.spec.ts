import { describe, expect, it } from '@jest/globals';
import { type CountryCode, getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { mayBePhone } from './phone-number.js';
import { normalisePhone, writePhone } from './phone-plan.js';

describe('normalisePhone', () => {
  it.each([
    ['03 123456', '+9613123456'],
    ['3123456', '+9613123456'],
    ['+961 3 123 456', '+9613123456'],
    ['٠٣١٢٣٤٥٦', '+9613123456'],
    ['0096170123456', '+96170123456'],
    ['+961 79 012 345', '+96179012345'],
    ['+961 81 312 345', '+96181312345'],
    ['+961 (0)3 123 456', '+9613123456'],
    ['+33 6 12 34 56 78', '+33612345678'],
    ['70-123456', '+96170123456'],
    ['70‑123–456', '+96170123456'],
    ['؜٧٠ ١٢٣ ٤٥٦', '+96170123456'],
    ['00961 70 123456', '+96170123456'],
    ['961 70 123 456', '+96170123456'],
    ['9613123456', '+9613123456'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['0044 (0) 20 7946 0958', '+442079460958'],
  ])('D-005: %s is understood as %s', (written, expected) => {
    expect(normalisePhone(written)).toBe(expected);
  });

  it.each(['12345', 'abcdefghij', '', '+', '+961', '+961 12', '00', `+${'9'.repeat(16)}`])(
    'D-005: %s is refused',
    (written) => {
      expect(normalisePhone(written)).toBeNull();
    },
  );

  it('D-005: a number without a country code takes the one picked', () => {
    expect(normalisePhone('06 12 34 56 78', '33')).toBe('+33612345678');
    expect(normalisePhone('961 312 3456', '1')).toBe('+19613123456');
  });

  it.each([
    ['225', '07 89 88 12 34', '+2250789881234'],
    ['39', '06 6982 1234', '+390669821234'],
    ['242', '06 612 3456', '+242066123456'],
    ['36', '06 30 123 4567', '+36301234567'],
    ['7', '8 912 345 67 89', '+79123456789'],
    ['7', '912 345 67 89', '+79123456789'],
    ['1', '1 (202) 555-0123', '+12025550123'],
    ['54', '011 15-2345-6789', '+5491123456789'],
    ['33', '٠٦ ١٢ ٣٤ ٥٦ ٧٨', '+33612345678'],
    ['33', '33 6 12 34 56 78', '+33612345678'],
    ['33', '+961 (0)3 123 456', '+9613123456'],
    ['33', '+225 07 89 88 12 34', '+2250789881234'],
  ])('P22: with +%s picked, %s is %s', (callingCode, written, expected) => {
    expect(normalisePhone(written, callingCode)).toBe(expected);
    expect(mayBePhone(written, callingCode)).toBe(true);
  });

  it.each([
    ['+39 06 6982 1234', '+390669821234'],
    ['+39 6 6982 1234', '+39669821234'],
    ['+39 (0)6 6982 1234', '+390669821234'],
    ['+352 (0)621 123 456', '+352621123456'],
    ['00225 07 89 88 12 34', '+2250789881234'],
    ['+33 06 12 34 56 78', '+33612345678'],
    ['+7 8 912 345 67 89', '+79123456789'],
  ])('P22: %s is %s, whatever is picked', (written, expected) => {
    expect(normalisePhone(written)).toBe(expected);
    expect(normalisePhone(written, '36')).toBe(expected);
  });

  it.each([
    ['225', '07 89 88 12', 'too short'],
    ['225', '7 89 88 12 34', 'without its first 0'],
    ['33', '06 12 34 56 7', 'too short'],
    ['33', '06 12 34 56 78 9', 'too long'],
    ['7', '0 912 345 67 89', 'with a 0 that nobody dials there'],
    ['961', '+225 78 98 81 234', 'too short, with its code'],
    ['961', '+1 202 555 01', 'too short, with its code'],
    ['999', '612 345 678', 'of no country'],
  ])('P22: with +%s picked, %s is refused: %s', (callingCode, written) => {
    expect(normalisePhone(written, callingCode)).toBeNull();
  });

  it('D-005, P22: a range that nobody knows yet passes, if its length is one of the plan', () => {
    expect(normalisePhone('+1 155 555 0123')).toBe('+11555550123');
    expect(normalisePhone('45 12 34 56 78', '242')).toBeNull();
    expect(normalisePhone('99 123 4567', '242')).toBe('+242991234567');
  });

  const written = getCountries().map((country) => exampleOf(country));
  it('P22: the number of every country, written as it is written there, is joined to what it is', () => {
    expect(written.length).toBeGreaterThan(200);
    const joined = written.map(({ national, callingCode }) => normalisePhone(national, callingCode));
    expect(joined).toEqual(written.map(({ number }) => number));
    expect(written.map(({ number }) => normalisePhone(number))).toEqual(joined);
    expect(written.filter(({ national, callingCode }) => !mayBePhone(national, callingCode))).toEqual([]);
  });
});

describe('writePhone', () => {
  it.each([
    ['+33612345678', '+33 6 12 34 56 78'],
    ['+390669821234', '+39 06 6982 1234'],
    ['+96170123456', '+961 70 123 456'],
    ['+999', '+999'],
  ])('P22: %s is read back as %s', (phone, shown) => expect(writePhone(phone)).toBe(shown));
});

function exampleOf(country: CountryCode) {
  const callingCode = getCountryCallingCode(country);
  const example = getExampleNumber(country, examples);
  if (!example) throw new Error(`no example of ${country}`);
  return { country, callingCode, national: example.formatNational(), number: example.number };
}
