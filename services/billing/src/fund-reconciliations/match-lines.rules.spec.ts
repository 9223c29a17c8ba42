import { describe, expect, it } from '@jest/globals';
import { matchLines } from './match-lines.rules.js';

const line = (day: string, amountMinor: number, reference = '', description = '') => ({
  ...{ day, amountMinor, reference, description },
});
const moved = (number: string, day: string, amountMinor: number, reference = '') => ({
  ...{ number, day, amountMinor, reference },
});
const numbers = (found: ReturnType<typeof matchLines<ReturnType<typeof line>, ReturnType<typeof moved>>>) =>
  found.pairs.map(([{ day }, { number }]) => `${day} ${number}`);

describe('BILL-10: lines of the bank and movements in the books', () => {
  it('are one by amount, day and reference, by reference within a week, and by amount and day', () => {
    const found = matchLines(
      [
        line('2026-05-04', 500, 'CHQ 117'),
        line('2026-05-09', -200, '', 'Transfer to office TRF-202605-0001'),
        line('2026-05-12', 900),
      ],
      [
        moved('REC-202605-0001', '2026-05-04', 500, 'chq-117'),
        moved('TRF-202605-0001', '2026-05-06', -200),
        moved('REC-202605-0002', '2026-05-12', 900),
      ],
    );
    expect(numbers(found)).toEqual([
      '2026-05-04 REC-202605-0001',
      '2026-05-09 TRF-202605-0001',
      '2026-05-12 REC-202605-0002',
    ]);
    expect([found.onlyBank, found.onlyBooks]).toEqual([[], []]);
  });

  it.each([
    ['another amount', line('2026-05-04', 501, 'A1'), moved('REC-1', '2026-05-04', 500, 'A1')],
    ['what went for what came', line('2026-05-04', -500, 'A1'), moved('REC-1', '2026-05-04', 500, 'A1')],
    ['another day without a reference', line('2026-05-05', 500), moved('REC-1', '2026-05-04', 500, 'A1')],
    ['a reference of the month before', line('2026-05-14', 500, 'A1'), moved('REC-1', '2026-05-04', 500, 'A1')],
  ])('are not one for %s', (_, one, other) => {
    const found = matchLines([one], [other]);
    expect([found.pairs, found.onlyBank, found.onlyBooks]).toEqual([[], [one], [other]]);
  });

  it('stay open where either of two could be meant, and where the same stands twice on one side', () => {
    const twice = [moved('REC-1', '2026-05-04', 500), moved('REC-2', '2026-05-04', 500)];
    expect(matchLines([line('2026-05-04', 500)], twice).pairs).toEqual([]);
    const lines = [line('2026-05-04', 500), line('2026-05-04', 500)];
    expect(matchLines(lines, [moved('REC-1', '2026-05-04', 500)]).pairs).toEqual([]);
    const named = matchLines([line('2026-05-04', 500, 'REC-2'), line('2026-05-04', 500)], twice);
    expect(named.pairs).toHaveLength(2);
  });
});
