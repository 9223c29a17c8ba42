import { STAFF_ROLES, type StaffRole } from '@diwan/contracts/shared/role';
import { Checkbox } from '@diwan/ui/checkbox';
import { Field } from '@diwan/ui/field';
import { useTexts } from '../../../texts.js';

export interface RoleChoicesProps {
  value: readonly StaffRole[];
  onChange: (roles: StaffRole[]) => void;
  id?: string;
  error?: string | undefined;
  required?: boolean;
}

/** The roles of the firm, each with what it opens. */
export function RoleChoices({ value, onChange, id, error, required = false }: RoleChoicesProps) {
  const t = useTexts();
  return (
    <Field as="group" label={t('roles.roles')} error={error} required={required} {...(id && { id })}>
      <div className="grid gap-2">
        {STAFF_ROLES.map((role) => (
          <Checkbox
            key={role}
            name="roles"
            label={t(`role.${role}`)}
            hint={t(`role.${role}Text`)}
            checked={value.includes(role)}
            onChange={(event) =>
              onChange(event.target.checked ? [...value, role] : value.filter((other) => other !== role))
            }
          />
        ))}
      </div>
    </Field>
  );
}
