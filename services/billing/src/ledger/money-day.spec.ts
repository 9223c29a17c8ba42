import type { Role } from '@diwan/contracts/shared/role';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { describe, expect, it } from '@jest/globals';
import { checkMoneyDay } from './money-day.js';

const faultOf = (day: string, role: Role, today = '2026-05-20'): string | undefined => {
  try {
    checkMoneyDay({ roles: [role] } as unknown as SignedInCaller, { day, today });
    return undefined;
  } catch (fault) {
    return (fault as { fieldErrors: Record<string, string> }).fieldErrors.day;
  }
};

describe('M1: the day of money that moved', () => {
  it.each([
    ['2026-05-20', undefined],
    ['2025-05-20', undefined],
    ['2025-05-19', 'long_past'],
    ['1900-01-01', 'long_past'],
    ['2026-05-21', 'too_large'],
  ])('%s is said by who keeps the books: %s', (day, fault) => {
    expect(faultOf(day, 'accountant')).toBe(fault);
  });

  it('may be long past where an owner says so, never to come', () => {
    expect(faultOf('2019-01-01', 'owner')).toBeUndefined();
    expect(faultOf('2026-05-21', 'owner')).toBe('too_large');
  });

  it('counts a year from the 29th of February, too', () => {
    expect(faultOf('2027-03-01', 'accountant', '2028-02-29')).toBeUndefined();
    expect(faultOf('2027-02-28', 'accountant', '2028-02-29')).toBe('long_past');
  });
});
