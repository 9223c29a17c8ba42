import { describe, expect, it } from '@jest/globals';
import { numberFaults } from './number-faults.js';

describe('BILL-02: numbers', () => {
  it('are right without gaps and repeats, whatever their months and order', () => {
    expect(numberFaults(['INV-202602-0002', 'INV-202601-0001', 'REC-202601-0001', '2019/17'])).toEqual([]);
  });

  it('begin anew each year', () => {
    expect(numberFaults(['INV-202512-0001', 'INV-202601-0001'])).toEqual([]);
  });

  it('with a gap or a repeat are named', () => {
    expect(numberFaults(['INV-202601-0002', 'INV-202601-0004', 'INV-202602-0004'])).toEqual([
      'INV-2026: gap between 0 and 2',
      'INV-2026: gap between 2 and 4',
      'INV-2026: 4 twice',
    ]);
  });
});
