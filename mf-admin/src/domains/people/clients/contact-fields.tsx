import { FormField } from '@diwan/ui/form-field';
import type { ControlOf } from '@diwan/ui/form-of';
import { TextInput } from '@diwan/ui/text-input';
import { useTexts } from '../../../texts.js';
import type { ClientValues } from './client-values.js';

export interface ClientFieldsProps {
  control: ControlOf<ClientValues>;
}

/** Who the client is and how to reach them. */
export function ContactFields({ control }: ClientFieldsProps) {
  const t = useTexts();
  return (
    <>
      <FormField name="name" control={control} label={t('clients.name')} required>
        {(field) => <TextInput {...field} autoComplete="off" />}
      </FormField>
      <FormField name="email" control={control} label={t('clients.email')} optionalLabel={t('form.optional')}>
        {(field) => <TextInput type="email" {...field} autoComplete="off" />}
      </FormField>
      <FormField name="phone" control={control} label={t('clients.phone')} hint={t('clients.phoneHint')} required>
        {(field) => <TextInput type="tel" {...field} autoComplete="off" />}
      </FormField>
      <FormField
        name="whatsappNumber"
        control={control}
        label={t('clients.whatsappNumber')}
        hint={t('clients.whatsappHint')}
        optionalLabel={t('form.optional')}
      >
        {(field) => <TextInput type="tel" {...field} autoComplete="off" />}
      </FormField>
      <FormField name="address" control={control} label={t('clients.address')} optionalLabel={t('form.optional')}>
        {(field) => <TextInput {...field} autoComplete="off" />}
      </FormField>
    </>
  );
}
