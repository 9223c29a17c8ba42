import { ClientRole } from '@diwan/contracts/matters/cases/vocabulary';
import { NativeSelect } from '@diwan/ui/native-select';
import { useTexts } from '../../../texts.js';

export interface ClientRoleSelectProps {
  /** For screen readers, where the select stands beside a name. */
  label: string;
  value: ClientRole | '';
  onChange: (role: ClientRole | '') => void;
}

/** What a client is in their case. */
export function ClientRoleSelect({ label, value, onChange }: ClientRoleSelectProps) {
  const t = useTexts();
  return (
    <NativeSelect
      id={`role-${label}`}
      aria-label={label}
      aria-labelledby={undefined}
      placeholder={t('cases.roleNone')}
      options={ClientRole.options.map((role) => ({ value: role, label: t(`clientRole.${role}`) }))}
      value={value}
      onChange={(event) => onChange(event.target.value as ClientRole | '')}
    />
  );
}
