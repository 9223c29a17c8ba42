import { describe, expect, it } from '@jest/globals';
import { outsideQuietHours, quietFor } from './quiet-hours.js';

const from = (at: string, quiet = '21:00-08:00') =>
  outsideQuietHours('document_shared', new Date(at), quiet).toISOString();

describe('NOT-10: quiet hours', () => {
  it.each([
    // Beirut is two hours ahead of UTC in winter, three in summer.
    ['2026-11-22T18:59:00Z', '2026-11-22T18:59:00.000Z'],
    ['2026-11-22T19:00:00Z', '2026-11-23T06:00:00.000Z'],
    ['2026-11-22T23:30:00Z', '2026-11-23T06:00:00.000Z'],
    ['2026-11-23T05:59:00Z', '2026-11-23T06:00:00.000Z'],
    ['2026-11-23T06:00:00Z', '2026-11-23T06:00:00.000Z'],
    ['2026-07-31T18:30:00Z', '2026-08-01T05:00:00.000Z'],
  ])('what is due at %s goes at %s', (at, expected) => expect(from(at)).toBe(expected));

  it("are what the person said, none where they want none, and the firm's where they never said", () => {
    expect(quietFor({ from: 23, until: 7 }, '21:00-08:00')).toBe('23:00-07:00');
    expect(quietFor(null, '21:00-08:00')).toBe('off');
    expect(quietFor(undefined, '21:00-08:00')).toBe('21:00-08:00');
  });

  it('may lie within a day or be off', () => {
    expect(from('2026-11-22T11:00:00Z', '12:00-14:00')).toBe('2026-11-22T12:00:00.000Z');
    expect(from('2026-11-22T23:30:00Z', 'off')).toBe('2026-11-22T23:30:00.000Z');
  });

  it.each(['security_alarm', 'new_sign_in', 'lead_overdue', 'lead_confirmation'] as const)(
    'do not hold back %s',
    (family) => {
      const night = new Date('2026-11-22T23:30:00Z');
      expect(outsideQuietHours(family, night, '21:00-08:00')).toBe(night);
    },
  );
});
