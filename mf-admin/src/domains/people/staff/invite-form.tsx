import { inviteStaff, type StaffMember } from '@diwan/contracts/people/staff/http';
import { normalisePhone } from '@diwan/contracts/shared/phone';
import type { StaffRole } from '@diwan/contracts/shared/role';
import { useSchemaForm } from '@diwan/ui/form';
import { FormControl, FormField } from '@diwan/ui/form-field';
import { TextInput } from '@diwan/ui/text-input';
import { AreaForm } from '../../../components/area-form.js';
import { endpointForm } from '../../../components/endpoint-form.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useSaving } from '../../../components/use-saving.js';
import { useTexts } from '../../../texts.js';
import { invite } from './api/staff.js';
import { RoleChoices } from './role-choices.js';

interface InviteValues {
  name: string;
  phone: string;
  roles: StaffRole[];
}

const inviteForm = endpointForm(inviteStaff, (values: InviteValues) => ({
  body: values,
  faults: {
    ...(values.phone.trim() !== '' && normalisePhone(values.phone) === null && { phone: 'invalid_phone' }),
  },
}));

export interface InviteFormProps {
  onInvited: (member: StaffMember) => void;
  onCancel: () => void;
}

/** Adds a member of staff by phone, who then signs in like everybody. */
export function InviteForm({ onInvited, onCancel }: InviteFormProps) {
  const t = useTexts();
  const form = useSchemaForm(inviteForm, { defaultValues: { name: '', phone: '', roles: [] } });
  const saving = useSaving({ form, failed: t('roles.inviteFailed'), unique: 'phone' });
  const { control } = form;
  return (
    <AreaForm
      form={form}
      draft="invitation"
      labelOf={(path) => t(`roles.${path as keyof InviteValues}`)}
      onSubmit={(body) => saving(async () => onInvited(await invite(body)))}
    >
      <FormField name="name" control={control} label={t('roles.name')} required>
        {(field) => <TextInput {...field} autoComplete="off" />}
      </FormField>
      <FormField name="phone" control={control} label={t('roles.phone')} hint={t('roles.phoneHint')} required>
        {(field) => <TextInput type="tel" {...field} autoComplete="off" />}
      </FormField>
      <FormControl name="roles" control={control}>
        {({ value, onChange }, { id, error }) => (
          <RoleChoices value={value} onChange={onChange} id={id} error={error} required />
        )}
      </FormControl>
      <SaveActions save={t('roles.inviteSubmit')} onCancel={onCancel} />
    </AreaForm>
  );
}
