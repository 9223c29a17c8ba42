import { Button } from '@diwan/ui/button';
import { FormField } from '@diwan/ui/form-field';
import type { ControlOf } from '@diwan/ui/form-of';
import { NativeSelect } from '@diwan/ui/native-select';
import { useFieldArray } from 'react-hook-form';
import { ItemControls } from '../../../components/item-controls.js';
import { useTexts } from '../../../texts.js';
import { BothLanguages } from './both-languages.js';
import { newItem, type StagesValues } from './stage-values.js';

interface ChecklistFieldsProps {
  control: ControlOf<StagesValues>;
  stage: number;
}

/** What is to be done in a stage, and whose it is to do: clients see their own items. */
export function ChecklistFields({ control, stage }: ChecklistFieldsProps) {
  const t = useTexts();
  const name = `stages.${stage}.checklist` as const;
  const { fields, append, remove, swap } = useFieldArray({ control, name });
  return (
    <fieldset className="grid gap-4" tabIndex={-1} data-entries>
      <legend className="mb-2 font-medium">{t('stages.checklist')}</legend>
      {fields.map(({ id }, index) => {
        const line = t('stages.itemNumber', { number: index + 1 });
        return (
          <div key={id} className="grid gap-2 border-s-2 border-line ps-4">
            <BothLanguages name={`${name}.${index}.text`} label={line} maxLength={200} />
            <div className="flex flex-wrap items-end justify-between gap-2">
              <FormField name={`${name}.${index}.whose`} label={t('stages.whose')}>
                {(field) => (
                  <NativeSelect
                    {...field}
                    options={(['client', 'firm'] as const).map((value) => ({
                      value,
                      label: t(`stages.whose.${value}`),
                    }))}
                  />
                )}
              </FormField>
              <ItemControls
                name={line}
                index={index}
                count={fields.length}
                onMove={(by) => swap(index, index + by)}
                onRemove={() => remove(index)}
              />
            </div>
          </div>
        );
      })}
      <div>
        <Button variant="secondary" size="small" icon="plus" onClick={() => append(newItem())}>
          {t('stages.addItem')}
        </Button>
      </div>
    </fieldset>
  );
}
