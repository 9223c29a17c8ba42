import { Button } from '@diwan/ui/button';
import { FormField } from '@diwan/ui/form-field';
import { TextInput } from '@diwan/ui/text-input';
import { useFieldArray } from 'react-hook-form';
import { DateField } from '../../../components/date-field.js';
import { useTexts } from '../../../texts.js';
import type { LocalizedFieldsProps } from './localized-fields.js';

/** Days on which the office is closed beside the public holidays of a fixed date, which are known (OFF-13). */
export function HolidayFields({ control }: Pick<LocalizedFieldsProps, 'control'>) {
  const t = useTexts();
  const { fields, append, remove } = useFieldArray({ control, name: 'holidays' });
  return (
    <section className="grid gap-3" aria-labelledby="holidays">
      <h2 id="holidays" className="text-xl">
        {t('office.holidays')}
      </h2>
      <p className="text-sm text-grey">{t('office.holidaysHint')}</p>
      {fields.map(({ id }, index) => (
        <fieldset
          key={id}
          className="grid items-start gap-3 border-s-2 border-line ps-4 sm:grid-cols-[auto_1fr_1fr_auto]"
        >
          <legend className="sr-only">{t('office.holidayNumber', { number: index + 1 })}</legend>
          <FormField name={`holidays.${index}.date`} control={control} label={t('office.holidayDate')} required>
            {(field) => <DateField {...field} />}
          </FormField>
          <FormField name={`holidays.${index}.name.en`} control={control} label={t('office.holidayName.en')} required>
            {(field) => <TextInput {...field} lang="en" maxLength={80} autoComplete="off" />}
          </FormField>
          <FormField name={`holidays.${index}.name.ar`} control={control} label={t('office.holidayName.ar')} required>
            {(field) => <TextInput {...field} lang="ar" maxLength={80} autoComplete="off" />}
          </FormField>
          <Button variant="quiet" icon="trash" iconOnly className="sm:mt-7" onClick={() => remove(index)}>
            {t('office.removeHoliday', { number: index + 1 })}
          </Button>
        </fieldset>
      ))}
      <div>
        <Button
          variant="secondary"
          size="small"
          icon="plus"
          onClick={() => append({ date: '', name: { en: '', ar: '' } })}
        >
          {t('office.addHoliday')}
        </Button>
      </div>
    </section>
  );
}
