import { Currency } from '@diwan/contracts/shared/money';
import { FormField } from '@diwan/ui/form-field';
import type { FormOf } from '@diwan/ui/form-of';
import { MoneyInput } from '@diwan/ui/money-input';
import { NativeSelect } from '@diwan/ui/native-select';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../../texts.js';
import { type ClientName, ClientPicker } from '../../client-accounts/client-picker.js';
import type { PaymentValues } from './payment-values.js';

interface MoneyFieldsProps {
  form: FormOf<PaymentValues>;
  client: ClientName | undefined;
  /** It is that client's and nobody else's. */
  isClientFixed: boolean;
}

/** Whose money, and how much of it. Another client or currency forgets to which invoices it was to go. */
export function MoneyFields({ form, client, isClientFixed }: MoneyFieldsProps) {
  const t = useTexts();
  const { control } = form;
  const currency = useWatch({ control, name: 'currency' });
  const forget = () => form.setValue('allocations', null);
  return (
    <>
      <FormField control={control} name="clientId" label={t('payments.client')} required>
        {(field) => <ClientPicker {...field} known={client} onPick={forget} disabled={isClientFixed} />}
      </FormField>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormField control={control} name="amount" label={t('payments.amount')} required>
          {(field) => <MoneyInput currency={currency} {...field} />}
        </FormField>
        <FormField control={control} name="currency" label={t('invoices.currency')}>
          {(field) => (
            <NativeSelect
              {...field}
              options={Currency.options.map((value) => ({ value, label: t(`currency.${value}`) }))}
              onChange={(event) => {
                field.onChange(event);
                forget();
              }}
            />
          )}
        </FormField>
      </div>
    </>
  );
}
