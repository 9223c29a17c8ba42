import { LANGUAGES, type Language } from '@diwan/contracts/shared/language';
import { Button } from '@diwan/ui/button';
import { Field } from '@diwan/ui/field';
import { TextArea } from '@diwan/ui/text-area';
import { TextInput } from '@diwan/ui/text-input';
import { memo, useState } from 'react';
import { useTexts } from '../../../../texts.js';
import { withFact } from '../../references/fact-marks.js';
import { FactsInText } from '../../references/facts-in-text.js';
import { PickFact } from '../../references/pick-fact.js';
import { placeId, useEditor } from '../editor-context.js';

export interface TextPairProps {
  /** Place in the page, without the language. */
  at: string;
  label: string;
  en: string | undefined;
  ar: string | undefined;
  optional?: boolean;
  hint?: string;
  /** `line` and `plain` (several lines) hold no marks; `prose` may name legal facts. */
  look: 'line' | 'plain' | 'prose';
}

/** A text of the page in both languages, side by side, with the facts it names. */
export const TextPair = memo(function TextPair({ at, label, en, ar, optional = false, hint, look }: TextPairProps) {
  const t = useTexts();
  const { edit, faultAt } = useEditor();
  const [picking, setPicking] = useState(false);
  const said: Record<Language, string> = { en: en ?? '', ar: ar ?? '' };
  const say = (language: Language, text: string) => edit({ do: 'say', language, at, text, optional });
  const nameFact = (id: string) => {
    for (const language of LANGUAGES) say(language, withFact(said[language], id));
    setPicking(false);
  };
  return (
    <div className="grid gap-2">
      <div className="grid items-start gap-x-6 gap-y-4 md:grid-cols-2">
        {LANGUAGES.map((language) => {
          const control = {
            value: said[language],
            lang: language,
            onChange: ({ target }: { target: { value: string } }) => say(language, target.value),
          };
          return (
            <div key={language}>
              <Field
                id={placeId(`${language}.${at}`)}
                label={t('site.inLanguage', { label, language: t(`language.${language}`) })}
                error={faultAt(`${language}.${at}`)}
                required={!optional}
                {...(hint && { hint })}
              >
                {look !== 'line' ? (
                  <TextArea {...control} rows={2} />
                ) : (
                  <TextInput {...control} dir="auto" autoComplete="off" />
                )}
              </Field>
              <FactsInText text={said[language]} language={language} />
            </div>
          );
        })}
      </div>
      {look === 'prose' && picking && <PickFact label={t('references.nameFact')} onPick={nameFact} />}
      {look === 'prose' && !picking && (
        <div>
          <Button variant="quiet" size="small" icon="plus" className="-ms-3" onClick={() => setPicking(true)}>
            {t('pages.nameFactIn', { label })}
          </Button>
        </div>
      )}
    </div>
  );
});
