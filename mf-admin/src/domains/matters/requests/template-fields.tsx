import { MAX_ITEMS } from '@diwan/contracts/matters/requests/request';
import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { FormField } from '@diwan/ui/form-field';
import type { ControlOf } from '@diwan/ui/form-of';
import { NativeSelect } from '@diwan/ui/native-select';
import { TextInput } from '@diwan/ui/text-input';
import { useFieldArray, useWatch } from 'react-hook-form';
import { ItemControls } from '../../../components/item-controls.js';
import { useTexts } from '../../../texts.js';
import { useDocumentSettings } from '../documents/api/keep-document.js';
import { typeOptions } from '../documents/type-options.js';
import { BothLanguages } from '../stages/both-languages.js';
import { newTemplateItem, type TemplateValues } from './template-values.js';

type TemplateControl = ControlOf<TemplateValues>;

/** What a list asks for, in order. */
export function TemplateFields({ control }: { control: TemplateControl }) {
  const t = useTexts();
  const { fields, append, remove, swap } = useFieldArray({ control, name: 'templates.0.items' });
  return (
    <>
      <BothLanguages name="templates.0.title" label={t('requests.listTitle')} maxLength={160} />
      <fieldset className="grid gap-8" tabIndex={-1} data-entries>
        <legend className="sr-only">{t('requests.listItems')}</legend>
        {fields.map(({ id, title }, index) => {
          const heading = t('requests.itemNumber', { number: index + 1 });
          return (
            <section key={id} className="grid gap-4 border-t border-line pt-4" aria-labelledby={`item-${id}`}>
              <div className="flex items-center justify-between gap-4">
                <h2 id={`item-${id}`} className="text-lg">
                  {heading}
                </h2>
                <ItemControls
                  name={title.en || heading}
                  index={index}
                  count={fields.length}
                  onMove={(by) => swap(index, index + by)}
                  onRemove={() => remove(index)}
                />
              </div>
              <ItemFields control={control} index={index} />
            </section>
          );
        })}
        {fields.length < MAX_ITEMS && (
          <div>
            <Button variant="secondary" icon="plus" onClick={() => append(newTemplateItem())}>
              {t('requests.addItem')}
            </Button>
          </div>
        )}
      </fieldset>
    </>
  );
}

function ItemFields({ control, index }: { control: TemplateControl; index: number }) {
  const t = useTexts();
  const { language } = useShell();
  const { data: settings } = useDocumentSettings();
  const place = `templates.0.items.${index}` as const;
  const kind = useWatch({ control, name: `${place}.kind` });
  return (
    <>
      <BothLanguages name={`${place}.title`} label={t('requests.what')} maxLength={160} />
      <BothLanguages name={`${place}.explanation`} label={t('requests.explanation')} maxLength={1000} long optional />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormField name={`${place}.kind`} label={t('requests.kind')}>
          {(field) => (
            <NativeSelect
              {...field}
              options={(['file', 'text'] as const).map((value) => ({ value, label: t(`requests.kind.${value}`) }))}
            />
          )}
        </FormField>
        {kind === 'file' && (
          <FormField name={`${place}.documentType`} label={t('requests.documentType')}>
            {(field) => <NativeSelect {...field} options={typeOptions(settings, language)} />}
          </FormField>
        )}
        <FormField name={`${place}.days`} label={t('requests.days')} hint={t('requests.daysHint')}>
          {(field) => <TextInput {...field} inputMode="numeric" dir="ltr" autoComplete="off" maxLength={3} />}
        </FormField>
      </div>
    </>
  );
}
