import { describe, expect, it } from '@jest/globals';
import { quietHoursOf } from './person-facts.js';

const usual = { from: 22, until: 7 };

describe('NOT-10: when a person is sent nothing that can wait', () => {
  it("is the firm's setting for whoever never said anything, none where it has none", () => {
    expect(quietHoursOf({}, '22:00-07:00')).toEqual({ hours: usual, usual, changedAt: null });
    expect(quietHoursOf({ quietHours: null }, 'off')).toEqual({ hours: null, usual: null, changedAt: null });
  });

  it('is what they said, whatever the setting', () => {
    const at = new Date('2026-11-22T08:00:00.000Z');
    const said = (hours: typeof usual | null) => quietHoursOf({ quietHours: { hours, at } }, '22:00-07:00');
    expect(said({ from: 23, until: 6 })).toEqual({
      hours: { from: 23, until: 6 },
      usual,
      changedAt: '2026-11-22T08:00:00.000Z',
    });
    expect(said(null).hours).toBeNull();
  });
});
