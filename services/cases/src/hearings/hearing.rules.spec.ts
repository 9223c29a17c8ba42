import { describe, expect, it } from '@jest/globals';
import { knownOf, newsOf, type Tellable } from './news.rules.js';
import { clash } from './overlap.rules.js';
import { nextReminder, reminderDue, reminderMoved, remindersOf } from './reminder.rules.js';
import { isRealDay, isSkipped, momentOf, wallTimeAt } from './wall-time.rules.js';

const NOW = new Date('2026-05-01T08:00:00Z');

describe('the time of a hearing', () => {
  it.each([
    ['winter', '2026-01-13T09:30', '2026-01-13T07:30:00.000Z'],
    ['summer', '2026-05-12T09:30', '2026-05-12T06:30:00.000Z'],
    ['the last hour of winter', '2026-03-28T23:30', '2026-03-28T21:30:00.000Z'],
    ['the day summer time begins', '2026-03-29T09:30', '2026-03-29T06:30:00.000Z'],
  ])('in %s is what clocks in Beirut show', (_, wallTime, moment) => {
    expect(momentOf(wallTime).toISOString()).toBe(moment);
    expect(wallTimeAt(new Date(moment))).toBe(wallTime);
  });

  it('knows which days there are', () => {
    expect([isRealDay('2026-06-31T09:00'), isRealDay('2028-02-29T09:00'), isRealDay('2026-02-29T09:00')]).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('I18-06: rules of summer time that change late', () => {
  const HOUR = 60 * 60_000;
  const to = momentOf('2026-05-12T09:30');
  const [week, day, hours] = remindersOf(to).map(({ at }) => at) as [Date, Date, Date];
  const ofOldRules = (at: Date, by: number) => new Date(at.getTime() + by * HOUR);

  it.each([
    ['the week before, of a moment an hour later', week, 1],
    ['the week before, of a moment an hour earlier', week, -1],
    ['the day before, of a moment an hour later', day, 1],
    ['the day before, of a moment an hour earlier', day, -1],
    ['three hours before, of a moment an hour later', hours, 1],
    ['three hours before, of a moment an hour earlier', hours, -1],
  ])('the reminder that waits stays the same one: %s', (_, expected, by) => {
    expect(reminderMoved({ at: ofOldRules(to, by), remindAt: ofOldRules(expected, by) }, to)).toEqual(expected);
  });

  it('knows it also when clocks change between it and the hearing by the old rules only', () => {
    expect(reminderMoved({ at: ofOldRules(to, 1), remindAt: week }, to)).toEqual(week);
    expect(reminderMoved({ at: ofOldRules(to, 1), remindAt: day }, to)).toEqual(day);
  });

  it('brings none back after the last has left', () => {
    expect(reminderMoved({ at: ofOldRules(to, -1), remindAt: null }, to)).toBeNull();
  });

  it('knows times that clocks are set forward over', () => {
    expect(['2026-03-28T23:59', '2026-03-29T00:00', '2026-03-29T00:59', '2026-03-29T01:00'].map(isSkipped)).toEqual([
      ...[false, true, true, false],
    ]);
  });
});

describe('HEAR-04: reminders', () => {
  it('leave seven days and one day before at the same hour, and three hours before, whatever clocks do between', () => {
    const startsAt = momentOf('2026-03-30T09:30');
    expect(remindersOf(startsAt).map(({ step, at }) => [step, wallTimeAt(at)])).toEqual([
      ['7d', '2026-03-23T09:30'],
      ['1d', '2026-03-29T09:30'],
      ['3h', '2026-03-30T06:30'],
    ]);
  });

  const hearing = { state: 'scheduled', at: momentOf('2026-05-12T09:30'), deletedAt: null } as const;

  it('come one after the other until the hearing begins', () => {
    const next = (now: string) => {
      const at = nextReminder(hearing, momentOf(now));
      return at && wallTimeAt(at);
    };
    expect(next('2026-05-01T10:00')).toBe('2026-05-05T09:30');
    expect(next('2026-05-05T09:30')).toBe('2026-05-11T09:30');
    expect(next('2026-05-12T06:00')).toBe('2026-05-12T06:30');
    expect(next('2026-05-12T06:30')).toBeNull();
  });

  it('are not made up for: after a pause only the latest leaves, and none once it has begun', () => {
    expect(reminderDue(hearing, momentOf('2026-05-11T20:00'))).toBe('1d');
    expect(reminderDue(hearing, momentOf('2026-05-12T09:30'))).toBeNull();
    expect(reminderDue(hearing, momentOf('2026-05-01T09:30'))).toBeNull();
  });

  it.each([{ state: 'cancelled' }, { state: 'postponed' }, { state: 'held' }, { deletedAt: NOW }] as const)(
    'do not leave for one that does not take place: %j',
    (change) => {
      expect(nextReminder({ ...hearing, ...change }, NOW)).toBeNull();
    },
  );
});

describe('HEAR-03: one lawyer at two courts', () => {
  const at = (time: string, city: 'beirut' | 'tripoli' | null) => ({ at: momentOf(`2026-05-12T${time}`), city });

  it.each([
    ['at the same time', at('09:30', 'beirut'), at('09:30', 'beirut'), true],
    ['an hour apart in one city', at('09:30', 'beirut'), at('10:30', 'beirut'), false],
    ['59 minutes apart in one city', at('09:30', 'beirut'), at('10:29', 'beirut'), true],
    ['two hours apart in Beirut and Tripoli', at('09:30', 'beirut'), at('11:30', 'tripoli'), true],
    ['morning and late afternoon in Beirut and Tripoli', at('09:00', 'beirut'), at('15:00', 'tripoli'), false],
    ['two hours apart where nobody knows', at('09:30', null), at('11:30', 'tripoli'), false],
  ] as const)('%s', (_, one, other, clashes) => {
    expect(clash(one, other).clashes).toBe(clashes);
    expect(clash(other, one).clashes).toBe(clashes);
  });
});

describe('D-135: what people are told', () => {
  const base: Tellable = {
    state: 'scheduled',
    wallTime: '2026-05-12T09:30',
    at: momentOf('2026-05-12T09:30'),
    courtId: null,
    courtRoom: '2',
    location: 'Palace of Justice, Beirut',
    outcomeSummary: '',
    outcomeFor: [],
    deletedAt: null,
    told: null,
  };
  const told = knownOf(base);
  const moved = { wallTime: '2026-05-19T09:30', at: momentOf('2026-05-19T09:30') };

  it.each([
    ['a new one', {}, 'scheduled'],
    ['a new one that was cancelled before anybody knew', { state: 'cancelled' }, null],
    ['a new one that was deleted before anybody knew', { deletedAt: NOW }, null],
    ['one that stands as they know it', { told }, null],
    ['another hour', { told, ...moved }, 'moved'],
    ['another room', { told, courtRoom: '7' }, 'moved'],
    ['one cancelled', { told, state: 'cancelled' }, 'cancelled'],
    ['one deleted', { told, deletedAt: NOW }, 'cancelled'],
    ['one postponed, which the next one tells', { told, state: 'postponed' }, null],
    ['one that takes place after all', { told: { ...told, expected: false } }, 'scheduled'],
    ['an outcome not published', { told, state: 'held', outcomeSummary: 'Adjourned' }, null],
    ['a published outcome', { told, state: 'held', outcomeSummary: 'Won', outcomeFor: ['a'] }, 'outcome'],
    [
      'a published outcome that they know',
      { told: { ...told, outcome: 'Won', outcomeFor: ['a'] }, state: 'held', outcomeSummary: 'Won', outcomeFor: ['a'] },
      null,
    ],
    ['a day that is over', { told: null, at: NOW }, null],
  ] as const)('%s', (_, change, news) => {
    expect(newsOf({ ...base, ...change } as Tellable, NOW)).toBe(news);
  });
});
