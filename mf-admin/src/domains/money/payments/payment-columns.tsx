import type { Payment } from '@diwan/contracts/money/payments/http';
import type { Language } from '@diwan/contracts/shared/language';
import { formatDate } from '@diwan/mf-kit';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { Link } from '@diwan/ui/link';
import type { TableColumn } from '@diwan/ui/table';
import { Amount } from '../../../components/amount.js';
import { previewText } from '../../../components/preview-text.js';
import type { Texts } from '../../../texts.js';
import { PaymentBadge } from './payment-badge.js';

/** What lists show of the notes (D-128). */
const NOTES_SHOWN = 50;

/** The columns of every list of receipts, without whose they are. */
export const paymentColumns = (t: Texts, language: Language): TableColumn<Payment>[] => [
  {
    id: 'number',
    header: t('payments.number'),
    rowHeader: true,
    nowrap: true,
    cell: ({ id, number }) => (
      <Link href={`/admin/billing/receipts/${id}`} look="plain">
        <Ltr>{number}</Ltr>
      </Link>
    ),
  },
  { id: 'state', header: t('invoices.state'), phone: 'plain', cell: (payment) => <PaymentBadge payment={payment} /> },
  { id: 'day', header: t('payments.day'), nowrap: true, cell: ({ day }) => formatDate(day, language) },
  {
    id: 'amount',
    header: t('payments.amount'),
    align: 'end',
    nowrap: true,
    cell: ({ amount }) => <Amount {...amount} />,
  },
  {
    id: 'method',
    header: t('payments.method'),
    phone: 'hide',
    tablet: 'hide',
    cell: ({ method }) => t(`paymentMethod.${method}`),
  },
  {
    id: 'invoices',
    header: t('payments.invoices'),
    phone: 'hide',
    cell: ({ allocations }) =>
      allocations.length === 0 ? (
        t('page.nothing')
      ) : (
        <ul>
          {allocations.map(({ invoiceId, invoiceNumber }) => (
            <li key={invoiceId}>
              <Link href={`/admin/billing/invoices/${invoiceId}`} look="plain">
                <Ltr className="whitespace-nowrap">{invoiceNumber}</Ltr>
              </Link>
            </li>
          ))}
        </ul>
      ),
  },
  {
    id: 'reference',
    header: t('payments.reference'),
    phone: 'hide',
    tablet: 'hide',
    cell: ({ reference }) => (reference ? <Isolate>{reference}</Isolate> : t('page.nothing')),
  },
  {
    id: 'notes',
    header: t('payments.notes'),
    phone: 'hide',
    tablet: 'hide',
    cell: ({ notes }) => (notes ? <Isolate>{previewText(notes, NOTES_SHOWN)}</Isolate> : t('page.nothing')),
  },
];

/** Whose money it was. */
export const payerColumn = (t: Texts): TableColumn<Payment> => ({
  id: 'client',
  header: t('payments.client'),
  phone: 'plain',
  cell: ({ client }) => (
    <Link href={`/admin/client-billing/${client.id}`} look="plain">
      <Isolate>{client.name}</Isolate>
    </Link>
  ),
});
