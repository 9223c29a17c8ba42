import { SPOKEN_LANGUAGES } from '@diwan/contracts/site/attorneys/editing.http';
import { Checkbox } from '@diwan/ui/checkbox';
import { Field } from '@diwan/ui/field';
import { useTexts } from '../../../texts.js';
import { spokenName } from './describe-lawyer-field.js';

export interface SpokenLanguagesProps {
  value: readonly string[];
  onChange: (codes: string[]) => void;
  id: string;
  error: string | undefined;
}

/** The languages that a lawyer works in. */
export function SpokenLanguages({ value, onChange, id, error }: SpokenLanguagesProps) {
  const t = useTexts();
  return (
    <Field as="group" label={t('lawyers.languages')} error={error} id={id} required>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {SPOKEN_LANGUAGES.map((code) => (
          <Checkbox
            key={code}
            name="languages"
            label={spokenName(t, code)}
            checked={value.includes(code)}
            onChange={(event) =>
              // In the order of the list, whatever was ticked first.
              onChange(
                SPOKEN_LANGUAGES.filter((other) => (other === code ? event.target.checked : value.includes(other))),
              )
            }
          />
        ))}
      </div>
    </Field>
  );
}
