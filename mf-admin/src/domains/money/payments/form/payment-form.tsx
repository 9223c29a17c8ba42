import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Loaded } from '@diwan/desk-kit/loaded';
import { useShell } from '@diwan/mf-kit';
import { useSchemaForm } from '@diwan/ui/form';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { AreaForm } from '../../../../components/area-form.js';
import { SaveActions } from '../../../../components/save-actions.js';
import { useSay } from '../../../../components/say.js';
import { useSaving } from '../../../../components/use-saving.js';
import { type TextKey, useTexts } from '../../../../texts.js';
import { useExchangeRates } from '../../exchange-rates/api/exchange-rates.js';
import { useOpenInvoices } from '../../invoices/api/invoices.js';
import { useRecordProven } from '../../payment-proofs/api/payment-proofs.js';
import { useWhyNotRecorded } from '../../payment-proofs/why-not-recorded.js';
import { usePaymentDeeds } from '../api/payments.js';
import { AllocationFields } from './allocation-fields.js';
import { HOW_IT_CAME_LABELS, HowItCame } from './how-it-came.js';
import { MoneyFields } from './payment-fields.js';
import type { PaymentSheetProps } from './payment-sheet-props.js';
import { type PaymentFacts, paymentForm, paymentValues } from './payment-values.js';

const NO_FACTS: PaymentFacts = { open: null, rates: [], paidFor: '', isBound: true };

/** Writes down money received, and to which invoices it goes (BILL-08). */
export function PaymentForm({
  client,
  invoice,
  proof,
  onClose,
  onCancel,
}: PaymentSheetProps & { onCancel: () => void }) {
  const t = useTexts();
  const say = useSay();
  const { can } = useShell();
  const { record } = usePaymentDeeds();
  const recordProven = useRecordProven();
  const known = useRef(NO_FACTS);
  const [schema] = useState(() => paymentForm(() => known.current));
  const form = useSchemaForm(schema, {
    defaultValues: paymentValues(beirutDate(new Date()), client?.id ?? '', invoice?.currency ?? 'USD', proof),
  });
  const [clientId, currency] = useWatch({ control: form.control, name: ['clientId', 'currency'] });
  const paidFor = clientId === client?.id ? (invoice?.id ?? '') : '';
  const invoices = useOpenInvoices(clientId, paidFor);
  const rates = useExchangeRates();
  const [openedAt] = useState(Date.now);
  // What somebody looked at before may have been paid since.
  const open = invoices.dataUpdatedAt >= openedAt ? invoices.data : undefined;
  const needsRates = open?.some((one) => one.currency !== currency) && !rates.data;
  const facts: PaymentFacts = {
    open: clientId === '' ? [] : open && !needsRates ? open : null,
    rates: rates.data ?? [],
    paidFor,
    isBound: !can('difference:accept'),
  };
  useLayoutEffect(() => {
    known.current = facts;
  });
  const isKnown = facts.open !== null;
  useEffect(() => {
    // What was said of them while they were on their way.
    if (isKnown && form.getFieldState('allocations').invalid) void form.trigger('allocations');
  }, [isKnown, form]);
  const failed = t('payments.saveFailed');
  const whyNotRecorded = useWhyNotRecorded(proof?.id);
  const saving = useSaving({ form, failed, ...(proof && { whyConflict: whyNotRecorded }) });
  return (
    <AreaForm
      form={form}
      draft={`payment:${client?.id ?? ''}:${invoice?.id ?? ''}:${proof?.id ?? ''}`}
      labelOf={(path) => t(LABELS[path.split('.')[0] ?? ''] ?? 'payments.allocation')}
      onSubmit={(body) =>
        saving(async () => {
          const { clientId: _, ...fields } = body;
          await (proof ? recordProven.payment(proof.id, fields) : record(body));
          say.done(t('payments.created'));
          onClose();
        })
      }
    >
      <MoneyFields form={form} client={client} isClientFixed={proof !== undefined} />
      {facts.open === null ? (
        <NotKnown query={needsRates ? rates : invoices} />
      ) : (
        <AllocationFields form={form} facts={{ ...facts, open: facts.open }} />
      )}
      <HowItCame dayLabel={t('payments.day')} />
      <SaveActions save={t('payments.create')} onCancel={onCancel} />
    </AreaForm>
  );
}

const LABELS: Partial<Record<string, TextKey>> = {
  clientId: 'payments.client',
  amount: 'payments.amount',
  currency: 'invoices.currency',
  day: 'payments.day',
  ...HOW_IT_CAME_LABELS,
};

/** Says that something is on its way, or that it did not come; what was known before does not count. */
function NotKnown({ query }: { query: UseQueryResult<unknown> }) {
  const t = useTexts();
  return (
    <Loaded query={{ ...query, data: undefined } as UseQueryResult<unknown>} failed={t('billing.fetchFailed')}>
      {() => null}
    </Loaded>
  );
}
