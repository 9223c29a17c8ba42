import { useShell } from '@diwan/mf-kit';
import { FormControl, FormField } from '@diwan/ui/form-field';
import { NativeSelect } from '@diwan/ui/native-select';
import { TextInput } from '@diwan/ui/text-input';
import { useTexts } from '../../../texts.js';
import { useCourts } from './api/list-courts.js';

interface CourtNames {
  /** Of the directory; empty where it stands in none. */
  courtId: string;
  /** As papers name it. */
  court: string;
}

/** Which court, of the directory or in words, in a form that holds `CourtNames`. A court of the directory brings its name, which can be written more exactly. */
export function CourtFields() {
  const t = useTexts();
  const { language } = useShell();
  const { data: courts = [] } = useCourts();
  const isOfDirectory = (written: string) => courts.some(({ name }) => name.en === written || name.ar === written);
  return (
    <>
      <FormControl<CourtNames, 'court'> name="court">
        {(court) => (
          <FormField<CourtNames, 'courtId'>
            name="courtId"
            label={t('instances.directory')}
            optionalLabel={t('form.optional')}
          >
            {({ onChange, ...field }) => (
              <NativeSelect
                {...field}
                onChange={(event) => {
                  onChange(event);
                  const written = court.value.trim();
                  const chosen = courts.find(({ id }) => id === event.target.value);
                  // What somebody wrote in their own words stays.
                  if (chosen && (written === '' || isOfDirectory(written))) court.onChange(chosen.name[language]);
                }}
                placeholder={t('instances.directoryNone')}
                options={courts
                  .filter(({ archived, id }) => !archived || id === field.value)
                  .map(({ id, name }) => ({ value: id, label: name[language] }))}
              />
            )}
          </FormField>
        )}
      </FormControl>
      <FormField<CourtNames, 'court'> name="court" label={t('instances.court')} hint={t('instances.courtHint')}>
        {(field) => <TextInput {...field} dir="auto" autoComplete="off" maxLength={200} />}
      </FormField>
    </>
  );
}
