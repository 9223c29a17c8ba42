import type { QuietHours } from '@diwan/contracts/messages/preferences/quiet-hours';
import { beirutClock, momentInBeirut } from '@diwan/contracts/shared/beirut-time';
import { KINDS } from '../derived/kinds.js';
import type { Family } from '../kinds/notice-kind.js';

/** Quiet hours as the rule reads them: what a person said, or the firm's where they never said. */
export function quietFor(wish: QuietHours | null | undefined, usual: string): string {
  if (wish === undefined) return usual;
  return wish === null ? 'off' : `${hour(wish.from)}-${hour(wish.until)}`;
}

const hour = (full: number): string => `${String(full).padStart(2, '0')}:00`;

/**
 * The moment from which a notice may go: `at` itself, or the end of the quiet hours it falls into if its kind waits for the morning. `quiet` is such as `21:00-08:00` in
 * Beirut time, or `off`.
 */
export function outsideQuietHours(family: Family, at: Date, quiet: string, facts?: unknown): Date {
  if (quiet === 'off' || !KINDS[family].waitsForMorning(facts)) return at;
  const [from = 0, until = 0] = quiet.split('-').map(minutesOf);
  const clock = beirutClock(at);
  const now = clock.hour * 60 + clock.minute;
  const overnight = from > until;
  const isQuiet = overnight ? now >= from || now < until : now >= from && now < until;
  if (!isQuiet) return at;
  const day = overnight && now >= from ? clock.day + 1 : clock.day;
  return momentInBeirut({ ...clock, day, hour: Math.floor(until / 60), minute: until % 60 });
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
