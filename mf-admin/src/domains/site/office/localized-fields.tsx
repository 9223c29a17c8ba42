import { LANGUAGES } from '@diwan/contracts/shared/language';
import { FormField } from '@diwan/ui/form-field';
import type { ControlOf } from '@diwan/ui/form-of';
import { TextArea } from '@diwan/ui/text-area';
import { TextInput } from '@diwan/ui/text-input';
import { useTexts } from '../../../texts.js';
import { officeLabel } from './describe-office-field.js';
import type { OfficeValues } from './office-values.js';

export interface LocalizedFieldsProps {
  name: 'name' | 'blurb' | 'street' | 'city' | 'barRegistration';
  control: ControlOf<OfficeValues>;
  required?: boolean;
  /** More than one for longer texts. */
  lines?: number;
}

/** A text in both languages. */
export function LocalizedFields({ name, control, required = false, lines = 1 }: LocalizedFieldsProps) {
  const t = useTexts();
  return LANGUAGES.map((language) => {
    const path = `${name}.${language}` as const;
    return (
      <FormField key={path} name={path} control={control} label={officeLabel(t, path)} required={required}>
        {(field) =>
          lines > 1 ? (
            <TextArea {...field} lang={language} rows={lines} />
          ) : (
            <TextInput {...field} lang={language} autoComplete="off" />
          )
        }
      </FormField>
    );
  });
}
