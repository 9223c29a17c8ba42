import { setFirmRate } from '@diwan/contracts/money/billing-rates/http';
import { Currency, type Money } from '@diwan/contracts/shared/money';
import { moneyText, parseMoney } from '@diwan/contracts/shared/money-text';
import { useSchemaForm } from '@diwan/ui/form';
import { FormField } from '@diwan/ui/form-field';
import { MoneyInput } from '@diwan/ui/money-input';
import { NativeSelect } from '@diwan/ui/native-select';
import { useMemo } from 'react';
import { AreaForm } from '../../../components/area-form.js';
import { EditorSheet } from '../../../components/editor-sheet.js';
import { endpointForm } from '../../../components/endpoint-form.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useSay } from '../../../components/say.js';
import { useSaving } from '../../../components/use-saving.js';
import { useTexts } from '../../../texts.js';
import { type RateSubject, useSetRate } from './api/billing-rates.js';

interface RateSheetProps {
  subject: RateSubject;
  /** Whose or of what, in words. */
  name: string;
  rate: Money | null;
  version: number;
  /** What holds while the field is empty. */
  hint: string;
  onClose: () => void;
}

interface RateValues {
  amount: string;
  currency: Currency;
}

/** Writes a rate, or takes it away by emptying the field (D-102). */
export function RateSheet(props: RateSheetProps) {
  const t = useTexts();
  return (
    <EditorSheet title={t('rates.edit')} description={props.name} onClose={props.onClose}>
      {(leave) => <RateForm {...props} onCancel={leave} />}
    </EditorSheet>
  );
}

function RateForm({ subject, rate, version, hint, onClose, onCancel }: RateSheetProps & { onCancel: () => void }) {
  const t = useTexts();
  const say = useSay();
  const set = useSetRate();
  const schema = useMemo(
    () =>
      endpointForm(setFirmRate, ({ amount, currency }: RateValues) => {
        const isEmpty = amount.trim() === '';
        const read = isEmpty ? null : parseMoney(amount, currency);
        return {
          body: { rate: read, version },
          faults: { amount: !isEmpty && (read === null || read.amountMinor === 0) && 'invalid_amount' },
        };
      }),
    [version],
  );
  const form = useSchemaForm(schema, {
    defaultValues: { amount: rate ? moneyText(rate) : '', currency: rate?.currency ?? 'USD' } as RateValues,
  });
  const saving = useSaving({ form, failed: t('rates.saveFailed') });
  return (
    <AreaForm
      form={form}
      labelOf={(path) => t(path === 'currency' ? 'rates.currency' : 'rates.perHour')}
      onSubmit={(body) =>
        saving(async () => {
          await set(subject, body);
          say.done(t('rates.saved'));
          onClose();
        })
      }
    >
      <FormField name="currency" control={form.control} label={t('rates.currency')}>
        {(field) => <NativeSelect {...field} options={Currency.options.map((value) => ({ value, label: value }))} />}
      </FormField>
      <FormField name="amount" control={form.control} label={t('rates.perHour')} hint={hint}>
        {(field) => <MoneyInput {...field} currency={form.watch('currency')} placeholder={t('rates.inherited')} />}
      </FormField>
      <SaveActions save={t('rates.save')} onCancel={onCancel} />
    </AreaForm>
  );
}
