import type { OwnInvoiceRow } from '@diwan/contracts/money/invoices/own.http';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { Link } from '@diwan/ui/link';
import { Facts } from '../../../frame/facts.js';
import { useTexts } from '../../../texts.js';
import { Amount } from './amounts.js';
import { useOwnInvoices } from './api/own-billing.js';
import { BillingFrame } from './billing-frame.js';
import { DownloadPaper } from './download-paper.js';
import { InvoiceStateBadge } from './invoice-state.js';
import { usePageNumber } from './paged-rows.js';

/** Billing & Payments: the client's invoices (BILL-12). */
export default function InvoicesPage() {
  const t = useTexts();
  return (
    <BillingFrame current="/billing" query={useOwnInvoices(usePageNumber())} empty={t('billing.noInvoices')}>
      {(invoices) => (
        <ul aria-label={t('billing.invoices')} className="divide-y divide-line border-y border-line">
          {invoices.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      )}
    </BillingFrame>
  );
}

function InvoiceRow({ invoice }: { invoice: OwnInvoiceRow }) {
  const t = useTexts();
  const { language } = useShell();
  const { id, number, state, currency, caseTitle, notes } = invoice;
  return (
    <li className="grid gap-3 py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="text-lg">
          <Link href={`/billing/invoices/${id}`}>
            <Ltr>{number}</Ltr>
          </Link>{' '}
          <InvoiceStateBadge state={state} />
        </h3>
        <div className="flex flex-wrap items-start gap-3">
          <Link href={`/billing/invoices/${id}`} className="inline-flex min-h-11 items-center">
            {t('billing.explain')}
          </Link>
          <DownloadPaper path={`/invoices/${id}/pdf`} number={number} />
        </div>
      </div>
      {caseTitle && (
        <p className="text-sm text-grey">
          <Isolate>{caseTitle}</Isolate>
        </p>
      )}
      <Facts
        items={[
          { label: t('billing.issued'), value: formatDate(invoice.issueDate, language) },
          { label: t('billing.due'), value: formatDate(invoice.dueDate, language) },
          { label: t('billing.total'), value: <Amount minor={invoice.totalMinor} currency={currency} /> },
          { label: t('billing.tax'), value: <Amount minor={invoice.vatMinor} currency={currency} /> },
          { label: t('billing.paid'), value: <Amount minor={invoice.paidMinor} currency={currency} /> },
          ...(invoice.creditedMinor > 0
            ? [{ label: t('bill.credited'), value: <Amount minor={invoice.creditedMinor} currency={currency} /> }]
            : []),
          { label: t('billing.balance'), value: <Amount minor={invoice.balanceMinor} currency={currency} /> },
        ]}
      />
      {notes && (
        <p dir="auto" className="max-w-prose whitespace-pre-line text-grey">
          {notes}
        </p>
      )}
    </li>
  );
}
