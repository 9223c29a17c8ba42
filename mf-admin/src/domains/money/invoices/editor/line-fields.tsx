import { VatClass } from '@diwan/contracts/money/vat-rates/vat';
import { FormField } from '@diwan/ui/form-field';
import type { ControlOf } from '@diwan/ui/form-of';
import { MoneyInput } from '@diwan/ui/money-input';
import { NativeSelect } from '@diwan/ui/native-select';
import { TextArea } from '@diwan/ui/text-area';
import { TextInput } from '@diwan/ui/text-input';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../../texts.js';
import type { InvoiceValues } from './invoice-values.js';

/** What one line charges for; of time its length, by which it is reckoned (P14). */
export function LineFields({ control, index }: { control: ControlOf<InvoiceValues>; index: number }) {
  const t = useTexts();
  const place = `lines.${index}` as const;
  const [currency, source] = useWatch({ control, name: ['currency', `${place}.source`] });
  const isTime = source?.kind === 'time';
  return (
    <>
      <FormField control={control} name={`${place}.description`} label={t('invoices.description')} required>
        {(field) => <TextInput {...field} autoComplete="off" />}
      </FormField>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <FormField
          control={control}
          name={`${place}.quantityMilli`}
          label={t(isTime ? 'time.duration' : 'invoices.quantity')}
          hint={isTime ? t('time.durationHint') : undefined}
          required
        >
          {(field) => (
            <TextInput
              {...field}
              dir={isTime ? 'auto' : 'ltr'}
              inputMode={isTime ? 'text' : 'decimal'}
              autoComplete="off"
            />
          )}
        </FormField>
        <FormField control={control} name={`${place}.unitPriceMinor`} label={t('invoices.unitPrice')} required>
          {(field) => <MoneyInput currency={currency} {...field} />}
        </FormField>
        <FormField control={control} name={`${place}.vatClass`} label={t('invoices.vatClass')}>
          {(field) => (
            <NativeSelect
              {...field}
              options={VatClass.options.map((value) => ({ value, label: t(`vatClass.${value}`) }))}
            />
          )}
        </FormField>
      </div>
      <FormField
        control={control}
        name={`${place}.explanation`}
        label={t('invoices.explanation')}
        hint={t('invoices.explanationHint')}
        optionalLabel={t('form.optional')}
      >
        {(field) => <TextArea {...field} dir="auto" rows={2} />}
      </FormField>
    </>
  );
}
