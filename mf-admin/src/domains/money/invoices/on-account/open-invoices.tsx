import { formatDate, useShell } from '@diwan/mf-kit';
import { Link } from '@diwan/ui/link';
import { Amount } from '../../../../components/amount.js';
import { CardSection } from '../../../../frame/record/card-section.js';
import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { useTexts } from '../../../../texts.js';
import { useInvoices } from '../api/invoices.js';
import { InvoiceNumber } from '../invoice-number.js';
import { InvoiceStateBadge } from '../invoice-state-badge.js';

const SHOWN = 10;

/** What a client has to pay next, the earliest due first. Nothing where nothing is open. */
export default function OpenInvoices({ record }: RecordPartProps<'account'>) {
  const t = useTexts();
  const { language } = useShell();
  const { data } = useInvoices({ page: 1, clientId: record.id, state: 'open', sort: 'due', limit: SHOWN });
  if (!data || data.items.length === 0) return null;
  return (
    <CardSection title={t('invoices.openOnes')}>
      <ul className="divide-y divide-line border-y border-line">
        {data.items.map(({ id, number, state, dueDate, balanceMinor, currency }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <Link href={`/admin/billing/invoices/${id}`} look="plain" className="font-medium">
              <InvoiceNumber number={number} />
            </Link>
            <span className="grow text-sm text-grey">
              {t('invoices.dueOn', { day: formatDate(dueDate, language) })}
            </span>
            <Amount amountMinor={balanceMinor} currency={currency} />
            <InvoiceStateBadge state={state} />
          </li>
        ))}
      </ul>
    </CardSection>
  );
}
