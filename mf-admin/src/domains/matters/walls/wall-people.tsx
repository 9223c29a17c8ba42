import type { CaseWall } from '@diwan/contracts/matters/walls/http';
import { useShell } from '@diwan/mf-kit';
import { Checkbox } from '@diwan/ui/checkbox';
import { Field } from '@diwan/ui/field';
import { FormControl, type FormFieldProps } from '@diwan/ui/form-field';
import { useTexts } from '../../../texts.js';
import { useColleagues } from '../cases/api/list-colleagues.js';
import type { WallValues } from './wall-values.js';

interface WallPeopleProps extends Pick<FormFieldProps<WallValues, 'people'>, 'control'> {
  /** Those kept away already, shown even where the list of colleagues cannot be had. */
  known: CaseWall['people'];
}

/** Colleagues to be kept away; nobody shuts themselves out. */
export function WallPeople({ control, known }: WallPeopleProps) {
  const t = useTexts();
  const own = useShell().session.person?.id;
  const { data, error } = useColleagues();
  const listed = data ?? [];
  const colleagues = [...listed, ...known.filter(({ id }) => listed.every((other) => other.id !== id))];
  return (
    <FormControl name="people" control={control}>
      {({ value, onChange, onBlur, name }, { id, error: fault }) => (
        <Field
          as="group"
          id={id}
          label={t('walls.people')}
          {...(error && { hint: t('walls.peopleFailed') })}
          error={fault}
        >
          <ul className="grid gap-1">
            {colleagues
              .filter((colleague) => colleague.id !== own)
              .map((colleague) => (
                <li key={colleague.id} className="flex min-h-10 items-center">
                  <Checkbox
                    name={name}
                    label={<bdi>{colleague.name}</bdi>}
                    checked={value.includes(colleague.id)}
                    onBlur={onBlur}
                    onChange={(event) =>
                      onChange(
                        event.target.checked
                          ? [...value, colleague.id]
                          : value.filter((personId) => personId !== colleague.id),
                      )
                    }
                  />
                </li>
              ))}
          </ul>
        </Field>
      )}
    </FormControl>
  );
}
