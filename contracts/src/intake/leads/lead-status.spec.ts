import { describe, expect, it } from '@jest/globals';
import { isAwaitingAnswer, isUnanswered, LEAD_STATUSES, movesOf } from './lead-status.js';

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

  it('D-058: is not won while a further request waits', () =>
    expect(movesOf({ status: 'booked', answered: true, furtherUnanswered: 1 })).toEqual(['qualified', 'lost', 'spam']));

  it('LEAD-06: every state can be reached and left, and none leads to itself', () => {
    const all = LEAD_STATUSES.flatMap((status) =>
      [true, false].flatMap((answered) => movesOf({ status, answered }).map((to) => [status, to] as const)),
    );
    expect(new Set(all.map(([, to]) => to))).toEqual(new Set(LEAD_STATUSES));
    expect(new Set(all.map(([from]) => from))).toEqual(new Set(LEAD_STATUSES));
    expect(all.filter(([from, to]) => from === to)).toEqual([]);
  });
});

describe('waiting for an answer', () => {
  const all = (furtherUnanswered?: number) =>
    LEAD_STATUSES.filter((status) => isAwaitingAnswer({ status, furtherUnanswered }));

  it('D-031: a new lead does', () => expect([all(), all(0)]).toEqual([['new'], ['new']]));
  it('D-058: an open lead does whose number asked again', () =>
    expect(all(1)).toEqual(['new', 'contacted', 'qualified', 'booked']));
});

describe('leads whose first request nobody has answered', () => {
  const all = (answered: unknown) => LEAD_STATUSES.filter((status) => isUnanswered({ status, answered }));

  it('D-058: are new, or were closed before', () => expect(all(null)).toEqual(['new', 'lost', 'spam']));
  it('D-058: are new again where one was answered', () => expect(all({})).toEqual(['new']));
});
