import { Ltr } from '@diwan/ui/bidi';
import { Link } from '@diwan/ui/link';
import { Amount } from '../../../../components/amount.js';
import { CardSection } from '../../../../frame/record/card-section.js';
import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { useTexts } from '../../../../texts.js';

/** To which invoices money went, and what of it stays with its client. */
export default function AllocationsCard({ record: payment }: RecordPartProps<'receipt'>) {
  const t = useTexts();
  const { allocations, amount, credit } = payment;
  return (
    <CardSection title={t('payments.allocation')}>
      <ul className="divide-y divide-line border-y border-line">
        {allocations.map((allocation) => (
          <li key={allocation.invoiceId} className="grid gap-1 py-2">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <Link href={`/admin/billing/invoices/${allocation.invoiceId}`} look="plain" className="font-medium">
                <Ltr>{allocation.invoiceNumber}</Ltr>
              </Link>
              <Amount {...allocation.amount} />
            </p>
            {allocation.amount.currency !== amount.currency && (
              <p className="flex flex-wrap gap-x-4 text-sm text-grey">
                <span>
                  {t('payments.taken')} <Amount {...allocation.used} />
                </span>
                <span>
                  {t('payments.difference')}{' '}
                  <Amount amountMinor={allocation.differenceMinor} currency={amount.currency} />
                </span>
              </p>
            )}
          </li>
        ))}
        {(credit.amountMinor > 0 || allocations.length === 0) && (
          <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <span>{t('payments.keptAsCredit')}</span>
            <Amount {...credit} />
          </li>
        )}
      </ul>
    </CardSection>
  );
}
