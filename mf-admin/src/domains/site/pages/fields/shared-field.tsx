import { LANGUAGES } from '@diwan/contracts/shared/language';
import { Checkbox } from '@diwan/ui/checkbox';
import { Field } from '@diwan/ui/field';
import { NativeSelect } from '@diwan/ui/native-select';
import { TextInput } from '@diwan/ui/text-input';
import { type TextKey, useTexts } from '../../../../texts.js';
import { placeId, useEditor } from '../editor-context.js';
import type { PageField } from '../page-fields.js';

export interface SharedFieldProps {
  name: string;
  field: Extract<PageField, { kind: 'line' | 'flag' } | { kind: 'choice' }>;
  at: string;
  value: unknown;
}

/** What is the same in both languages: an address, a drawing, a look. */
export function SharedField({ name, field, at, value }: SharedFieldProps) {
  const t = useTexts();
  const { edit, faultAt } = useEditor();
  const set = (next: unknown) => edit({ do: 'set', at, value: next === '' && field.optional ? undefined : next });
  const label = t(`pageField.${name}` as TextKey);
  // Both languages hold it; a fault is told of either.
  const place = LANGUAGES.map((language) => `${language}.${at}`).find(faultAt) ?? `en.${at}`;
  if (field.kind === 'flag')
    return (
      <Checkbox
        id={placeId(place)}
        label={label}
        checked={value === true}
        onChange={(event) => set(event.target.checked || undefined)}
      />
    );
  return (
    <Field id={placeId(place)} label={label} error={faultAt(place)} required={!field.optional} className="max-w-form">
      {field.kind === 'choice' ? (
        <NativeSelect
          value={typeof value === 'string' ? value : ''}
          {...(field.optional && { placeholder: t('pages.noChoice') })}
          options={field.options.map((option) => ({ value: option, label: t(`${name}.${option}` as TextKey) }))}
          onChange={(event) => set(event.target.value)}
        />
      ) : (
        <TextInput
          dir="ltr"
          autoComplete="off"
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => set(event.target.value)}
        />
      )}
    </Field>
  );
}
