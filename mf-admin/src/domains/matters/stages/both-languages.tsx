import { LANGUAGES } from '@diwan/contracts/shared/language';
import { FormField } from '@diwan/ui/form-field';
import { TextArea } from '@diwan/ui/text-area';
import { TextInput } from '@diwan/ui/text-input';
import { useTexts } from '../../../texts.js';

interface BothLanguagesProps {
  /** Of the pair in the form around, such as `stages.0.name`. */
  name: string;
  label: string;
  maxLength: number;
  /** Several lines of text. */
  long?: boolean;
  /** It may be left empty. */
  optional?: boolean;
}

/** One text in both languages, side by side where there is room. */
export function BothLanguages({ name, label, maxLength, long = false, optional = false }: BothLanguagesProps) {
  const t = useTexts();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {LANGUAGES.map((language) => {
        const shared = { lang: language, dir: language === 'ar' ? 'rtl' : 'ltr', maxLength } as const;
        return (
          <FormField
            key={language}
            name={`${name}.${language}`}
            label={t('site.inLanguage', { label, language: t(`language.${language}`) })}
            required={!optional}
          >
            {(field) =>
              long ? (
                <TextArea {...field} {...shared} rows={3} />
              ) : (
                <TextInput {...field} {...shared} autoComplete="off" />
              )
            }
          </FormField>
        );
      })}
    </div>
  );
}
