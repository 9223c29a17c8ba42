import { Button } from '@diwan/ui/button';
import { FormField } from '@diwan/ui/form-field';
import type { ControlOf } from '@diwan/ui/form-of';
import { useFieldArray } from 'react-hook-form';
import { DateField } from '../../../components/date-field.js';
import { useTexts } from '../../../texts.js';
import { BothLanguages } from '../stages/both-languages.js';
import { RemoveEntry } from './remove-entry.js';
import { newRecess, type TableValues } from './table-values.js';

type TableControl = ControlOf<TableValues>;

/** The recesses of the courts, year by year as they are announced. */
export function RecessFields({ control }: { control: TableControl }) {
  const t = useTexts();
  const { fields, append, remove } = useFieldArray({ control, name: 'recesses' });
  return (
    <fieldset className="grid gap-6" tabIndex={-1} data-entries>
      <legend className="pb-2 font-medium">{t('deadlines.recesses')}</legend>
      <p className="text-sm text-grey">{t('deadlines.recessesHint')}</p>
      {fields.map(({ id }, index) => {
        const heading = t('deadlines.recessNumber', { number: index + 1 });
        const place = `recesses.${index}` as const;
        return (
          <section key={id} className="grid gap-3 border-s-2 border-line ps-4" aria-label={heading}>
            <BothLanguages name={`${place}.name`} label={t('deadlines.recessName')} maxLength={120} />
            <div className="grid items-start gap-3 sm:grid-cols-[1fr_1fr_auto]">
              {(['from', 'to'] as const).map((end) => (
                <FormField key={end} name={`${place}.${end}`} label={t(`deadlines.${end}`)} required>
                  {(field) => <DateField {...field} />}
                </FormField>
              ))}
              <RemoveEntry name={heading} onRemove={() => remove(index)} />
            </div>
          </section>
        );
      })}
      <div>
        <Button variant="secondary" size="small" icon="plus" onClick={() => append(newRecess())}>
          {t('deadlines.addRecess')}
        </Button>
      </div>
    </fieldset>
  );
}
