import { Badge } from '@diwan/ui/badge';
import { Link } from '@diwan/ui/link';
import { Amount } from '../../../../components/amount.js';
import { CardSection } from '../../../../frame/record/card-section.js';
import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { useTexts } from '../../../../texts.js';
import { useClientAccount } from '../api/client-account.js';

/** What a client owes, on the first view of their record. Nothing where nothing is open. */
export default function Owing({ record }: RecordPartProps<'client'>) {
  const t = useTexts();
  const { data } = useClientAccount(record.id);
  const open = (data?.standings ?? []).filter(({ openInvoices }) => openInvoices > 0);
  if (open.length === 0) return null;
  return (
    <CardSection title={t('accounts.outstanding')}>
      <ul className="divide-y divide-line border-y border-line">
        {open.map(({ currency, outstandingMinor, openInvoices, overdueInvoices }) => (
          <li key={currency} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <Link href={`/admin/client-billing/${record.id}`} look="plain" className="font-medium">
              <Amount amountMinor={outstandingMinor} currency={currency} />
            </Link>
            <span className="text-sm text-grey">{t('accounts.outstandingCount', { count: openInvoices })}</span>
            {overdueInvoices > 0 && (
              <Badge tone="danger">{t('accounts.overdueCount', { count: overdueInvoices })}</Badge>
            )}
          </li>
        ))}
      </ul>
    </CardSection>
  );
}
