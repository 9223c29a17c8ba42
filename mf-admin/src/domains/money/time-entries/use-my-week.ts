import { useListAddress } from '../../../components/use-list-address.js';
import { useMyTime } from './api/time-entries.js';
import { daysAfter, mondayOf, today } from './week.js';

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The week that the address names (this one when it names none), with one's own time in it. */
export function useMyWeek() {
  const address = useListAddress();
  const named = address.filter('week');
  const monday = mondayOf(DATE.test(named) ? named : today());
  const sunday = daysAfter(monday, 6);
  return { monday, sunday, query: useMyTime({ from: monday, until: sunday, limit: 100 }) };
}
