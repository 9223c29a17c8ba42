import { describe, expect, it } from '@jest/globals';
import { ibanText, isIban, plainIban } from './iban.js';

describe('BILL-18: IBANs', () => {
  it.each(['LB62 0999 0000 0001 0019 0122 9114', 'gb82 west 1234 5698 7654 32', 'DE89370400440532013000'])(
    '%s can be one',
    (text) => expect(isIban(text)).toBe(true),
  );

  it.each([
    'LB62 0999 0000 0001 0019 0122 9115',
    'LB26 0999 0000 0001 0019 0122 9114',
    'LB62 0999 0000 0001 0019 0122 911',
    '0999 0000 0001 0019',
    '',
  ])('%s can be none', (text) => expect(isIban(text)).toBe(false));

  it('is printed in fours and read back', () => {
    expect(ibanText('LB62099900000001001901229114')).toBe('LB62 0999 0000 0001 0019 0122 9114');
    expect(plainIban('lb62 0999 0000 0001 0019 0122 9114')).toBe('LB62099900000001001901229114');
  });
});
