import { CopyText } from '@diwan/desk-kit/copy-text';
import { formatDate, useParams, useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { Link } from '@diwan/ui/link';
import { useState } from 'react';
import { Amount } from '../components/amount.js';
import { usePayment } from '../domains/money/payments/api/payments.js';
import { PaymentBadge } from '../domains/money/payments/payment-badge.js';
import { PaymentFacts } from '../domains/money/payments/payment-facts.js';
import { VoidPaymentDialog } from '../domains/money/payments/void-payment-dialog.js';
import { RecordPage } from '../frame/record/record-page.js';
import { useTexts } from '../texts.js';

/** One receipt, with what every noun has to say about it. It is never edited, only voided (D-118). */
export default function ReceiptPage() {
  const { id = '' } = useParams();
  const t = useTexts();
  const { can, language } = useShell();
  const query = usePayment(id);
  const [isVoiding, setVoiding] = useState(false);
  return (
    <RecordPage
      kind="receipt"
      kindName={t('payments.one')}
      href={`/admin/billing/receipts/${id}`}
      query={query}
      failed={t('billing.fetchFailed')}
      look={(payment) => ({
        title: payment.number,
        state: <PaymentBadge payment={payment} />,
        facts: [
          <CopyText key="number" text={payment.number} />,
          <Link key="client" href={`/admin/client-billing/${payment.client.id}`} look="plain">
            <Isolate>{payment.client.name}</Isolate>
          </Link>,
          <Amount key="amount" {...payment.amount} />,
          formatDate(payment.day, language),
        ],
        deeds: can('billing:write') && !payment.voided && (
          <Button variant="secondary" icon="close" onClick={() => setVoiding(true)}>
            {t('payments.void')}
          </Button>
        ),
        aside: { title: t('payments.facts'), content: <PaymentFacts payment={payment} /> },
        opened: isVoiding && <VoidPaymentDialog payment={payment} onClose={() => setVoiding(false)} />,
      })}
    />
  );
}
