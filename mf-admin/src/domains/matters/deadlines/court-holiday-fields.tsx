import { Button } from '@diwan/ui/button';
import { FormField } from '@diwan/ui/form-field';
import type { ControlOf } from '@diwan/ui/form-of';
import { useFieldArray, useWatch } from 'react-hook-form';
import { DateField } from '../../../components/date-field.js';
import { useTexts } from '../../../texts.js';
import { BothLanguages } from '../stages/both-languages.js';
import { OfficeDays } from './office-days.js';
import { RemoveEntry } from './remove-entry.js';
import { newHoliday, type TableValues } from './table-values.js';

/** Holidays of the courts of one year: the movable ones, and whatever else is announced. */
export function CourtHolidayFields({ control }: { control: ControlOf<TableValues> }) {
  const t = useTexts();
  const { fields, append, remove } = useFieldArray({ control, name: 'calendar.holidays' });
  const holidays = useWatch({ control, name: 'calendar.holidays' });
  return (
    <fieldset className="grid gap-4" tabIndex={-1} data-entries>
      <legend className="pb-2 font-medium">{t('deadlines.holidays')}</legend>
      <p className="text-sm text-grey">{t('deadlines.holidaysHint')}</p>
      {fields.map(({ id }, index) => {
        const heading = t('deadlines.holidayNumber', { number: index + 1 });
        const place = `calendar.holidays.${index}` as const;
        return (
          <section
            key={id}
            className="grid items-start gap-3 border-s-2 border-line ps-4 sm:grid-cols-[11rem_1fr_auto]"
            aria-label={heading}
          >
            <FormField name={`${place}.date`} label={t('deadlines.holidayDate')} required>
              {(field) => <DateField {...field} />}
            </FormField>
            <BothLanguages name={`${place}.name`} label={t('deadlines.holidayName')} maxLength={80} />
            <RemoveEntry name={heading} onRemove={() => remove(index)} />
          </section>
        );
      })}
      <OfficeDays known={holidays} onAdd={append} />
      <div>
        <Button variant="secondary" size="small" icon="plus" onClick={() => append(newHoliday())}>
          {t('deadlines.addHoliday')}
        </Button>
      </div>
    </fieldset>
  );
}
