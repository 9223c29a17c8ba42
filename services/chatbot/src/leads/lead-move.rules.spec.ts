import { describe, expect, it } from '@jest/globals';
import { moved } from './lead-move.rules.js';

const respondBy = new Date('2026-03-09T15:30:00Z');
const answer = { by: '64b0000000000000000000a1', at: new Date('2026-03-07T08:00:00Z') };

describe('what a move writes', () => {
  it.each(['contacted', 'qualified', 'booked'] as const)(
    'D-031: new to %s is an answer and ends the escalation',
    (to) =>
      expect(moved({ status: 'new', respondBy }, to, answer)).toEqual({
        status: to,
        escalateAt: null,
        answered: answer,
      }),
  );
  it.each(['lost', 'spam'] as const)('D-031: new to %s ends the escalation and is no answer', (to) =>
    expect(moved({ status: 'new', respondBy }, to, answer)).toEqual({ status: to, escalateAt: null }),
  );
  it('D-031: what was no spam is waited for again', () =>
    expect(moved({ status: 'spam', respondBy }, 'new', answer)).toEqual({ status: 'new', escalateAt: respondBy }));
  it('keeps who answered first', () => {
    const first = { by: '64b0000000000000000000a2', at: new Date('2026-03-06T08:00:00Z') };
    expect(moved({ status: 'contacted', answered: first, respondBy }, 'won', answer)).not.toHaveProperty('answered');
  });
  it('LEAD-06: refuses what is not allowed', () =>
    expect(() => moved({ status: 'new', respondBy }, 'won', answer)).toThrow(
      'A request that is new cannot become won.',
    ));
});
