import type { BillingPlan } from '@diwan/contracts/money/billing-plans/http';
import { PaymentTerms } from '@diwan/contracts/money/invoices/terms';
import { VatClass } from '@diwan/contracts/money/vat-rates/vat';
import { LANGUAGES, type Language } from '@diwan/contracts/shared/language';
import { Currency } from '@diwan/contracts/shared/money';
import { FormField } from '@diwan/ui/form-field';
import type { FormOf } from '@diwan/ui/form-of';
import { MoneyInput } from '@diwan/ui/money-input';
import { NativeSelect } from '@diwan/ui/native-select';
import { TextArea } from '@diwan/ui/text-area';
import { TextInput } from '@diwan/ui/text-input';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../texts.js';
import { CaseSelect } from '../client-accounts/case-select.js';
import { ClientPicker } from '../client-accounts/client-picker.js';
import type { PlanValues } from './plan-values.js';

export interface PlanPartProps {
  form: FormOf<PlanValues>;
  /** A draft was made already: what it rests on stays. */
  isMade: boolean;
}

/** For which client and case, and in which language. */
export function WhomFields({ form, isMade, plan }: PlanPartProps & { plan: BillingPlan | null }) {
  const t = useTexts();
  const { control, setValue } = form;
  const [clientId, kind] = useWatch({ control, name: ['clientId', 'schedule.kind'] });
  const forgetShares = () => setValue('schedule.shares', {}, { shouldDirty: true });
  const pick = (picked: { id: string; language: Language }) => {
    setValue('language', picked.language, { shouldDirty: true });
    if (picked.id === clientId) return;
    // A case belongs to its client.
    setValue('caseId', '', { shouldDirty: true });
    forgetShares();
  };
  return (
    <>
      <FormField name="clientId" control={control} label={t('invoices.client')} required>
        {(field) => <ClientPicker {...field} disabled={isMade} known={plan?.client} onPick={pick} />}
      </FormField>
      <FormField
        name="caseId"
        control={control}
        label={t('invoices.case')}
        {...(kind === 'stages' ? { required: true } : { optionalLabel: t('form.optional') })}
      >
        {(field) => (
          <CaseSelect
            {...field}
            clientId={isMade ? '' : clientId}
            known={plan?.legalCase}
            onChange={(event) => {
              field.onChange(event);
              forgetShares();
            }}
          />
        )}
      </FormField>
      <FormField name="language" control={control} label={t('invoices.language')}>
        {(field) => (
          <NativeSelect {...field} options={LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }))} />
        )}
      </FormField>
    </>
  );
}

/** What it is for and how much. */
export function FeeFields({ form, isMade }: PlanPartProps) {
  const t = useTexts();
  const { control } = form;
  const [kind, currency] = useWatch({ control, name: ['schedule.kind', 'currency'] });
  return (
    <>
      <FormField name="title" control={control} label={t('plans.title')} hint={t('plans.titleHint')} required>
        {(field) => <TextInput {...field} dir="auto" maxLength={200} autoComplete="off" />}
      </FormField>
      <FormField name="explanation" control={control} label={t('plans.explanation')} optionalLabel={t('form.optional')}>
        {(field) => <TextArea {...field} dir="auto" rows={2} maxLength={1000} />}
      </FormField>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormField
          name="amountMinor"
          control={control}
          label={t(kind === 'stages' ? 'plans.amountOfAll' : 'plans.amountEach')}
          required
        >
          {(field) => <MoneyInput {...field} currency={currency} disabled={isMade && kind === 'stages'} />}
        </FormField>
        <FormField name="currency" control={control} label={t('invoices.currency')}>
          {(field) => (
            <NativeSelect
              {...field}
              disabled={isMade}
              options={Currency.options.map((value) => ({ value, label: t(`currency.${value}`) }))}
            />
          )}
        </FormField>
        <FormField name="vatClass" control={control} label={t('plans.vatClass')}>
          {(field) => (
            <NativeSelect
              {...field}
              options={VatClass.options.map((value) => ({ value, label: t(`vatClass.${value}`) }))}
            />
          )}
        </FormField>
        <FormField name="terms" control={control} label={t('invoices.terms')}>
          {(field) => (
            <NativeSelect
              {...field}
              options={PaymentTerms.options.map((value) => ({ value, label: t(`paymentTerms.${value}`) }))}
            />
          )}
        </FormField>
      </div>
    </>
  );
}
