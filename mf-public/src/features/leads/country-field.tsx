import { useShell } from '@diwan/mf-kit';
import { Ltr } from '@diwan/ui/bidi';
import { Combobox } from '@diwan/ui/combobox';
import { Field } from '@diwan/ui/field';
import { useMemo, useState } from 'react';
import { useTexts } from '../../texts.js';
import { LEBANON, namedCountries } from './countries.js';

/** Country of a number that is typed without its calling code. Needs scripts, so without them it is not there: write +… then. */
export function CountryField({ defaultRegion = LEBANON }: { defaultRegion?: string | undefined }) {
  const t = useTexts();
  const { language } = useShell();
  const [region, setRegion] = useState(defaultRegion);
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
  return (
    <Field label={t('leads.country')} className="pub-scripted">
      <Combobox
        name="country"
        options={options}
        value={region}
        onChange={setRegion}
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
    </Field>
  );
}
