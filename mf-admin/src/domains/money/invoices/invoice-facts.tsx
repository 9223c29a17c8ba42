import type { Invoice } from '@diwan/contracts/money/invoices/http';
import { readInvoicePaper } from '@diwan/contracts/money/paper/http';
import { formatDate, formatDateTime, useShell } from '@diwan/mf-kit';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { DescriptionList } from '@diwan/ui/description-list';
import { Link } from '@diwan/ui/link';
import { Amount } from '../../../components/amount.js';
import { PaperButtons } from '../../../components/paper-buttons.js';
import { useTexts } from '../../../texts.js';
import { AcceptedWords } from './accepted/accepted-words.js';

/** What is kept about an invoice beside its lines. */
export function InvoiceFacts({ invoice }: { invoice: Invoice }) {
  const t = useTexts();
  const { can, language } = useShell();
  const { client, legalCase, currency } = invoice;
  const money = (amountMinor: number) => <Amount amountMinor={amountMinor} currency={currency} />;
  return (
    <DescriptionList
      items={[
        {
          label: t('invoices.client'),
          value: (
            <Link href={`/admin/client-billing/${client.id}`}>
              <Isolate>{client.name}</Isolate>
            </Link>
          ),
        },
        ...(legalCase
          ? [{ label: t('invoices.case'), value: <CaseLink {...legalCase} isOpen={can('case:read')} /> }]
          : []),
        { label: t('invoices.total'), value: money(invoice.totalMinor) },
        ...(invoice.state === 'draft'
          ? []
          : [
              { label: t('invoices.paid'), value: money(invoice.paidMinor) },
              ...(invoice.creditedMinor > 0
                ? [{ label: t('invoices.credited'), value: money(invoice.creditedMinor) }]
                : []),
              { label: t('invoices.balance'), value: money(invoice.balanceMinor) },
            ]),
        ...(invoice.accepted ? [{ label: t('accepted.label'), value: <AcceptedWords invoice={invoice} /> }] : []),
        { label: t('invoices.issueDate'), value: formatDate(invoice.issueDate, language) },
        { label: t('invoices.terms'), value: t(`paymentTerms.${invoice.terms}`) },
        { label: t('invoices.dueDate'), value: formatDate(invoice.dueDate, language) },
        { label: t('invoices.document'), value: <PaperButtons endpoint={readInvoicePaper} id={invoice.id} /> },
        { label: t('invoices.language'), value: t(`language.${invoice.language}`) },
        ...(invoice.issuedAt
          ? [
              {
                label: t('invoices.viewedByClient'),
                value: invoice.viewedAt ? formatDateTime(invoice.viewedAt, language) : t('invoices.notViewed'),
              },
            ]
          : []),
        ...(invoice.voided
          ? [{ label: t('invoices.voidReason'), value: <Isolate>{invoice.voided.reason}</Isolate> }]
          : []),
      ]}
    />
  );
}

function CaseLink({ id, title, caseNumber, isOpen }: NonNullable<Invoice['legalCase']> & { isOpen: boolean }) {
  const words = (
    <>
      <Ltr>{caseNumber}</Ltr> <Isolate>{title}</Isolate>
    </>
  );
  return isOpen ? <Link href={`/admin/cases/${id}`}>{words}</Link> : words;
}
