import { describe, expect, it } from '@jest/globals';
import { askedBy, PRESETS, presetOf, spanOf } from './period.js';

describe('periods of reports', () => {
  it.each([
    ['months12', '2025-06', '2026-05'],
    ['lastMonth', '2026-04', '2026-04'],
    ['thisQuarter', '2026-04', '2026-06'],
    ['lastQuarter', '2026-01', '2026-03'],
    ['lastYear', '2025-01', '2025-12'],
  ] as const)('OFF-06: %s, seen from May 2026', (preset, from, to) => {
    expect(spanOf(preset, '2026-05')).toEqual({ from, to });
  });

  it('OFF-06: the quarter and month before January are those of the year before', () => {
    expect(spanOf('lastQuarter', '2026-01')).toEqual({ from: '2025-10', to: '2025-12' });
    expect(spanOf('lastMonth', '2026-01')).toEqual({ from: '2025-12', to: '2025-12' });
  });

  it('OFF-06: named periods are known again; an address that makes no sense asks for the last twelve months', () => {
    for (const preset of PRESETS) expect(PRESETS).toContain(presetOf(spanOf(preset, '2026-05'), '2026-05'));
    const asked = (query: Record<string, string>) => askedBy((name) => query[name] ?? '', '2026-05');
    expect(asked({ from: '2026-05', to: '2026-01' })).toEqual({ from: '2025-06', to: '2026-05', basis: 'accrual' });
    expect(asked({ from: '2026-01', to: '2026-02', basis: 'cash' })).toEqual({
      from: '2026-01',
      to: '2026-02',
      basis: 'cash',
    });
  });
});
