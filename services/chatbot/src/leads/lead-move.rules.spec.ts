import { describe, expect, it } from '@jest/globals';
import { answered, moved } from './lead-move.rules.js';

const respondBy = new Date('2026-03-09T15:30:00Z');
const escalateAt = new Date('2026-03-09T03:30:00Z');
const answer = { by: '64b0000000000000000000a1', at: new Date('2026-03-07T08:00:00Z') };
const first = { by: '64b0000000000000000000a2', at: new Date('2026-03-06T08:00:00Z') };
const fresh = { status: 'new', respondBy, escalateAt } as const;
const askedAgain = { status: 'contacted', answered: first, respondBy, escalateAt, furtherUnanswered: 1 } as const;

describe('what a move writes', () => {
  it.each(['contacted', 'qualified', 'booked'] as const)(
    'D-031: new to %s is an answer and ends the escalation',
    (to) =>
      expect(moved({ ...fresh, furtherUnanswered: 2 }, to, answer)).toEqual({
        status: to,
        escalateAt: null,
        answered: answer,
        furtherUnanswered: 0,
      }),
  );
  it.each(['lost', 'spam'] as const)('D-031: new to %s ends the escalation and is no answer', (to) =>
    expect(moved(fresh, to, answer)).toEqual({ status: to, escalateAt: null }),
  );
  it('D-031: what was no spam is waited for again', () =>
    expect(moved({ status: 'spam', respondBy, escalateAt: null }, 'new', answer)).toEqual({
      status: 'new',
      escalateAt: respondBy,
    }));
  it('keeps who answered first', () => {
    const contacted = { status: 'contacted', answered: first, respondBy, escalateAt: null } as const;
    expect(moved(contacted, 'won', answer)).not.toHaveProperty('answered');
  });
  it('LEAD-06: refuses what is not allowed', () =>
    expect(() => moved(fresh, 'won', answer)).toThrow('A request that is new cannot become won.'));

  it('D-058: refuses to win a lead while a further request waits', () =>
    expect(() => moved(askedAgain, 'won', answer)).toThrow('A request that is contacted cannot become won.'));
  it.each(['qualified', 'booked'] as const)('D-058: a move to %s is no answer to a further request', (to) =>
    expect(moved(askedAgain, to, answer)).toEqual({ status: to, escalateAt }),
  );
  it.each(['lost', 'spam'] as const)('D-058: nobody is reminded of a further request of a lead that is %s', (to) =>
    expect(moved(askedAgain, to, answer)).toEqual({ status: to, escalateAt: null }),
  );
  it.each([
    ['lost', 'contacted'],
    ['spam', 'contacted'],
  ] as const)('D-058: a further request that nobody answered is waited for again from %s', (from, to) =>
    expect(moved({ ...askedAgain, status: from, escalateAt: null }, to, answer)).toEqual({
      status: to,
      escalateAt: respondBy,
    }),
  );
});

describe('what an answer writes', () => {
  const all = { furtherUnanswered: 0, escalateAt: null };
  it('D-031: a new lead is contacted', () =>
    expect(answered(fresh, answer)).toEqual({ status: 'contacted', answered: answer, ...all }));
  it('D-058: a further request leaves the lead where it is, and who answered first stays', () =>
    expect(answered(askedAgain, answer)).toEqual({ answered: first, ...all }));
  it('D-058: nothing waits any more of a lead that was new again', () =>
    expect(answered({ ...askedAgain, status: 'new', answered: null }, answer)).toEqual({
      status: 'contacted',
      answered: answer,
      ...all,
    }));
  it.each([
    { ...askedAgain, furtherUnanswered: 0 },
    { ...askedAgain, status: 'lost' as const },
    { ...fresh, status: 'spam' as const },
  ])('D-031: refuses for one that does not wait ($status)', (lead) =>
    expect(() => answered(lead, answer)).toThrow('This request was already answered.'),
  );
});
