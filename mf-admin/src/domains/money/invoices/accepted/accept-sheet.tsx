import type { ExchangeRate } from '@diwan/contracts/money/exchange-rates/http';
import type { Invoice } from '@diwan/contracts/money/invoices/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Loaded } from '@diwan/desk-kit/loaded';
import { useSchemaForm } from '@diwan/ui/form';
import { FormField } from '@diwan/ui/form-field';
import { MoneyInput } from '@diwan/ui/money-input';
import { TextInput } from '@diwan/ui/text-input';
import { useLayoutEffect, useRef, useState } from 'react';
import { AreaForm } from '../../../../components/area-form.js';
import { EditorSheet } from '../../../../components/editor-sheet.js';
import { SaveActions } from '../../../../components/save-actions.js';
import { useSay } from '../../../../components/say.js';
import { useSaving } from '../../../../components/use-saving.js';
import { type TextKey, useTexts } from '../../../../texts.js';
import { useExchangeRates } from '../../exchange-rates/api/exchange-rates.js';
import { rateOn } from '../../exchange-rates/rate-on.js';
import { useInvoiceDeeds } from '../api/invoice-deeds.js';
import { type AcceptValues, acceptForm, acceptValues, OTHER } from './accept-values.js';
import { ByRate } from './by-rate.js';

interface AcceptSheetProps {
  invoice: Invoice;
  onClose: () => void;
}

/** Accepts an amount in the other currency, far from the rate of the day as it may be: somebody else records the payment (C2). */
export function AcceptSheet({ invoice, onClose }: AcceptSheetProps) {
  const t = useTexts();
  const rates = useExchangeRates();
  return (
    <EditorSheet
      title={t('accepted.title', { number: invoice.number ?? '' })}
      description={t('accepted.text')}
      onClose={onClose}
    >
      {(leave) => (
        <Loaded query={rates} failed={t('billing.fetchFailed')}>
          {(known) => (
            <AcceptForm {...{ invoice, onClose, rate: rateOn(known, beirutDate(new Date())) }} onCancel={leave} />
          )}
        </Loaded>
      )}
    </EditorSheet>
  );
}

interface AcceptFormProps extends AcceptSheetProps {
  /** Of today. */
  rate: ExchangeRate | undefined;
  onCancel: () => void;
}

function AcceptForm({ invoice, rate, onClose, onCancel }: AcceptFormProps) {
  const t = useTexts();
  const say = useSay();
  const { accept } = useInvoiceDeeds(invoice.id);
  const known = useRef(invoice);
  useLayoutEffect(() => {
    known.current = invoice;
  });
  const [schema] = useState(() => acceptForm(() => known.current));
  const form = useSchemaForm(schema, { defaultValues: acceptValues(invoice) });
  const { control } = form;
  const saving = useSaving({ form, failed: t('accepted.failed') });
  const { currency } = invoice;
  return (
    <AreaForm
      form={form}
      draft={`invoice-accept:${invoice.id}`}
      labelOf={(path) => t(LABELS[path as keyof AcceptValues] ?? 'accepted.reason')}
      onSubmit={(body) =>
        saving(async () => {
          await accept(body);
          say.done(t('accepted.done'));
          onClose();
        })
      }
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormField control={control} name="amountMinor" label={t('accepted.amount')} required>
          {(field) => <MoneyInput currency={currency} {...field} />}
        </FormField>
        <FormField control={control} name="usedMinor" label={t('accepted.used')} required>
          {(field) => <MoneyInput currency={OTHER[currency]} {...field} />}
        </FormField>
      </div>
      <ByRate form={form} currency={currency} rate={rate} />
      <FormField control={control} name="reason" label={t('accepted.reason')} hint={t('accepted.reasonHint')} required>
        {(field) => <TextInput {...field} dir="auto" autoComplete="off" />}
      </FormField>
      <SaveActions save={t('accepted.accept')} onCancel={onCancel} />
    </AreaForm>
  );
}

const LABELS: Record<keyof AcceptValues, TextKey> = {
  amountMinor: 'accepted.amount',
  usedMinor: 'accepted.used',
  reason: 'accepted.reason',
};
