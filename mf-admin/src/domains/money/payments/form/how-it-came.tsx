import { PaymentMethod } from '@diwan/contracts/money/payments/payment';
import { FormField } from '@diwan/ui/form-field';
import { NativeSelect } from '@diwan/ui/native-select';
import { TextArea } from '@diwan/ui/text-area';
import { TextInput } from '@diwan/ui/text-input';
import { DateField } from '../../../../components/date-field.js';
import { type TextKey, useTexts } from '../../../../texts.js';

/** How money came or went, as every form about it holds it. */
export interface HowItCameValues {
  method: PaymentMethod;
  day: string;
  reference: string;
  notes: string;
}

/** What these fields are called where the form says what is wrong. */
export const HOW_IT_CAME_LABELS: Readonly<Record<Exclude<keyof HowItCameValues, 'day'>, TextKey>> = {
  method: 'payments.method',
  reference: 'payments.reference',
  notes: 'payments.notes',
};

/** How and when money came or went: fields of the form around. */
export function HowItCame({ dayLabel }: { dayLabel: string }) {
  const t = useTexts();
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormField<HowItCameValues, 'method'> name="method" label={t('payments.method')}>
          {(field) => (
            <NativeSelect
              {...field}
              options={PaymentMethod.options.map((value) => ({ value, label: t(`paymentMethod.${value}`) }))}
            />
          )}
        </FormField>
        <FormField<HowItCameValues, 'day'> name="day" label={dayLabel} required>
          {(field) => <DateField {...field} />}
        </FormField>
      </div>
      <FormField<HowItCameValues, 'reference'>
        name="reference"
        label={t('payments.reference')}
        optionalLabel={t('form.optional')}
      >
        {(field) => <TextInput {...field} autoComplete="off" />}
      </FormField>
      <FormField<HowItCameValues, 'notes'> name="notes" label={t('payments.notes')} optionalLabel={t('form.optional')}>
        {(field) => <TextArea {...field} dir="auto" rows={3} />}
      </FormField>
    </>
  );
}
