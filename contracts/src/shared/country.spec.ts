import { describe, expect, it } from '@jest/globals';
import { COUNTRIES, countryOfPhone } from './country.js';
import { DEFAULT_CALLING_CODE } from './phone.js';

describe('the countries of the pickers', () => {
  it('D-050: one list of 32, Lebanon first and default, each once', () => {
    expect(COUNTRIES).toHaveLength(32);
    expect(COUNTRIES[0]).toMatchObject({ code: 'LB', callingCode: DEFAULT_CALLING_CODE });
    expect(new Set(COUNTRIES.map(({ code }) => code)).size).toBe(32);
    expect(new Set(COUNTRIES.map(({ callingCode }) => callingCode)).size).toBe(32);
  });

  it('no calling code begins with another one', () => {
    const codes = COUNTRIES.map(({ callingCode }) => callingCode);
    expect(codes.filter((code) => codes.some((other) => other !== code && code.startsWith(other)))).toEqual([]);
  });

  it.each([
    ['+96170000002', 'LB'],
    ['+33612345678', 'FR'],
    ['+14165550100', 'US'],
    ['+85212345678', undefined],
  ])('%s is of %s', (phone, code) => expect(countryOfPhone(phone)?.code).toBe(code));
});
