import type { Invoice } from '@diwan/contracts/money/invoices/http';
import { CopyText } from '@diwan/desk-kit/copy-text';
import { formatDate, useParams, useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { Link } from '@diwan/ui/link';
import { Amount } from '../components/amount.js';
import { useInvoice } from '../domains/money/invoices/api/invoices.js';
import { InvoiceFacts } from '../domains/money/invoices/invoice-facts.js';
import { InvoiceStateBadge } from '../domains/money/invoices/invoice-state-badge.js';
import { RecordPage } from '../frame/record/record-page.js';
import { useTexts } from '../texts.js';
import { InvoiceDeeds } from './invoice-deeds.js';

/** One invoice, with what every noun has to say about it. */
export default function InvoicePage() {
  const { id = '' } = useParams();
  const t = useTexts();
  const { language } = useShell();
  const query = useInvoice(id);
  const what = ({ balanceMinor, totals, currency, state }: Invoice) => (
    <Amount amountMinor={state === 'draft' ? totals.totalMinor : balanceMinor} currency={currency} />
  );
  return (
    <RecordPage
      kind="invoice"
      kindName={t('invoices.one')}
      href={`/admin/billing/invoices/${id}`}
      query={query}
      failed={t('billing.fetchFailed')}
      look={(invoice) => ({
        title: invoice.number ?? t('invoices.draft'),
        state: <InvoiceStateBadge state={invoice.state} />,
        facts: [
          invoice.number && <CopyText key="number" text={invoice.number} />,
          <Link key="client" href={`/admin/client-billing/${invoice.client.id}`} look="plain">
            <Isolate>{invoice.client.name}</Isolate>
          </Link>,
          <span key="amount">
            {t(invoice.state === 'draft' ? 'invoices.total' : 'invoices.balance')}: {what(invoice)}
          </span>,
          t('invoices.dueOn', { day: formatDate(invoice.dueDate, language) }),
        ],
        deeds: <InvoiceDeeds key={invoice.id} invoice={invoice} />,
        aside: { title: t('invoices.facts'), content: <InvoiceFacts invoice={invoice} /> },
      })}
    />
  );
}
