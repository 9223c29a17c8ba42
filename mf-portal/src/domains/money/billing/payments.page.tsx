import type { OwnPayment } from '@diwan/contracts/money/payments/own.http';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { useTexts } from '../../../texts.js';
import { Amount } from './amounts.js';
import { useOwnPayments } from './api/own-billing.js';
import { BillingFrame } from './billing-frame.js';
import { DownloadPaper } from './download-paper.js';
import { usePageNumber } from './paged-rows.js';

/** Billing & Payments: what the client paid, the latest first (BILL-13). */
export default function PaymentsPage() {
  const t = useTexts();
  return (
    <BillingFrame current="/billing/payments" query={useOwnPayments(usePageNumber())} empty={t('billing.noPayments')}>
      {(payments) => (
        <ul aria-label={t('billing.history')} className="divide-y divide-line border-y border-line">
          {payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
    </BillingFrame>
  );
}

function PaymentRow({ payment }: { payment: OwnPayment }) {
  const t = useTexts();
  const { language } = useShell();
  const { id, number, amount, method, day, reference, notes, invoiceNumbers, credit, voided } = payment;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-5">
      <div className="min-w-0">
        <h3 className="text-lg">
          <Amount minor={amount.amountMinor} currency={amount.currency} />{' '}
          <Badge tone={voided ? 'neutral' : 'success'}>{t(voided ? 'billing.voided' : 'billing.paidBadge')}</Badge>
        </h3>
        <p>
          {formatDate(day, language)} · {t(`paymentMethod.${method}`)}
          {reference && (
            <>
              {' · '}
              <Isolate>{reference}</Isolate>
            </>
          )}
        </p>
        <p className="text-sm text-grey">
          <Ltr>{[number, ...invoiceNumbers].join(' · ')}</Ltr>
        </p>
        {credit.amountMinor > 0 && !voided && (
          <p className="text-sm">
            {t('billing.creditLeft')} <Amount minor={credit.amountMinor} currency={credit.currency} />
          </p>
        )}
        {notes && (
          <p dir="auto" className="max-w-prose whitespace-pre-line text-grey">
            {notes}
          </p>
        )}
      </div>
      <DownloadPaper path={`/payments/${id}/pdf`} number={number} />
    </li>
  );
}
