import { LANGUAGES } from '@diwan/contracts/shared/language';
import { FormField } from '@diwan/ui/form-field';
import type { ControlOf } from '@diwan/ui/form-of';
import { TextArea } from '@diwan/ui/text-area';
import { TextInput } from '@diwan/ui/text-input';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTexts } from '../../../texts.js';

export interface LocalizedPairProps<Values extends FieldValues> {
  /** Of the field that holds both texts, such as `name` or `education.0`. */
  name: string;
  label: string;
  control: ControlOf<Values>;
  hint?: string;
  required?: boolean;
  /** More than one for longer texts. */
  lines?: number;
  /** One below the other, where there is never room for two. */
  stacked?: boolean;
}

/** A text in both languages, side by side where there is room. */
export function LocalizedPair<Values extends FieldValues>(props: LocalizedPairProps<Values>) {
  const { name, label, control, hint, required = false, lines = 1, stacked = false } = props;
  const t = useTexts();
  return (
    <div className={`grid items-start gap-x-6 gap-y-4 ${stacked ? '' : 'md:grid-cols-2'}`}>
      {LANGUAGES.map((language) => (
        <FormField
          key={language}
          name={`${name}.${language}` as FieldPath<Values>}
          control={control}
          label={t('site.inLanguage', { label, language: t(`language.${language}`) })}
          required={required}
          {...(hint && { hint })}
        >
          {(field) =>
            lines > 1 ? (
              <TextArea {...field} lang={language} rows={lines} />
            ) : (
              <TextInput {...field} lang={language} dir="auto" autoComplete="off" />
            )
          }
        </FormField>
      ))}
    </div>
  );
}
