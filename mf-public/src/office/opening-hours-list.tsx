import type { OfficeProfile } from '@diwan/contracts/site/office/office-profile';
import { type Texts, useTexts } from '../texts.js';
import { groupHours, type HoursOfDays } from './opening-hours.js';

/** Opening hours by days, from the office profile (D-030). Clock times of Beirut, 24 hours. */
export function OpeningHoursList({ profile }: { profile: OfficeProfile }) {
  const t = useTexts();
  return (
    <dl className="grid gap-1">
      {groupHours(profile.openingHours).map((group) => (
        <div key={group.days[0]} className="flex flex-wrap justify-between gap-x-6">
          <dt className="first-letter:uppercase">{daysText(group, t)}</dt>
          <dd className="text-grey">
            {group.hours
              ? t('hours.times', group.hours)
              : t(profile.emergencyLine ? 'hours.emergencyOnly' : 'hours.closed')}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** `Monday to Friday`. */
export function daysText({ days }: HoursOfDays, t: Texts): string {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return '';
  const from = t(`day.${first}`);
  return first === last ? from : t('hours.days', { from, to: t(`day.${last}`) });
}
