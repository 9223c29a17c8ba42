import { describe, expect, it } from '@jest/globals';
import { dayAfter, dueWindow, isRemindedOf, reminderOn } from './reminder.rules.js';

const due = (promisedFor: string | null = null) => ({ dueDate: '2026-05-20', promisedFor });

describe('BILL-17: when a client is reminded', () => {
  it.each([
    ['2026-05-16', null],
    ['2026-05-17', 'before'],
    ['2026-05-19', 'before'],
    ['2026-05-20', 'due'],
    ['2026-05-22', 'due'],
    ['2026-05-23', 'after'],
    ['2026-05-30', 'after'],
    ['2026-05-31', null],
    ['2026-06-03', 'late'],
    ['2026-06-10', 'late'],
    ['2026-06-11', null],
  ] as const)('on %s of an invoice due on 20 May: %s', (today, step) => {
    expect(reminderOn(today, due())?.step ?? null).toBe(step);
  });

  it('a promised day takes the place of the due date, and nobody is reminded until it is over', () => {
    expect(reminderOn('2026-05-20', due('2026-06-01'))).toBeNull();
    expect(reminderOn('2026-06-01', due('2026-06-01'))).toBeNull();
    expect(reminderOn('2026-06-02', due('2026-06-01'))).toBeNull();
    expect(reminderOn('2026-06-04', due('2026-06-01'))).toEqual({ step: 'after', from: '2026-06-01' });
    expect(isRemindedOf('2026-06-01', '2026-06-01')).toBe(false);
    expect(isRemindedOf('2026-06-02', '2026-06-01')).toBe(true);
  });

  it('a promise before the due date changes nothing', () => {
    expect(reminderOn('2026-05-20', due('2026-05-18'))).toEqual({ step: 'due', from: '2026-05-20' });
  });

  it('the window holds every invoice that a step can fall on, over the ends of months and years', () => {
    expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
    expect(dueWindow('2026-05-20', 0)).toEqual({ from: '2026-04-29', until: '2026-05-23' });
  });
});
