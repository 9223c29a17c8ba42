import type { ExpenseState } from '@diwan/contracts/money/expenses/expense';
import type { Expense } from '@diwan/contracts/money/expenses/http';
import type { Language } from '@diwan/contracts/shared/language';
import { formatDate } from '@diwan/mf-kit';
import { Badge, type Tone } from '@diwan/ui/badge';
import { Isolate } from '@diwan/ui/bidi';
import { Link } from '@diwan/ui/link';
import type { TableColumn } from '@diwan/ui/table';
import { Amount } from '../../../../components/amount.js';
import { previewText } from '../../../../components/preview-text.js';
import type { Texts } from '../../../../texts.js';
import { receiptHref } from '../api/expenses.js';

const PREVIEW = 100;
const TONES = {
  draft: 'neutral',
  submitted: 'warning',
  approved: 'success',
  rejected: 'danger',
} as const satisfies Record<ExpenseState, Tone>;

/** The columns of the list of expenses. */
export const expenseColumns = (t: Texts, language: Language): TableColumn<Expense>[] => [
  {
    id: 'description',
    header: t('expenses.description'),
    rowHeader: true,
    cell: ({ description, vendor }) => (
      <span className="grid">
        <Isolate className="font-medium">{previewText(description, PREVIEW)}</Isolate>
        {vendor && <Isolate className="text-sm font-normal text-grey">{vendor}</Isolate>}
      </span>
    ),
  },
  { id: 'day', header: t('expenses.day'), nowrap: true, sortable: true, cell: ({ day }) => formatDate(day, language) },
  {
    id: 'amount',
    header: t('expenses.amount'),
    align: 'end',
    nowrap: true,
    sortable: true,
    cell: ({ amount, vat }) => (
      <span className="grid">
        <Amount {...amount} />
        {vat && (
          <span className="text-sm text-grey">
            {t('expenses.vatWithin')} <Amount amountMinor={vat.vatMinor} currency={amount.currency} />
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'state',
    header: t('expenses.state'),
    phone: 'plain',
    cell: ({ state, decision }) => (
      <span className="grid justify-items-start gap-1">
        <Badge tone={TONES[state]}>{t(`expenseState.${state}`)}</Badge>
        {decision?.reason && <Isolate className="text-sm text-grey">{decision.reason}</Isolate>}
      </span>
    ),
  },
  {
    id: 'category',
    header: t('expenses.category'),
    cell: ({ category, type }) => (
      <span className="grid">
        {t(`expenseCategory.${category}`)}
        <span className="text-sm text-grey">{t(`expenseType.${type}`)}</span>
      </span>
    ),
  },
  {
    id: 'client',
    header: t('expenses.client'),
    tablet: 'hide',
    cell: ({ client, legalCase, invoiceId }) =>
      client ? (
        <span className="grid">
          <Isolate>{client.name}</Isolate>
          {legalCase && <Isolate className="text-sm text-grey">{legalCase.title}</Isolate>}
          {invoiceId && (
            <Link href={`/admin/billing/invoices/${invoiceId}`} className="text-sm">
              {t('expenses.invoiced')}
            </Link>
          )}
        </span>
      ) : (
        t('page.nothing')
      ),
  },
  {
    id: 'receipt',
    header: t('expenses.receipt'),
    cell: ({ id, receipt, receiptNumber, description }) =>
      receipt || receiptNumber ? (
        <span className="grid">
          {receiptNumber && <Isolate>{receiptNumber}</Isolate>}
          {receipt && (
            <a className="ui-link text-sm" href={receiptHref(id)} target="_blank" rel="noreferrer">
              {t('expenses.openReceipt')}
              <span className="ui-visually-hidden"> {t('expenses.receiptOf', { name: description })}</span>
            </a>
          )}
        </span>
      ) : (
        t('page.nothing')
      ),
  },
  {
    id: 'by',
    header: t('expenses.by'),
    tablet: 'hide',
    phone: 'hide',
    cell: ({ createdBy }) => <Isolate>{createdBy.name}</Isolate>,
  },
];
