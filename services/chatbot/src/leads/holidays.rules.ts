/**
 * Public holidays of Lebanon that fall on the same date each year (decree 15215/2005 and its amendments), as `MM-DD`. Movable ones
 * are announced year by year and come from the configuration.
 */
const FIXED_HOLIDAYS = ['01-01', '01-06', '02-09', '03-25', '05-01', '05-25', '08-15', '11-01', '11-22', '12-25'];

/** Whether the calendar date (`YYYY-MM-DD`) is a public holiday; `movable` lists this year's others. */
export function isHoliday(date: string, movable: readonly string[]): boolean {
  return FIXED_HOLIDAYS.includes(date.slice(5)) || movable.includes(date);
}
