import type { CreditNote } from '@diwan/contracts/money/credit-notes/http';
import { readCreditNotePaper } from '@diwan/contracts/money/paper/http';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { Link } from '@diwan/ui/link';
import { Table, type TableColumn } from '@diwan/ui/table';
import type { ReactNode } from 'react';
import { Amount } from '../../../components/amount.js';
import { PaperButtons } from '../../../components/paper-buttons.js';
import { useTexts } from '../../../texts.js';

export interface CreditNoteListProps {
  caption: string;
  notes: readonly CreditNote[];
  /** Of which invoice they are is said by the page around. */
  ofOneInvoice?: boolean;
  empty: ReactNode;
}

/** Credit notes, newest first. */
export function CreditNoteList({ caption, notes, ofOneInvoice = false, empty }: CreditNoteListProps) {
  const t = useTexts();
  const { language } = useShell();
  const columns: TableColumn<CreditNote>[] = [
    {
      id: 'number',
      header: t('creditNotes.number'),
      rowHeader: true,
      nowrap: true,
      cell: ({ number }) => <Ltr>{number}</Ltr>,
    },
    ...(ofOneInvoice
      ? []
      : [
          {
            id: 'invoice',
            header: t('invoices.one'),
            nowrap: true,
            cell: ({ invoiceId, invoiceNumber }: CreditNote) => (
              <Link href={`/admin/billing/invoices/${invoiceId}`} look="plain">
                <Ltr>{invoiceNumber}</Ltr>
              </Link>
            ),
          },
        ]),
    { id: 'day', header: t('creditNotes.day'), nowrap: true, cell: ({ day }) => formatDate(day, language) },
    { id: 'reason', header: t('creditNotes.reason'), cell: ({ reason }) => <Isolate>{reason}</Isolate> },
    {
      id: 'total',
      header: t('invoices.total'),
      align: 'end',
      nowrap: true,
      cell: ({ totalMinor, currency }) => <Amount amountMinor={totalMinor} currency={currency} />,
    },
    {
      id: 'credit',
      header: t('creditNotes.becameCredit'),
      align: 'end',
      nowrap: true,
      phone: 'hide',
      cell: ({ creditMinor, currency }) => <Amount amountMinor={creditMinor} currency={currency} />,
    },
    {
      id: 'document',
      header: t('creditNotes.document'),
      phone: 'plain',
      cell: ({ id }) => <PaperButtons endpoint={readCreditNotePaper} id={id} />,
    },
  ];
  return (
    <div className="desk-list">
      <Table caption={caption} hideCaption columns={columns} rows={notes} rowKey={({ id }) => id} empty={empty} />
    </div>
  );
}
