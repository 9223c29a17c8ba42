import type { InvoiceRow } from '@diwan/contracts/money/invoices/http';
import type { Language } from '@diwan/contracts/shared/language';
import { formatDate } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { Link } from '@diwan/ui/link';
import type { TableColumn } from '@diwan/ui/table';
import { Amount } from '../../../../components/amount.js';
import { previewText } from '../../../../components/preview-text.js';
import type { Texts } from '../../../../texts.js';
import { InvoiceNumber } from '../invoice-number.js';
import { InvoiceStateBadge } from '../invoice-state-badge.js';

/** What lists show of the notes (D-128). */
const NOTES_SHOWN = 50;

/** The columns of every list of invoices, without whose they are. */
export const invoiceColumns = (t: Texts, language: Language): TableColumn<InvoiceRow>[] => [
  {
    id: 'number',
    header: t('invoices.number'),
    rowHeader: true,
    nowrap: true,
    cell: ({ id, number }) => (
      <Link href={`/admin/billing/invoices/${id}`} look="plain">
        <InvoiceNumber number={number} />
      </Link>
    ),
  },
  {
    id: 'state',
    header: t('invoices.state'),
    phone: 'plain',
    cell: ({ state }) => <InvoiceStateBadge state={state} />,
  },
  { ...day('issued', t('invoices.issueDate'), ({ issueDate }) => issueDate, language), phone: 'hide', tablet: 'hide' },
  day('due', t('invoices.dueDate'), ({ dueDate }) => dueDate, language),
  { ...amount('total', t('invoices.total'), ({ totalMinor }) => totalMinor, true), tablet: 'hide' },
  { ...amount('paid', t('invoices.paid'), ({ paidMinor }) => paidMinor), phone: 'hide', tablet: 'hide' },
  {
    ...amount('balance', t('invoices.balance'), ({ balanceMinor }) => balanceMinor, true),
    // A draft is owed by nobody.
    cell: ({ state, balanceMinor, currency }) =>
      state === 'draft' ? t('page.nothing') : <Amount amountMinor={balanceMinor} currency={currency} />,
  },
  {
    id: 'notes',
    header: t('invoices.notes'),
    wide: 'only',
    cell: ({ notes }) => (notes ? <Isolate>{previewText(notes, NOTES_SHOWN)}</Isolate> : t('page.nothing')),
  },
];

/** Whose invoice it is. */
export const clientColumn = (t: Texts): TableColumn<InvoiceRow> => ({
  id: 'client',
  header: t('invoices.client'),
  phone: 'plain',
  cell: ({ client }) => (
    <Link href={`/admin/client-billing/${client.id}`} look="plain">
      <Isolate>{client.name}</Isolate>
    </Link>
  ),
});

const day = (
  id: string,
  header: string,
  of: (row: InvoiceRow) => string,
  language: Language,
): TableColumn<InvoiceRow> => ({
  id,
  header,
  nowrap: true,
  sortable: true,
  cell: (row) => formatDate(of(row), language),
});

const amount = (
  id: string,
  header: string,
  of: (row: InvoiceRow) => number,
  sortable = false,
): TableColumn<InvoiceRow> => ({
  id,
  header,
  align: 'end',
  nowrap: true,
  sortable,
  cell: (row) => <Amount amountMinor={of(row)} currency={row.currency} />,
});
