import { TeamRole } from '@diwan/contracts/matters/cases/vocabulary';
import { Checkbox } from '@diwan/ui/checkbox';
import { Field } from '@diwan/ui/field';
import { FormControl } from '@diwan/ui/form-field';
import { NativeSelect } from '@diwan/ui/native-select';
import { useTexts } from '../../../texts.js';
import { useColleagues } from './api/list-colleagues.js';
import type { CaseFieldsProps } from './case-main-fields.js';
import type { ClientName } from './case-values.js';

interface Member {
  id: string;
  role: TeamRole;
}

/** Who works on the case and as what: they alone among lawyers and assistants reach it. `known` are shown even when the list cannot be had. */
export function TeamPicker({ control, known }: CaseFieldsProps & { known: readonly ClientName[] }) {
  const t = useTexts();
  const { data, error } = useColleagues();
  const listed = data ?? [];
  const colleagues = [...listed, ...known.filter(({ id }) => listed.every((other) => other.id !== id))];
  const roles = TeamRole.options.map((role) => ({ value: role, label: t(`teamRole.${role}`) }));
  return (
    <FormControl name="team" control={control}>
      {({ value, onChange, onBlur, name }, { id, error: fault }) => {
        const team = value as Member[];
        const without = (personId: string) => team.filter((member) => member.id !== personId);
        const firstRole = team.some(({ role }) => role === 'responsible') ? 'lawyer' : 'responsible';
        return (
          <Field
            as="group"
            id={id}
            label={t('cases.team')}
            hint={error ? t('cases.teamFailed') : t('cases.teamHint')}
            error={fault}
          >
            <ul className="grid gap-1">
              {colleagues.map((colleague) => {
                const member = team.find((one) => one.id === colleague.id);
                return (
                  <li key={colleague.id} className="flex min-h-10 flex-wrap items-center gap-2">
                    <Checkbox
                      name={name}
                      className="grow"
                      label={colleague.name}
                      checked={member !== undefined}
                      onBlur={onBlur}
                      onChange={(event) =>
                        onChange(
                          event.target.checked
                            ? [...team, { id: colleague.id, role: firstRole }]
                            : without(colleague.id),
                        )
                      }
                    />
                    {member && (
                      <NativeSelect
                        id={`team-role-${colleague.id}`}
                        aria-label={t('cases.roleOf', { name: colleague.name })}
                        options={roles}
                        value={member.role}
                        onChange={(event) => {
                          const role = event.target.value as TeamRole;
                          onChange(team.map((one) => (one === member ? { ...one, role } : one)));
                        }}
                      />
                    )}
                  </li>
                );
              })}
            </ul>
          </Field>
        );
      }}
    </FormControl>
  );
}
