import { describe, expect, it } from '@jest/globals';
import { LEAD_STATUSES, movesOf } from './lead-status.js';

describe('moves of a lead', () => {
  it.each([
    ['new', false, ['contacted', 'qualified', 'booked', 'lost', 'spam']],
    ['contacted', true, ['qualified', 'booked', 'won', 'lost', 'spam']],
    ['qualified', true, ['contacted', 'booked', 'won', 'lost', 'spam']],
    ['booked', true, ['qualified', 'won', 'lost', 'spam']],
    ['won', true, ['qualified']],
    ['lost', true, ['contacted']],
    ['lost', false, ['contacted']],
    ['spam', false, ['new']],
    ['spam', true, ['contacted']],
  ] as const)('LEAD-06: from %s (answered: %s)', (status, answered, moves) =>
    expect(movesOf({ status, answered })).toEqual(moves),
  );

  it('LEAD-06: every state can be reached and left, and none leads to itself', () => {
    const all = LEAD_STATUSES.flatMap((status) =>
      [true, false].flatMap((answered) => movesOf({ status, answered }).map((to) => [status, to] as const)),
    );
    expect(new Set(all.map(([, to]) => to))).toEqual(new Set(LEAD_STATUSES));
    expect(new Set(all.map(([from]) => from))).toEqual(new Set(LEAD_STATUSES));
    expect(all.filter(([from, to]) => from === to)).toEqual([]);
  });
});
