import { FormField } from '@diwan/ui/form-field';
import type { FormOf } from '@diwan/ui/form-of';
import { MoneyInput } from '@diwan/ui/money-input';
import { NativeSelect } from '@diwan/ui/native-select';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../../texts.js';
import type { ExpenseValues } from './expense-values.js';

const KINDS = ['none', 'standard', 'typed'] as const satisfies readonly ExpenseValues['vat'][];

/** Tax within the amount: none, by the rate of the day, or as the receipt says (BILL-05). */
export function VatFields({ form: { control } }: { form: FormOf<ExpenseValues> }) {
  const t = useTexts();
  const [currency, vat] = useWatch({ control, name: ['currency', 'vat'] });
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <FormField name="vat" control={control} label={t('expenses.vat')} hint={t('expenses.vatHint')}>
        {(field) => (
          <NativeSelect {...field} options={KINDS.map((value) => ({ value, label: t(`expenseVat.${value}`) }))} />
        )}
      </FormField>
      {vat === 'typed' && (
        <FormField name="vatAmount" control={control} label={t('expenses.vatAmount')} required>
          {(field) => <MoneyInput currency={currency} {...field} />}
        </FormField>
      )}
    </div>
  );
}
