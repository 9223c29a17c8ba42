import { at, L } from './cases.js';
import { type ExpressionCase, fails } from './expression-cases.js';

/** Expressions: dates. */
export const dateExpressions: Record<string, ExpressionCase[]> = {
  dates: [
    [{ $year: '$when' }, 2026],
    [{ $month: '$when' }, 7],
    [{ $dayOfMonth: '$when' }, 1],
    [{ $dayOfMonth: { date: '$when', timezone: 'Asia/Beirut' } }, 2],
    [{ $hour: { date: '$when', timezone: 'Asia/Beirut' } }, 1],
    [{ $hour: { date: '$winter', timezone: 'Asia/Beirut' } }, 0],
    [{ $hour: { date: '$winter', timezone: '+05:30' } }, 4],
    [{ $minute: '$when' }, 30],
    [{ $second: '$when' }, 15],
    [{ $millisecond: '$when' }, 250],
    [{ $dayOfWeek: '$when' }, 4],
    [{ $dayOfYear: '$winter' }, 1],
    [{ $week: '$winter' }, 0],
    [{ $isoWeek: '$winter' }, 1],
    [{ $isoDayOfWeek: '$winter' }, 4],
    [{ $isoWeekYear: at('2027-01-01T00:00:00Z') }, L(2026)],
    [{ $year: '$z' }, null],
    [{ $year: '$s' }, fails(16006)],
    [{ $hour: { date: '$when', timezone: 'Asia/Nowhere' } }, fails(40485)],
    [{ $dateToString: { date: '$when' } }, '2026-07-01T22:30:15.250Z'],
    [{ $dateToString: { date: '$when', format: '%Y-%m-%d', timezone: 'Asia/Beirut' } }, '2026-07-02'],
    [
      { $dateToString: { date: '$when', format: '%d/%m/%Y %H:%M:%S.%L %z', timezone: 'Asia/Beirut' } },
      '02/07/2026 01:30:15.250 +0300',
    ],
    [{ $dateToString: { date: '$when', format: '%j %G-W%V-%u %U %Z%%' } }, '182 2026-W27-3 26 +0%'],
    [{ $dateToString: { date: '$when', timezone: 'Asia/Beirut' } }, '2026-07-02T01:30:15.250'],
    [{ $dateToString: { date: '$z', onNull: 'none' } }, 'none'],
    [{ $dateToString: { date: '$when', format: '%q' } }, fails(18536)],
    [{ $dateFromString: { dateString: '2026-07-01' } }, at('2026-07-01T00:00:00Z')],
    [{ $dateFromString: { dateString: '2026-07-01T12:00:00', timezone: 'Asia/Beirut' } }, at('2026-07-01T09:00:00Z')],
    [{ $dateFromString: { dateString: '2026-07-01T12:00:00+02:00' } }, at('2026-07-01T10:00:00Z')],
    [{ $dateFromString: { dateString: 'x', onError: 'bad' } }, 'bad'],
    [{ $dateFromString: { dateString: '$z', onNull: 'none' } }, 'none'],
    [{ $dateFromString: { dateString: '2026-13-01' } }, fails(241)],
    [{ $dateFromParts: { year: 2026, month: 7, day: 2, timezone: 'Asia/Beirut' } }, at('2026-07-01T21:00:00Z')],
    [{ $dateFromParts: { year: 2026, month: 14, day: 1 } }, at('2027-02-01T00:00:00Z')],
    [{ $dateFromParts: { isoWeekYear: 2026, isoWeek: 1, isoDayOfWeek: 1 } }, at('2025-12-29T00:00:00Z')],
    [
      { $dateToParts: { date: '$winter' } },
      { year: 2026, month: 1, day: 1, hour: 22, minute: 30, second: 0, millisecond: 0 },
    ],
    [{ $dateAdd: { startDate: at('2026-01-31T00:00:00Z'), unit: 'month', amount: 1 } }, at('2026-02-28T00:00:00Z')],
    [
      { $dateAdd: { startDate: at('2026-03-28T10:00:00Z'), unit: 'day', amount: 1, timezone: 'Asia/Beirut' } },
      at('2026-03-29T09:00:00Z'),
    ],
    [{ $dateSubtract: { startDate: '$winter', unit: 'hour', amount: 22 } }, at('2026-01-01T00:30:00Z')],
    [
      { $dateDiff: { startDate: at('2026-01-31T23:00:00Z'), endDate: at('2026-02-01T01:00:00Z'), unit: 'month' } },
      L(1),
    ],
    [
      // Clocks went from 00:00 to 01:00 meanwhile.
      {
        $dateDiff: {
          startDate: at('2026-03-28T21:30:00Z'),
          endDate: at('2026-03-28T22:30:00Z'),
          unit: 'hour',
          timezone: 'Asia/Beirut',
        },
      },
      L(1),
    ],
    [{ $dateDiff: { startDate: at('2026-01-01T23:00:00Z'), endDate: at('2026-01-02T01:00:00Z'), unit: 'day' } }, L(1)],
    [
      {
        $dateDiff: {
          startDate: at('2026-01-01T22:30:00Z'),
          endDate: at('2026-01-01T23:30:00Z'),
          unit: 'day',
          timezone: 'Asia/Beirut',
        },
      },
      L(0),
    ],
    [{ $dateDiff: { startDate: at('2026-01-03T00:00:00Z'), endDate: at('2026-01-04T00:00:00Z'), unit: 'week' } }, L(1)],
    [{ $dateTrunc: { date: '$when', unit: 'month' } }, at('2026-07-01T00:00:00Z')],
    [{ $dateTrunc: { date: '$when', unit: 'day', timezone: 'Asia/Beirut' } }, at('2026-07-01T21:00:00Z')],
    [{ $dateTrunc: { date: '$when', unit: 'hour' } }, at('2026-07-01T22:00:00Z')],
    [{ $dateTrunc: { date: '$when', unit: 'minute', binSize: 15 } }, at('2026-07-01T22:30:00Z')],
    [{ $dateTrunc: { date: '$when', unit: 'quarter' } }, at('2026-07-01T00:00:00Z')],
    [{ $dateTrunc: { date: '$when', unit: 'week', startOfWeek: 'monday' } }, at('2026-06-29T00:00:00Z')],
    [{ $dateTrunc: { date: '$when', unit: 'year', binSize: 10 } }, at('2020-01-01T00:00:00Z')],
  ],
};
