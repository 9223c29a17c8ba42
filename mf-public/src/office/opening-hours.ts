import type { OfficeProfile } from '@diwan/contracts/site/office/office-profile';

type Day = OfficeProfile['openingHours'][number];

/** Days in a row that have the same hours: Monday to Friday. */
export interface HoursOfDays {
  days: Day['day'][];
  hours: Day['hours'];
}

/** Joins neighbouring days with equal hours, in the order of the week. */
export function groupHours(openingHours: readonly Day[]): HoursOfDays[] {
  const groups: HoursOfDays[] = [];
  for (const { day, hours } of openingHours) {
    const last = groups.at(-1);
    if (last && last.hours?.opens === hours?.opens && last.hours?.closes === hours?.closes) last.days.push(day);
    else groups.push({ days: [day], hours });
  }
  return groups;
}
