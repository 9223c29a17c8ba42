import { describe, expect, it } from '@jest/globals';
import { normalisePhone } from './phone.js';

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
});
