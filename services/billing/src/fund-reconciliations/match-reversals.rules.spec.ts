import { describe, expect, it } from '@jest/globals';
import { matchWithReversals } from './match-reversals.rules.js';

const line = (day: string, amountMinor: number, reference = '') => ({ day, amountMinor, reference, description: '' });
const moved = (_id: string, day: string, amountMinor: number, reverses?: string) => ({
  ...{ _id, number: _id, day, amountMinor, reference: 'CHQ 9' },
  reverses: reverses ? { id: reverses } : null,
});
const wrong = moved('REC-1', '2026-05-04', 500);
const reversal = moved('REV-1', '2026-05-06', -500, 'REC-1');
const told = (found: ReturnType<typeof matchWithReversals<ReturnType<typeof line>, ReturnType<typeof moved>>>) => ({
  pairs: found.pairs.map(([{ day }, { number }]) => `${day} ${number}`),
  onlyBank: found.onlyBank.map(({ day }) => day),
  onlyBooks: found.onlyBooks.map(({ number }) => number),
});

describe('C4: a reversed movement and the bank', () => {
  it('what never happened there is no open item, and neither is its reversal', () => {
    expect(told(matchWithReversals([], [wrong, reversal]))).toEqual({ pairs: [], onlyBank: [], onlyBooks: [] });
  });

  it('does not take the line of what was recorded rightly afterwards, alike as they are', () => {
    const right = moved('REC-2', '2026-05-04', 500);
    const found = matchWithReversals([line('2026-05-04', 500, 'CHQ 9')], [wrong, reversal, right]);
    expect(told(found)).toEqual({ pairs: ['2026-05-04 REC-2'], onlyBank: [], onlyBooks: [] });
  });

  it('a cheque that came back is matched on both sides', () => {
    const lines = [line('2026-05-04', 500, 'CHQ 9'), line('2026-05-07', -500, 'CHQ 9 returned')];
    expect(told(matchWithReversals(lines, [wrong, reversal]))).toEqual({
      ...{ pairs: ['2026-05-04 REC-1', '2026-05-07 REV-1'], onlyBank: [], onlyBooks: [] },
    });
  });

  it('keeps its line by its name where another movement is merely of that day and amount', () => {
    const other = { ...moved('REC-3', '2026-05-04', 500), reference: '' };
    const found = matchWithReversals([line('2026-05-04', 500, 'CHQ 9')], [wrong, reversal, other]);
    expect(told(found)).toEqual({ pairs: ['2026-05-04 REC-1'], onlyBank: [], onlyBooks: ['REV-1', 'REC-3'] });
  });

  it('one that the bank took and has not returned yet leaves its reversal open', () => {
    expect(told(matchWithReversals([line('2026-05-04', 500, 'CHQ 9')], [wrong, reversal]))).toEqual({
      ...{ pairs: ['2026-05-04 REC-1'], onlyBank: [], onlyBooks: ['REV-1'] },
    });
  });

  it('a reversal of what stands in no line that was taken in is open by itself', () => {
    expect(told(matchWithReversals([], [reversal])).onlyBooks).toEqual(['REV-1']);
  });
});
