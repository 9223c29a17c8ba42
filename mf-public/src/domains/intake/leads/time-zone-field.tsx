import { BEIRUT } from '@diwan/contracts/shared/beirut-time';
import { Field } from '@diwan/ui/field';
import { NativeSelect } from '@diwan/ui/native-select';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../texts.js';
import { TIME_ZONES, type TimeZone } from './wish.js';

const isListed = (zone: string): zone is TimeZone => (TIME_ZONES as readonly string[]).includes(zone);
/** The place in a zone's name, for zones that have no name here. */
const placeOf = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** The asker's time zone: guessed by the browser, unless somebody chose another before. Beirut without scripts. */
export function TimeZoneField({ typed }: { typed: string | undefined }) {
  const t = useTexts();
  const select = useRef<HTMLSelectElement>(null);
  const [zone, setZone] = useState(typed ?? BEIRUT);
  useEffect(() => {
    const guessed = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const isUntouched = !typed && select.current?.value === BEIRUT;
    if (guessed && guessed !== 'UTC' && isUntouched) setZone(guessed);
  }, [typed]);
  const zones: string[] = isListed(zone) ? [...TIME_ZONES] : [...TIME_ZONES, zone];
  return (
    <Field label={t('leads.timeZone')}>
      <NativeSelect
        ref={select}
        name="timeZone"
        options={zones.map((value) => ({ value, label: isListed(value) ? t(`zone.${value}`) : placeOf(value) }))}
        value={zone}
        onChange={(event) => setZone(event.target.value)}
      />
    </Field>
  );
}
