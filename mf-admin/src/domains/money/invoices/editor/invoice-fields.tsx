import { dueDateOf, PaymentTerms } from '@diwan/contracts/money/invoices/terms';
import { LANGUAGES } from '@diwan/contracts/shared/language';
import { Currency } from '@diwan/contracts/shared/money';
import { FormField } from '@diwan/ui/form-field';
import type { FormOf } from '@diwan/ui/form-of';
import { NativeSelect } from '@diwan/ui/native-select';
import { useWatch } from 'react-hook-form';
import { DateField } from '../../../../components/date-field.js';
import { useTexts } from '../../../../texts.js';
import { type CaseName, CaseSelect } from '../../client-accounts/case-select.js';
import { type ClientName, ClientPicker } from '../../client-accounts/client-picker.js';
import type { InvoiceValues } from './invoice-values.js';

export interface InvoiceFieldsProps {
  form: FormOf<InvoiceValues>;
  client: ClientName | undefined;
  legalCase: CaseName | null | undefined;
  onClient: (client: ClientName) => void;
}

/** For whom, in what and until when. Another day or other terms move the due date, which can be written over (BILL-07). */
export function InvoiceFields({ form, client, legalCase, onClient }: InvoiceFieldsProps) {
  const t = useTexts();
  const { control, setValue, getValues } = form;
  const clientId = useWatch({ control, name: 'clientId' });
  const set = (name: 'dueDate' | 'caseId' | 'language', value: string) =>
    setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const moveDue = (issueDate: string, terms: PaymentTerms) => issueDate && set('dueDate', dueDateOf(issueDate, terms));
  return (
    <>
      <FormField control={control} name="clientId" label={t('invoices.client')} required>
        {(field) => (
          <ClientPicker
            {...field}
            known={client}
            onPick={(picked) => {
              // A case belongs to its client, and so does what lines stand for.
              if (picked.id !== clientId) {
                set('caseId', '');
                for (const place of getValues('lines').keys()) setValue(`lines.${place}.replaces`, undefined);
              }
              set('language', picked.language);
              onClient(picked);
            }}
          />
        )}
      </FormField>
      <FormField control={control} name="caseId" label={t('invoices.case')} optionalLabel={t('form.optional')}>
        {(field) => <CaseSelect {...field} clientId={clientId} known={legalCase} />}
      </FormField>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormField control={control} name="language" label={t('invoices.language')}>
          {(field) => (
            <NativeSelect {...field} options={LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }))} />
          )}
        </FormField>
        <FormField control={control} name="currency" label={t('invoices.currency')}>
          {(field) => (
            <NativeSelect
              {...field}
              options={Currency.options.map((value) => ({ value, label: t(`currency.${value}`) }))}
            />
          )}
        </FormField>
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <FormField control={control} name="issueDate" label={t('invoices.issueDate')} required>
          {(field) => (
            <DateField
              {...field}
              onChange={(event) => {
                field.onChange(event);
                moveDue(event.target.value, getValues('terms'));
              }}
            />
          )}
        </FormField>
        <FormField control={control} name="terms" label={t('invoices.terms')}>
          {(field) => (
            <NativeSelect
              {...field}
              options={PaymentTerms.options.map((value) => ({ value, label: t(`paymentTerms.${value}`) }))}
              onChange={(event) => {
                field.onChange(event);
                moveDue(getValues('issueDate'), event.target.value as PaymentTerms);
              }}
            />
          )}
        </FormField>
        <FormField control={control} name="dueDate" label={t('invoices.dueDate')}>
          {(field) => <DateField {...field} />}
        </FormField>
      </div>
    </>
  );
}
