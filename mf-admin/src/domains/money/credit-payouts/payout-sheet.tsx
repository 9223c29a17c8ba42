import type { ClientAccount } from '@diwan/contracts/money/client-accounts/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { moneyText } from '@diwan/contracts/shared/money-text';
import { formatMoney } from '@diwan/mf-kit';
import { useSchemaForm } from '@diwan/ui/form';
import { FormField } from '@diwan/ui/form-field';
import { MoneyInput } from '@diwan/ui/money-input';
import { NativeSelect } from '@diwan/ui/native-select';
import { useLayoutEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { AreaForm } from '../../../components/area-form.js';
import { EditorSheet } from '../../../components/editor-sheet.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useSay } from '../../../components/say.js';
import { useSaving } from '../../../components/use-saving.js';
import { type TextKey, useTexts } from '../../../texts.js';
import { HOW_IT_CAME_LABELS, HowItCame } from '../payments/form/how-it-came.js';
import { useCreditPayoutDeeds } from './api/credit-payouts.js';
import { creditsOf, type PayoutValues, payoutForm, payoutValues } from './payout-values.js';

interface PayoutSheetProps {
  account: ClientAccount;
  onClose: () => void;
}

/** Pays a client's credit back to them, from the firm's own money (BILL-09). */
export function PayoutSheet(props: PayoutSheetProps) {
  const t = useTexts();
  const { account, onClose } = props;
  const credit = creditsOf(account.standings).map(formatMoney).join(' · ');
  return (
    <EditorSheet
      title={t('payouts.sheetTitle', { name: account.client.name })}
      description={t('payouts.sheetText', { credit })}
      onClose={onClose}
    >
      {(leave) => <PayoutForm {...props} onCancel={leave} />}
    </EditorSheet>
  );
}

function PayoutForm({ account, onClose, onCancel }: PayoutSheetProps & { onCancel: () => void }) {
  const t = useTexts();
  const say = useSay();
  const { payOut } = useCreditPayoutDeeds();
  const credits = creditsOf(account.standings);
  const known = useRef(credits);
  useLayoutEffect(() => {
    known.current = credits;
  });
  const [schema] = useState(() => payoutForm(() => known.current));
  const form = useSchemaForm(schema, { defaultValues: payoutValues(credits, beirutDate(new Date())) });
  const { control, setValue } = form;
  const currency = useWatch({ control, name: 'currency' });
  const saving = useSaving({ form, failed: t('payouts.failed') });
  return (
    <AreaForm
      form={form}
      draft={`credit-payout:${account.client.id}`}
      labelOf={(path) => t(LABELS[path.split('.')[0] as keyof PayoutValues] ?? 'funds.amount')}
      onSubmit={(body) =>
        saving(async () => {
          await payOut(account.client.id, body);
          say.done(t('payouts.done'));
          onClose();
        })
      }
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormField control={control} name="amount" label={t('funds.amount')} required>
          {(field) => <MoneyInput currency={currency} {...field} />}
        </FormField>
        {credits.length > 1 && (
          <FormField control={control} name="currency" label={t('invoices.currency')}>
            {(field) => (
              <NativeSelect
                {...field}
                onChange={(event) => {
                  field.onChange(event);
                  const chosen = credits.find((one) => one.currency === event.target.value);
                  if (chosen) setValue('amount', moneyText(chosen), { shouldValidate: true });
                }}
                options={credits.map(({ currency: value }) => ({ value, label: t(`currency.${value}`) }))}
              />
            )}
          </FormField>
        )}
      </div>
      <HowItCame dayLabel={t('payouts.day')} />
      <SaveActions save={t('payouts.payOut')} onCancel={onCancel} />
    </AreaForm>
  );
}

const LABELS: Partial<Record<keyof PayoutValues, TextKey>> = {
  currency: 'invoices.currency',
  day: 'payouts.day',
  ...HOW_IT_CAME_LABELS,
};
