import type { OfficeProfile } from '@diwan/contracts/site/office/office-profile';
import { useShell } from '@diwan/mf-kit';
import { useEffect, useState } from 'react';
import { Band } from '../prose/band.js';
import { type Texts, useTexts } from '../texts.js';
import { aheadOfBeirut, hoursThere, type ZONES_ABROAD, type ZoneAhead } from './hours-abroad.js';
import { daysText } from './opening-hours-list.js';

/** When the office can be reached, on clocks where Lebanese live; the reader's own comes first as soon as their browser has told it. */
export default function HoursAbroadList({ zones }: { zones: readonly ZoneAhead[] }) {
  const t = useTexts();
  const { profile } = useShell().office;
  const own = useOwnZone();
  if (!profile) return null;
  const others = zones.filter(({ zone }) => zone !== own?.zone);
  return (
    <Band
      heading={t('abroad.hours')}
      intro={t(profile.emergencyLine ? 'abroad.hoursIntroEmergency' : 'abroad.hoursIntro')}
    >
      <ul className="border-t border-line">
        {own && <Place label={t('abroad.yourTime', { place: nameOf(own.zone, t) })} own zone={own} profile={profile} />}
        {others.map((zone) => (
          <Place key={zone.zone} label={nameOf(zone.zone, t)} zone={zone} profile={profile} />
        ))}
      </ul>
    </Band>
  );
}

interface PlaceProps {
  label: string;
  zone: ZoneAhead;
  profile: OfficeProfile;
  own?: boolean;
}

function Place({ label, zone, profile, own = false }: PlaceProps) {
  const t = useTexts();
  return (
    <li className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-2">
      <p className={own ? 'font-medium text-cedar' : 'font-medium'}>{label}</p>
      <div className="text-grey">
        {hoursThere(profile.openingHours, zone.minutes).map((group) => (
          <p key={group.days[0]} className="first-letter:uppercase">
            {daysText(group, t)} {group.hours && t('hours.times', group.hours)}
          </p>
        ))}
      </div>
    </li>
  );
}

/** The reader's zone, where its clocks are not those of Beirut; only browsers know it. */
function useOwnZone(): ZoneAhead | null {
  const [own, setOwn] = useState<ZoneAhead | null>(null);
  useEffect(() => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const minutes = aheadOfBeirut(zone, new Date());
    if (minutes !== 0) setOwn({ zone, minutes });
  }, []);
  return own;
}

type Listed = (typeof ZONES_ABROAD)[number];

/** A zone that has no name among the texts goes by the place in its own. */
function nameOf(zone: string, t: Texts): string {
  const key = `zone.${zone as Listed}` as const;
  const name = t(key);
  return name === key ? (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ') : name;
}
