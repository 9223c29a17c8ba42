import { readReceipt } from '@diwan/contracts/money/paper/http';
import type { Payment } from '@diwan/contracts/money/payments/http';
import { formatDate, formatDateTime, formatNumber, useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { DescriptionList } from '@diwan/ui/description-list';
import { Link } from '@diwan/ui/link';
import { Amount } from '../../../components/amount.js';
import { PaperButtons } from '../../../components/paper-buttons.js';
import { useTexts } from '../../../texts.js';

/** What is kept about money received. */
export function PaymentFacts({ payment }: { payment: Payment }) {
  const t = useTexts();
  const { language } = useShell();
  const { client, rate, voided } = payment;
  const text = (value: string) =>
    value ? <Isolate className="whitespace-pre-line">{value}</Isolate> : t('page.nothing');
  return (
    <DescriptionList
      items={[
        {
          label: t('payments.client'),
          value: (
            <Link href={`/admin/client-billing/${client.id}`}>
              <Isolate>{client.name}</Isolate>
            </Link>
          ),
        },
        { label: t('payments.amount'), value: <Amount {...payment.amount} /> },
        { label: t('payments.method'), value: t(`paymentMethod.${payment.method}`) },
        { label: t('payments.day'), value: formatDate(payment.day, language) },
        { label: t('invoices.document'), value: <PaperButtons endpoint={readReceipt} id={payment.id} /> },
        { label: t('payments.reference'), value: text(payment.reference) },
        { label: t('payments.notes'), value: text(payment.notes) },
        ...(rate
          ? [
              {
                label: t('payments.rate'),
                value: t('payments.rateOfDay', {
                  rate: formatNumber(rate.lbpPerUsdHundredths / 100),
                  source: rate.source,
                  day: formatDate(rate.day, language),
                }),
              },
            ]
          : []),
        { label: t('payments.recordedBy'), value: text(payment.recordedByName) },
        { label: t('payments.recordedAt'), value: formatDateTime(payment.recordedAt, language) },
        ...(voided ? [{ label: t('invoices.voidReason'), value: text(voided.reason) }] : []),
      ]}
    />
  );
}
