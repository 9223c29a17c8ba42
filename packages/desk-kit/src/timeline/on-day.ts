import { momentInBeirut } from '@diwan/contracts/shared/beirut-time';
import type { TimelineEntry } from './merge-timeline.js';

/** Where something stands of which a calendar date is known, such as the day that a bill says: at the beginning of that day. */
export function onDay(date: string): Required<Pick<TimelineEntry, 'at' | 'isDay'>> {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { at: momentInBeirut({ year, month, day, hour: 0, minute: 0 }).toISOString(), isDay: true };
}
