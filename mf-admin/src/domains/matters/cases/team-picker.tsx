import { Checkbox } from '@diwan/ui/checkbox';
import { Field } from '@diwan/ui/field';
import { FormControl } from '@diwan/ui/form-field';
import { useTexts } from '../../../texts.js';
import { useColleagues } from './api/list-colleagues.js';
import type { CaseFieldsProps } from './case-main-fields.js';
import type { ClientName } from './case-values.js';

/** Who works on the case: they alone among lawyers and assistants reach it. `known` are shown even when the list cannot be had. */
export function TeamPicker({ control, known }: CaseFieldsProps & { known: readonly ClientName[] }) {
  const t = useTexts();
  const { data, error } = useColleagues();
  const listed = data ?? [];
  const colleagues = [...listed, ...known.filter(({ id }) => listed.every((other) => other.id !== id))];
  return (
    <FormControl name="team" control={control}>
      {({ value, onChange, onBlur, name }, { id, error: fault }) => (
        <Field
          as="group"
          id={id}
          label={t('cases.team')}
          hint={error ? t('cases.teamFailed') : t('cases.teamHint')}
          error={fault}
        >
          <div className="grid gap-1 sm:grid-cols-2">
            {colleagues.map((colleague) => (
              <Checkbox
                key={colleague.id}
                name={name}
                label={colleague.name}
                checked={value.includes(colleague.id)}
                onBlur={onBlur}
                onChange={(event) =>
                  onChange(
                    event.target.checked ? [...value, colleague.id] : value.filter((other) => other !== colleague.id),
                  )
                }
              />
            ))}
          </div>
        </Field>
      )}
    </FormControl>
  );
}
