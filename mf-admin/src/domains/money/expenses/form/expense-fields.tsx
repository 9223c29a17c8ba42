import { ExpenseCategory, ExpenseType } from '@diwan/contracts/money/expenses/expense';
import type { Expense } from '@diwan/contracts/money/expenses/http';
import { PaymentMethod } from '@diwan/contracts/money/payments/payment';
import { Currency } from '@diwan/contracts/shared/money';
import { Checkbox } from '@diwan/ui/checkbox';
import { FormControl, FormField } from '@diwan/ui/form-field';
import type { FormOf } from '@diwan/ui/form-of';
import { MoneyInput } from '@diwan/ui/money-input';
import { NativeSelect } from '@diwan/ui/native-select';
import { TextInput } from '@diwan/ui/text-input';
import { useWatch } from 'react-hook-form';
import { DateField } from '../../../../components/date-field.js';
import { useTexts } from '../../../../texts.js';
import { ClientPicker } from '../../client-accounts/client-picker.js';
import { ExpenseCase } from './expense-case.js';
import type { ExpenseValues } from './expense-values.js';

interface FieldsProps {
  form: FormOf<ExpenseValues>;
}

/** What it was for, how much, when, and how it was paid. */
export function MainFields({ form: { control } }: FieldsProps) {
  const t = useTexts();
  const currency = useWatch({ control, name: 'currency' });
  return (
    <>
      <FormField name="type" control={control} label={t('expenses.type')} required>
        {(field) => (
          <NativeSelect
            {...field}
            options={ExpenseType.options.map((value) => ({ value, label: t(`expenseType.${value}`) }))}
          />
        )}
      </FormField>
      <FormField name="description" control={control} label={t('expenses.description')} required>
        {(field) => <TextInput {...field} dir="auto" autoComplete="off" maxLength={300} />}
      </FormField>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormField name="amount" control={control} label={t('expenses.amount')} required>
          {(field) => <MoneyInput currency={currency} {...field} />}
        </FormField>
        <FormField name="currency" control={control} label={t('expenses.currency')}>
          {(field) => <NativeSelect {...field} options={Currency.options.map((value) => ({ value, label: value }))} />}
        </FormField>
        <FormField name="day" control={control} label={t('expenses.day')} required>
          {(field) => <DateField {...field} />}
        </FormField>
        <FormField name="method" control={control} label={t('expenses.method')}>
          {(field) => (
            <NativeSelect
              {...field}
              options={PaymentMethod.options.map((value) => ({ value, label: t(`expenseMethod.${value}`) }))}
            />
          )}
        </FormField>
      </div>
    </>
  );
}

/** What its paper says, and under what it is booked. */
export function PaperFields({ form: { control } }: FieldsProps) {
  const t = useTexts();
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormField name="receiptNumber" control={control} label={t('expenses.receiptNumber')}>
          {(field) => <TextInput {...field} dir="auto" autoComplete="off" maxLength={80} />}
        </FormField>
        <FormField name="vendor" control={control} label={t('expenses.vendor')}>
          {(field) => <TextInput {...field} dir="auto" autoComplete="off" maxLength={160} />}
        </FormField>
      </div>
      <FormField name="category" control={control} label={t('expenses.category')}>
        {(field) => (
          <NativeSelect
            {...field}
            options={ExpenseCategory.options.map((value) => ({ value, label: t(`expenseCategory.${value}`) }))}
          />
        )}
      </FormField>
    </>
  );
}

/** For which client, only while it is billable; turning that off forgets the client (S2§4). */
export function BillingFields({ form, expense }: FieldsProps & { expense: Expense | null }) {
  const t = useTexts();
  const { control } = form;
  const [billable, clientId] = useWatch({ control, name: ['billable', 'clientId'] });
  const forgetCase = () => form.setValue('caseId', '', { shouldDirty: true });
  return (
    <>
      <FormControl name="billable" control={control}>
        {({ value, onChange, ...field }, { id }) => (
          <Checkbox
            {...field}
            id={id}
            label={t('expenses.billable')}
            hint={t('expenses.billableHint')}
            checked={value}
            onChange={(event) => {
              onChange(event.target.checked);
              if (event.target.checked) return;
              form.setValue('clientId', '', { shouldDirty: true });
              forgetCase();
            }}
          />
        )}
      </FormControl>
      {billable && (
        <>
          <FormField name="clientId" control={control} label={t('expenses.client')} required>
            {(field) => <ClientPicker {...field} known={expense?.client ?? undefined} onPick={forgetCase} />}
          </FormField>
          <FormField name="caseId" control={control} label={t('expenses.case')}>
            {(field) => <ExpenseCase {...field} clientId={clientId} known={expense?.legalCase} />}
          </FormField>
        </>
      )}
    </>
  );
}

/** Whether it goes to approval or waits as a draft. */
export function SubmitField({ form: { control } }: FieldsProps) {
  const t = useTexts();
  return (
    <FormControl name="submit" control={control}>
      {({ value, onChange, ...field }, { id }) => (
        <Checkbox
          {...field}
          id={id}
          label={t('expenses.submit')}
          hint={t('expenses.submitHint')}
          checked={value}
          onChange={(event) => onChange(event.target.checked)}
        />
      )}
    </FormControl>
  );
}
