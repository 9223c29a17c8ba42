import { useShell } from '@diwan/mf-kit';
import { Ltr } from '@diwan/ui/bidi';
import { Combobox } from '@diwan/ui/combobox';
import { useEffect, useMemo, useRef } from 'react';
import { useTexts } from '../../../texts.js';
import { type Country, namedCountries } from './countries.js';

export interface CountryPickerProps {
  region: string;
  onChange: (country: Country) => void;
}

/** The searchable list of all countries. It stands in for a button that was pressed, so it opens at once. */
export function CountryPicker({ region, onChange }: CountryPickerProps) {
  const t = useTexts();
  const { siteLanguage: language } = useShell();
  const trigger = useRef<HTMLButtonElement>(null);
  /** Which country the form has heard of. */
  const told = useRef(region);
  const options = useMemo(
    () =>
      namedCountries(language).map(({ region: value, name, otherName, callingCode }) => ({
        value,
        label: name,
        keywords: [otherName, value, callingCode, `+${callingCode}`],
        hint: <Ltr>+{callingCode}</Ltr>,
        callingCode,
      })),
    [language],
  );
  useEffect(() => trigger.current?.click(), []);
  // The hidden field changes in silence; who keeps or reads back what is typed hears of it so.
  useEffect(() => {
    if (region === told.current) return;
    told.current = region;
    trigger.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [region]);
  const choose = (value: string) => {
    const chosen = options.find((option) => option.value === value);
    if (chosen) onChange({ region: chosen.value, callingCode: chosen.callingCode });
  };
  return (
    <Combobox
      ref={trigger}
      options={options}
      value={region}
      onChange={choose}
      renderValue={({ value, callingCode }) => (
        <Ltr>
          {value} +{callingCode}
        </Ltr>
      )}
      texts={{
        placeholder: t('leads.country'),
        search: t('leads.searchCountries'),
        empty: t('leads.noCountry'),
        results: (count) => t('leads.countries', { count }),
      }}
    />
  );
}
