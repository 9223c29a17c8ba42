import { Button } from '@diwan/ui/button';
import { FormField } from '@diwan/ui/form-field';
import type { ControlOf } from '@diwan/ui/form-of';
import { TextInput } from '@diwan/ui/text-input';
import { useFieldArray } from 'react-hook-form';
import { ItemControls } from '../../../components/item-controls.js';
import { useTexts } from '../../../texts.js';
import { BothLanguages } from './both-languages.js';
import { ChecklistFields } from './checklist-fields.js';
import { newStage, type StagesValues } from './stage-values.js';

type StagesControl = ControlOf<StagesValues>;

/** The stages of an area in their order: names, plain words for the client, how long, what is to be done. */
export function StageFields({ control }: { control: StagesControl }) {
  const t = useTexts();
  const { fields, append, remove, swap } = useFieldArray({ control, name: 'stages' });
  return (
    <fieldset className="grid gap-8" tabIndex={-1} data-entries>
      <legend className="sr-only">{t('stages.ofArea')}</legend>
      {fields.map(({ id, name }, index) => {
        const heading = t('stages.number', { number: index + 1 });
        const place = `stages.${index}` as const;
        return (
          <section key={id} className="grid gap-4 border-t border-line pt-4" aria-labelledby={`stage-${id}`}>
            <div className="flex items-center justify-between gap-4">
              <h2 id={`stage-${id}`} className="text-lg">
                {heading}
              </h2>
              <ItemControls
                name={name.en || heading}
                index={index}
                count={fields.length}
                onMove={(by) => swap(index, index + by)}
                onRemove={() => remove(index)}
              />
            </div>
            <BothLanguages name={`${place}.name`} label={t('stages.name')} maxLength={120} />
            <BothLanguages name={`${place}.text`} label={t('stages.text')} maxLength={600} long />
            <div className="grid grid-cols-2 gap-4 sm:max-w-96">
              {(['from', 'to'] as const).map((end) => (
                <FormField key={end} name={`${place}.weeks.${end}`} label={t(`stages.weeks.${end}`)}>
                  {(field) => <TextInput {...field} inputMode="numeric" dir="ltr" autoComplete="off" maxLength={3} />}
                </FormField>
              ))}
            </div>
            <ChecklistFields control={control} stage={index} />
          </section>
        );
      })}
      <div>
        <Button variant="secondary" icon="plus" onClick={() => append(newStage())}>
          {t('stages.add')}
        </Button>
      </div>
    </fieldset>
  );
}
