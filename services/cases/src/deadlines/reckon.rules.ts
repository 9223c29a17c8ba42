import type { DeadlineCount, Recess, Reckoning } from '@diwan/contracts/matters/deadlines/rule';
import type { LocalizedText } from '@diwan/contracts/shared/language';
import { dayAfter, monthsAfter } from './calendar-day.rules.js';

/** What is known of the days of the courts. */
export interface Days {
  /** Why courts do not work on a day; undefined: they do. No name: the weekend. */
  closed(day: string): { name: LocalizedText | null } | undefined;
  recesses: readonly Recess[];
}

/** No court is closed for so many days on end: a calendar that says so is wrong, and must not keep a service busy for ever. */
const MOST_CLOSED = 400;

/**
 * The last day for something, from the day that starts it (HEAR-07). Days are those of calendars in Beirut, so that no clock matters. What
 * suspends leaves the days of a recess out of the count; a last day on which courts do not work, or that lies in such a recess, moves to
 * the next on which they do.
 */
export function reckon(rule: DeadlineCount, triggerDay: string, days: Days): Reckoning {
  const firstDay = rule.countsTriggerDay ? triggerDay : dayAfter(triggerDay);
  const recessOn = (day: string) =>
    rule.recess === 'suspends' ? days.recesses.find(({ from, to }) => from <= day && day <= to) : undefined;
  const counted = count(rule, triggerDay, firstDay, { days, recessOn });
  const movedOver: Reckoning['movedOver'] = [];
  let day = counted.to;
  for (; movedOver.length < MOST_CLOSED; day = dayAfter(day)) {
    const why = days.closed(day) ?? recessOn(day);
    if (!why) break;
    movedOver.push({ day, name: why.name });
  }
  const { closedDays, to: countedTo } = counted;
  const recesses = [...counted.recesses].map(([{ name }, left]) => ({ name, days: left }));
  return { day, firstDay, countedTo, closedDays, recesses, movedOver };
}

interface Around {
  days: Days;
  recessOn(day: string): Recess | undefined;
}

/** Walks from the first day until enough days have counted. Months are as many days as lie between the trigger and the same day so many months later. */
function count(rule: DeadlineCount, triggerDay: string, firstDay: string, { days, recessOn }: Around) {
  const recesses = new Map<Recess, number>();
  let closedDays = 0;
  let closedOnEnd = 0;
  let to = firstDay;
  let left = rule.unit === 'day' ? rule.count : daysUntil(triggerDay, monthsAfter(triggerDay, rule.count));
  for (let day = firstDay; left > 0 && closedOnEnd < MOST_CLOSED; day = dayAfter(day)) {
    to = day;
    const recess = recessOn(day);
    const isClosed = rule.days === 'working' && days.closed(day) !== undefined;
    closedOnEnd = recess || isClosed ? closedOnEnd + 1 : 0;
    if (recess) recesses.set(recess, (recesses.get(recess) ?? 0) + 1);
    else if (isClosed) closedDays += 1;
    else left -= 1;
  }
  return { to, closedDays, recesses };
}

const DAY = 24 * 60 * 60_000;
/** How many days there are from one to another, the last not included. */
const daysUntil = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY;
