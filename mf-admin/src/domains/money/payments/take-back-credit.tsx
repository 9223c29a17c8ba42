import type { Invoice } from '@diwan/contracts/money/invoices/http';
import { formatMoney } from '@diwan/mf-kit';
import { useTexts } from '../../../texts.js';
import { ReverseSheet } from '../client-accounts/reverse-sheet.js';
import { usePaymentDeeds } from './api/payments.js';

interface TakeBackCreditProps {
  invoice: Invoice;
  /** The settlement: credit that was used for the invoice. */
  use: Pick<Invoice['settlements'][number], 'id' | 'day' | 'amount'>;
  onClose: () => void;
}

/** Takes back that credit paid an invoice: the wrong one, or too much of it. */
export function TakeBackCredit({ invoice, use, onClose }: TakeBackCreditProps) {
  const t = useTexts();
  const { returnCredit } = usePaymentDeeds();
  const named = { number: invoice.number ?? '', client: invoice.client.name, amount: formatMoney(use.amount) };
  return (
    <ReverseSheet
      title={t('payments.takeBackTitle', named)}
      from={use.day}
      text={t('payments.takeBackText', named)}
      dayHint={t('payments.takeBackDay')}
      verb={t('payments.takeBack')}
      why={{ CONFLICT: t('payments.nothingToTakeBack') }}
      draft={`credit-use-reverse:${use.id}`}
      onReverse={(body) => returnCredit({ id: invoice.id, useId: use.id }, body)}
      onClose={onClose}
    />
  );
}
