import type { OfficeProfile } from '@diwan/contracts/site/office/office-profile';
import { Checkbox } from '@diwan/ui/checkbox';
import { DateInput } from '@diwan/ui/date-input';
import { FormControl, FormField } from '@diwan/ui/form-field';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../texts.js';
import type { LocalizedFieldsProps } from './localized-fields.js';

export interface OpeningDayProps extends Pick<LocalizedFieldsProps, 'control'> {
  day: OfficeProfile['openingHours'][number]['day'];
  /** Its place in the week. */
  index: number;
}

/** One day: closed, or open from when to when. */
export function OpeningDay({ day, index, control }: OpeningDayProps) {
  const t = useTexts();
  const isOpen = useWatch({ control, name: `openingHours.${index}.open` });
  const name = t(`day.${day}`);
  return (
    <fieldset className="flex flex-wrap items-start gap-4 py-3">
      <legend className="sr-only">{name}</legend>
      <FormControl name={`openingHours.${index}.open`} control={control}>
        {({ value, onChange, ...field }, { id }) => (
          <Checkbox
            {...field}
            id={id}
            className="basis-full sm:basis-36"
            label={name}
            checked={value}
            onChange={(event) => onChange(event.target.checked)}
          />
        )}
      </FormControl>
      {isOpen ? (
        <>
          <FormField name={`openingHours.${index}.opens`} control={control} label={t('office.opens')} hideLabel>
            {(field) => <DateInput kind="time" {...field} />}
          </FormField>
          <FormField name={`openingHours.${index}.closes`} control={control} label={t('office.closes')} hideLabel>
            {(field) => <DateInput kind="time" {...field} />}
          </FormField>
        </>
      ) : (
        <span className="text-grey">{t('office.closed')}</span>
      )}
    </fieldset>
  );
}
