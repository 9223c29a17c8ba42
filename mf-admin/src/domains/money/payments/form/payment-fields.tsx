import { PaymentMethod } from '@diwan/contracts/money/payments/payment';
import { Currency } from '@diwan/contracts/shared/money';
import { FormField } from '@diwan/ui/form-field';
import type { FormOf } from '@diwan/ui/form-of';
import { MoneyInput } from '@diwan/ui/money-input';
import { NativeSelect } from '@diwan/ui/native-select';
import { TextArea } from '@diwan/ui/text-area';
import { TextInput } from '@diwan/ui/text-input';
import { useWatch } from 'react-hook-form';
import { DateField } from '../../../../components/date-field.js';
import { useTexts } from '../../../../texts.js';
import { type ClientName, ClientPicker } from '../../client-accounts/client-picker.js';
import type { PaymentValues } from './payment-values.js';

/** Whose money, and how much of it. Another client or currency forgets to which invoices it was to go. */
export function MoneyFields({ form, client }: { form: FormOf<PaymentValues>; client: ClientName | undefined }) {
  const t = useTexts();
  const { control } = form;
  const currency = useWatch({ control, name: 'currency' });
  const forget = () => form.setValue('allocations', null);
  return (
    <>
      <FormField control={control} name="clientId" label={t('payments.client')} required>
        {(field) => <ClientPicker {...field} known={client} onPick={forget} />}
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

/** How and when it came. */
export function ReceiptFields({ form: { control } }: { form: FormOf<PaymentValues> }) {
  const t = useTexts();
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormField control={control} name="method" label={t('payments.method')}>
          {(field) => (
            <NativeSelect
              {...field}
              options={PaymentMethod.options.map((value) => ({ value, label: t(`paymentMethod.${value}`) }))}
            />
          )}
        </FormField>
        <FormField control={control} name="day" label={t('payments.day')} required>
          {(field) => <DateField {...field} />}
        </FormField>
      </div>
      <FormField control={control} name="reference" label={t('payments.reference')} optionalLabel={t('form.optional')}>
        {(field) => <TextInput {...field} autoComplete="off" />}
      </FormField>
      <FormField control={control} name="notes" label={t('payments.notes')} optionalLabel={t('form.optional')}>
        {(field) => <TextArea {...field} dir="auto" rows={3} />}
      </FormField>
    </>
  );
}
