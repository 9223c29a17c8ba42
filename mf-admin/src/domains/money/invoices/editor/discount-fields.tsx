import { FormField } from '@diwan/ui/form-field';
import type { ControlOf } from '@diwan/ui/form-of';
import { MoneyInput } from '@diwan/ui/money-input';
import { NativeSelect } from '@diwan/ui/native-select';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../../texts.js';
import type { InvoiceValues } from './invoice-values.js';

/** What is taken off before tax. */
export function DiscountFields({ control }: { control: ControlOf<InvoiceValues> }) {
  const t = useTexts();
  const [kind, currency] = useWatch({ control, name: ['discountKind', 'currency'] });
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <FormField control={control} name="discountKind" label={t('invoices.discount')}>
        {(field) => (
          <NativeSelect
            {...field}
            options={(['none', 'percent', 'amount'] as const).map((value) => ({
              value,
              label: t(`discountKind.${value}`),
            }))}
          />
        )}
      </FormField>
      {kind !== 'none' && (
        <FormField
          control={control}
          name="discount"
          label={t(kind === 'percent' ? 'invoices.discountPercent' : 'invoices.discountAmount')}
          hint={t('invoices.discountHint')}
          required
        >
          {(field) => <MoneyInput currency={kind === 'percent' ? '%' : currency} {...field} />}
        </FormField>
      )}
    </div>
  );
}
