import { inviteStaff, type SentStaffInvitation } from '@diwan/contracts/people/staff-invitations/http';
import { LANGUAGES, type Language } from '@diwan/contracts/shared/language';
import { mayBePhone } from '@diwan/contracts/shared/phone';
import type { StaffRole } from '@diwan/contracts/shared/role';
import { useShell } from '@diwan/mf-kit';
import { useSchemaForm } from '@diwan/ui/form';
import { FormControl, FormField } from '@diwan/ui/form-field';
import { NativeSelect } from '@diwan/ui/native-select';
import { TextInput } from '@diwan/ui/text-input';
import { useQueryClient } from '@tanstack/react-query';
import { AreaForm } from '../../../components/area-form.js';
import { endpointForm } from '../../../components/endpoint-form.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useSaving } from '../../../components/use-saving.js';
import { useTexts } from '../../../texts.js';
import { INVITATIONS_KEY, invite } from './api/invitations.js';
import { RoleChoices } from './role-choices.js';

interface InviteValues {
  name: string;
  phone: string;
  language: Language;
  roles: StaffRole[];
}

const inviteForm = endpointForm(inviteStaff, (values: InviteValues) => ({
  body: values,
  faults: {
    ...(values.phone.trim() !== '' && !mayBePhone(values.phone) && { phone: 'invalid_phone' }),
  },
}));

export interface InviteFormProps {
  onInvited: (sent: SentStaffInvitation) => void;
  onCancel: () => void;
}

/** Invites somebody by phone to work for the firm; they are staff once they have accepted. */
export function InviteForm({ onInvited, onCancel }: InviteFormProps) {
  const t = useTexts();
  const { language } = useShell();
  const queries = useQueryClient();
  const readAgain = () => queries.invalidateQueries({ queryKey: INVITATIONS_KEY });
  const form = useSchemaForm(inviteForm, { defaultValues: { name: '', phone: '', language, roles: [] } });
  const saving = useSaving({ form, failed: t('roles.inviteFailed'), unique: 'phone' });
  const { control } = form;
  return (
    <AreaForm
      form={form}
      draft="invitation"
      labelOf={(path) => t(`roles.${path as keyof InviteValues}`)}
      onSubmit={(body) =>
        // Also when it was refused: another owner may have invited them, or the answer before was lost.
        saving(async () => onInvited(await invite(body).finally(readAgain)))
      }
    >
      <FormField name="name" control={control} label={t('roles.name')} required>
        {(field) => <TextInput {...field} autoComplete="off" />}
      </FormField>
      <FormField name="phone" control={control} label={t('roles.phone')} hint={t('roles.phoneHint')} required>
        {(field) => <TextInput type="tel" {...field} autoComplete="off" />}
      </FormField>
      <FormField name="language" control={control} label={t('roles.language')} hint={t('roles.languageHint')} required>
        {(field) => (
          <NativeSelect {...field} options={LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }))} />
        )}
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
