import { ClientType } from '@diwan/contracts/people/clients/http';
import { ConfirmDialog } from '@diwan/ui/confirm-dialog';
import { FormField } from '@diwan/ui/form-field';
import type { FormOf } from '@diwan/ui/form-of';
import { NativeSelect } from '@diwan/ui/native-select';
import { TextInput } from '@diwan/ui/text-input';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../texts.js';
import type { ClientValues } from './client-values.js';

export interface ClientTypeFieldsProps {
  form: FormOf<ClientValues>;
}

/** The client's type. A company has two numbers more; going back to an individual asks before it clears them (D-131). */
export function ClientTypeFields({ form }: ClientTypeFieldsProps) {
  const t = useTexts();
  const { control, setValue, getValues } = form;
  const [asking, setAsking] = useState(false);
  const clientType = useWatch({ control, name: 'clientType' });

  const choose = (chosen: string) => {
    const { businessRegistration, taxId } = getValues();
    if (chosen === 'individual' && (businessRegistration || taxId)) setAsking(true);
    else setValue('clientType', ClientType.parse(chosen), { shouldDirty: true });
  };
  const becomeIndividual = () => {
    setAsking(false);
    setValue('clientType', 'individual', { shouldDirty: true });
    for (const name of ['businessRegistration', 'taxId'] as const) {
      setValue(name, '', { shouldDirty: true });
    }
  };
  return (
    <>
      <FormField name="clientType" control={control} label={t('clients.clientType')}>
        {(field) => (
          <NativeSelect
            {...field}
            onChange={(event) => choose(event.target.value)}
            options={ClientType.options.map((value) => ({ value, label: t(`clientType.${value}`) }))}
          />
        )}
      </FormField>
      {clientType !== 'individual' && (
        <>
          <FormField
            name="businessRegistration"
            control={control}
            label={t('clients.businessRegistration')}
            optionalLabel={t('form.optional')}
          >
            {(field) => <TextInput {...field} autoComplete="off" />}
          </FormField>
          <FormField name="taxId" control={control} label={t('clients.taxId')} optionalLabel={t('form.optional')}>
            {(field) => <TextInput {...field} autoComplete="off" />}
          </FormField>
        </>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('clients.clearTitle')}
        confirmLabel={t('clients.clearConfirm')}
        cancelLabel={t('clients.clearCancel')}
        onConfirm={becomeIndividual}
      >
        {t('clients.clearText')}
      </ConfirmDialog>
    </>
  );
}
