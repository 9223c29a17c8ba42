import type { CityId } from '@diwan/contracts/matters/courts/cities';
import { HEARING_MINUTES } from '@diwan/contracts/matters/hearings/hearing';
import { travelMinutes } from '../courts/travel.rules.js';

const MINUTE = 60_000;

/** When and where somebody is to be; the city is null where it is not known. */
export interface Appointment {
  at: Date;
  city: CityId | null;
}

/** How far from a hearing others can lie that clash with it, in milliseconds: the longest road and one hearing, generously. */
export const CLASH_WINDOW = 8 * 60 * MINUTE;

/**
 * Whether one person can attend both, and the minutes on the road between them (HEAR-03): the earlier takes an hour, and then comes
 * the way to the later.
 */
export function clash(a: Appointment, b: Appointment): { clashes: boolean; travel: number } {
  const travel = travelMinutes(a.city, b.city);
  const apart = Math.abs(a.at.getTime() - b.at.getTime());
  return { clashes: apart < (HEARING_MINUTES + travel) * MINUTE, travel };
}
