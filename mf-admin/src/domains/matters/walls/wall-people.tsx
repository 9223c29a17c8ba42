import type { LegalCase } from '@diwan/contracts/matters/cases/http';
import type { CaseWall } from '@diwan/contracts/matters/walls/http';
import { useShell } from '@diwan/mf-kit';
import { Checkbox } from '@diwan/ui/checkbox';
import { Field } from '@diwan/ui/field';
import { FormControl, type FormFieldProps } from '@diwan/ui/form-field';
import { useTexts } from '../../../texts.js';
import { useColleagues } from '../cases/api/list-colleagues.js';
import type { WallValues } from './wall-values.js';

interface WallPeopleProps extends Pick<FormFieldProps<WallValues, 'people'>, 'control'> {
  /** Of the case. */
  clients: LegalCase['clients'];
  /** Those kept away already, shown even where the list of colleagues cannot be had. */
  known: CaseWall['people'];
}

/** Colleagues and clients to be kept away; nobody shuts themselves out. */
export function WallPeople({ control, clients, known }: WallPeopleProps) {
  const t = useTexts();
  const own = useShell().session.person?.id;
  const { data, error } = useColleagues();
  const listed = data ?? [];
  const isListed = ({ id }: { id: string }) => [...listed, ...clients].some((other) => other.id === id);
  const colleagues = [...listed, ...known.filter((one) => !isListed(one))].filter(({ id }) => id !== own);
  return (
    <FormControl name="people" control={control}>
      {({ value, onChange, onBlur, name }, { id, error: fault }) => {
        const boxes = (people: readonly { id: string; name: string }[]) => (
          <ul className="grid gap-1">
            {people.map((person) => (
              <li key={person.id} className="flex min-h-10 items-center">
                <Checkbox
                  name={name}
                  label={<bdi>{person.name}</bdi>}
                  checked={value.includes(person.id)}
                  onBlur={onBlur}
                  onChange={(event) =>
                    onChange(
                      event.target.checked ? [...value, person.id] : value.filter((other) => other !== person.id),
                    )
                  }
                />
              </li>
            ))}
          </ul>
        );
        return (
          <>
            <Field as="group" id={`${id}-clients`} label={t('walls.clients')} hint={t('walls.clientsHint')}>
              {boxes(clients)}
            </Field>
            <Field
              as="group"
              id={id}
              label={t('walls.colleagues')}
              {...(error && { hint: t('walls.peopleFailed') })}
              error={fault}
            >
              {boxes(colleagues)}
            </Field>
          </>
        );
      }}
    </FormControl>
  );
}
