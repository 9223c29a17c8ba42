import { COUNTRIES } from '@diwan/contracts/shared/country';
import { useShell } from '@diwan/mf-kit';
import { Ltr } from '@diwan/ui/bidi';
import { Combobox } from '@diwan/ui/combobox';
import { Field } from '@diwan/ui/field';
import { useTexts } from '../../../texts.js';

/** The country whose calling code a number without one gets; found by either language's name or by the code. */
export function CountryPicker({ value, onChange }: { value: string; onChange(callingCode: string): void }) {
  const t = useTexts();
  const { language } = useShell();
  const options = COUNTRIES.map(({ callingCode, code, name }) => ({
    value: callingCode,
    label: name[language],
    code,
    hint: <Ltr>+{callingCode}</Ltr>,
    keywords: [name.en, name.ar, code, callingCode, `+${callingCode}`],
  }));
  return (
    <Field label={t('auth.country')}>
      <Combobox
        options={options}
        value={value}
        onChange={onChange}
        renderValue={(option) => (
          <Ltr>
            {option.code} +{option.value}
          </Ltr>
        )}
        texts={{
          placeholder: t('auth.country'),
          search: t('auth.searchCountries'),
          empty: t('auth.noCountry'),
          results: (count) => t('auth.countries', { count }),
        }}
      />
    </Field>
  );
}
