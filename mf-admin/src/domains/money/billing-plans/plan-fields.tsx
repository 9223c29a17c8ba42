import type { BillingPlan } from '@diwan/contracts/money/billing-plans/http';
import { PaymentTerms } from '@diwan/contracts/money/invoices/terms';
import { VatClass } from '@diwan/contracts/money/vat-rates/vat';
import { LANGUAGES, type Language } from '@diwan/contracts/shared/language';
import { Currency } from '@diwan/contracts/shared/money';
import { Field } from '@diwan/ui/field';
import { MoneyInput } from '@diwan/ui/money-input';
import { NativeSelect } from '@diwan/ui/native-select';
import { TextArea } from '@diwan/ui/text-area';
import { TextInput } from '@diwan/ui/text-input';
import { useTexts } from '../../../texts.js';
import { CaseSelect } from '../client-accounts/case-select.js';
import { ClientPicker } from '../client-accounts/client-picker.js';
import type { PlanValues } from './plan-values.js';

export interface PlanPartProps {
  values: PlanValues;
  faults: ReadonlySet<keyof PlanValues>;
  set: (changed: Partial<PlanValues>) => void;
  /** A draft was made already: what it rests on stays. */
  isMade: boolean;
}

/** For which client and case, and in which language. */
export function WhomFields({ values, faults, set, isMade, plan }: PlanPartProps & { plan: BillingPlan | null }) {
  const t = useTexts();
  const { clientId, caseId, language, kind } = values;
  return (
    <>
      <Field label={t('invoices.client')} required error={faults.has('clientId') && t('field.required')}>
        <ClientPicker
          value={clientId}
          disabled={isMade}
          known={plan?.client}
          onChange={(id) => set({ clientId: id, ...(id !== clientId && { caseId: '', shares: {} }) })}
          // A case belongs to its client.
          onPick={(picked) => set({ clientId: picked.id, language: picked.language, caseId: '', shares: {} })}
        />
      </Field>
      <Field
        label={t('invoices.case')}
        {...(kind === 'stages' ? { required: true } : { optionalLabel: t('form.optional') })}
        error={faults.has('caseId') && t('field.required')}
      >
        <CaseSelect
          clientId={isMade ? '' : clientId}
          known={plan?.legalCase}
          value={caseId}
          onChange={({ target }) => set({ caseId: target.value, shares: {} })}
        />
      </Field>
      <Field label={t('invoices.language')}>
        <NativeSelect
          value={language}
          onChange={({ target }) => set({ language: target.value as Language })}
          options={LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }))}
        />
      </Field>
    </>
  );
}

/** What it is for and how much. */
export function FeeFields({ values, faults, set, isMade }: PlanPartProps) {
  const t = useTexts();
  const { title, explanation, currency, amount, terms, vatClass, kind } = values;
  return (
    <>
      <Field
        label={t('plans.title')}
        hint={t('plans.titleHint')}
        required
        error={faults.has('title') && t('field.required')}
      >
        <TextInput dir="auto" maxLength={200} value={title} onChange={({ target }) => set({ title: target.value })} />
      </Field>
      <Field label={t('plans.explanation')} optionalLabel={t('form.optional')}>
        <TextArea
          dir="auto"
          rows={2}
          maxLength={1000}
          value={explanation}
          onChange={({ target }) => set({ explanation: target.value })}
        />
      </Field>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field
          label={t(kind === 'stages' ? 'plans.amountOfAll' : 'plans.amountEach')}
          required
          error={faults.has('amount') && t('plans.enterAmount')}
        >
          <MoneyInput
            currency={currency}
            value={amount}
            disabled={isMade && kind === 'stages'}
            onChange={({ target }) => set({ amount: target.value })}
          />
        </Field>
        <Field label={t('invoices.currency')}>
          <NativeSelect
            value={currency}
            disabled={isMade}
            onChange={({ target }) => set({ currency: target.value as Currency })}
            options={Currency.options.map((value) => ({ value, label: t(`currency.${value}`) }))}
          />
        </Field>
        <Field label={t('plans.vatClass')}>
          <NativeSelect
            value={vatClass}
            onChange={({ target }) => set({ vatClass: target.value as VatClass })}
            options={VatClass.options.map((value) => ({ value, label: t(`vatClass.${value}`) }))}
          />
        </Field>
        <Field label={t('invoices.terms')}>
          <NativeSelect
            value={terms}
            onChange={({ target }) => set({ terms: target.value as PaymentTerms })}
            options={PaymentTerms.options.map((value) => ({ value, label: t(`paymentTerms.${value}`) }))}
          />
        </Field>
      </div>
    </>
  );
}
