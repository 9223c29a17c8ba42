import { describe, expect, it } from '@jest/globals';
import { raised, stateOf } from './alarm.machine.js';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 22, hour));
const seen = { acknowledgedAt: at(9), acknowledgedBy: '65f0c0ffee65f0c0ffee0003' };

describe('the course of an alarm', () => {
  it('stays open until somebody has seen it, however long ago it was', () => {
    const alarm = raised(null, 'codes_exhausted', at(8), at(8));
    expect(alarm).toEqual({
      kind: 'codes_exhausted',
      since: at(8),
      lastAt: at(8),
      acknowledgedAt: null,
      acknowledgedBy: null,
    });
    expect(stateOf(alarm, at(400))).toBe('open');
  });

  it('stays seen while it goes on, and is over when an hour went by without', () => {
    const alarm = { ...raised(null, 'codes_exhausted', at(8), at(8)), ...seen };
    const later = raised(alarm, 'codes_exhausted', at(9), at(9));
    expect(later).toEqual({ ...alarm, lastAt: at(9) });
    expect(stateOf(later, at(10))).toBe('acknowledged');
    expect(stateOf(later, at(11))).toBe('over');
  });

  it('begins anew when it comes after it was over, and an incident each time after it was seen', () => {
    const budget = { ...raised(null, 'codes_exhausted', at(8), at(8)), ...seen };
    expect(raised(budget, 'codes_exhausted', at(12), at(12))).toMatchObject({ since: at(12), acknowledgedAt: null });
    const incident = { ...raised(null, 'session_ended', at(8), at(8)), ...seen };
    expect(stateOf(incident, at(9))).toBe('over');
    expect(raised(incident, 'session_ended', at(9), at(9))).toMatchObject({ since: at(9), acknowledgedAt: null });
  });

  it('does not go back when what happened first is heard last', () => {
    const alarm = raised(null, 'codes_exhausted', at(9), at(9));
    expect(raised(alarm, 'codes_exhausted', at(8), at(9))).toEqual(alarm);
  });
});
