import { BEIRUT, beirutClock, beirutDate } from '@diwan/contracts/shared/beirut-time';
import type { DigestWindow } from '../kinds/digest-facts.js';

const HOUR = 3600_000;
const DAY = 24 * HOUR;
const FROM = 8;
/** What was away at eight catches up until noon; nobody wants the morning's digest in the evening. */
const UNTIL = 12;
/** News older than this are none, however long there was no digest. */
const OLDEST_NEWS = 7 * DAY;

/** Every day at eight, as clocks in Beirut show it (NEWS-09). */
export const EVERY_MORNING = { pattern: `0 ${FROM} * * *`, timeZone: BEIRUT } as const;

/** The day whose digest the clock begins at a moment, in Beirut; null: at that hour none. */
export function dayToBegin(at: Date): string | null {
  const { hour } = beirutClock(at);
  return hour >= FROM && hour < UNTIL ? beirutDate(at) : null;
}

/** What a digest at a moment is about, after the one of an earlier day: news since then, and a line per case if it is the first of its week. */
export function windowAfter(before: Pick<DigestWindow, 'day' | 'until'> | null, now: Date): DigestWindow {
  const day = beirutDate(now);
  const until = now.getTime();
  const since = before === null ? until - DAY : Math.max(Date.parse(before.until), until - OLDEST_NEWS);
  return {
    day,
    since: new Date(since).toISOString(),
    until: now.toISOString(),
    week: before === null || before.day < mondayOf(day),
  };
}

function mondayOf(day: string): string {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const sinceMonday = (new Date(midnight).getUTCDay() + 6) % 7;
  return new Date(midnight - sinceMonday * DAY).toISOString().slice(0, 10);
}
