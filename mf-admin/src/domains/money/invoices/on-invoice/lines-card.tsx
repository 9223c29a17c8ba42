import type { InvoiceLine } from '@diwan/contracts/money/invoices/http';
import { isOnFees } from '@diwan/contracts/money/invoices/line';
import { minutesText } from '@diwan/contracts/money/time-entries/hours';
import { decimalText } from '@diwan/contracts/shared/decimal-text';
import { formatDate, formatMoney, formatNumber, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { Table, type TableColumn } from '@diwan/ui/table';
import { Amount } from '../../../../components/amount.js';
import { CardSection } from '../../../../frame/record/card-section.js';
import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { useTexts } from '../../../../texts.js';
import { TotalsList } from '../totals-list.js';

type Line = InvoiceLine & { place: number };

/** What an invoice charges for, and what it comes to. */
export default function LinesCard({ record: invoice }: RecordPartProps<'invoice'>) {
  const t = useTexts();
  const { language } = useShell();
  const { currency, totals, rate, inPounds } = invoice;
  const money = (amountMinor: number) => <Amount amountMinor={amountMinor} currency={currency} />;
  const columns: TableColumn<Line>[] = [
    {
      id: 'description',
      header: t('invoices.description'),
      rowHeader: true,
      cell: (line) => (
        <>
          <Isolate>{line.description}</Isolate>{' '}
          {line.source.kind !== 'by_hand' && <Badge tone="accent">{t(`lineSource.${line.source.kind}`)}</Badge>}
          {line.explanation && (
            <Isolate className="block font-normal whitespace-pre-line text-grey">{line.explanation}</Isolate>
          )}
        </>
      ),
    },
    {
      id: 'quantity',
      header: t('invoices.quantity'),
      align: 'end',
      nowrap: true,
      cell: ({ minutes, quantityMilli }) =>
        minutes ? t('invoices.length', { length: minutesText(minutes) }) : <Ltr>{decimalText(quantityMilli, 3)}</Ltr>,
    },
    {
      id: 'price',
      header: t('invoices.unitPrice'),
      align: 'end',
      nowrap: true,
      cell: (line) => money(line.unitPriceMinor),
    },
    { id: 'vat', header: t('invoices.vatClass'), phone: 'hide', cell: ({ vatClass }) => t(`vatClass.${vatClass}`) },
    {
      id: 'amount',
      header: t('invoices.amount'),
      align: 'end',
      nowrap: true,
      cell: (line) => money(line.amountMinor),
    },
  ];
  return (
    <CardSection title={t('invoices.lines')}>
      <Table
        caption={t('invoices.linesOf')}
        hideCaption
        columns={columns}
        rows={invoice.lines.map((line, place) => ({ ...line, place }))}
        rowKey={({ place }) => String(place)}
      />
      <div className="ms-auto mt-2 w-full max-w-80">
        <TotalsList
          totals={totals}
          currency={currency}
          words={{
            subtotal: t('invoices.subtotal'),
            discount: t(isOnFees(invoice.lines) ? 'invoices.discountOnFees' : 'invoices.discount'),
            net: t('invoices.net'),
            vat: t('invoices.vatOf', { percent: decimalText(invoice.standardVatBp, 2) }),
            total: t('invoices.total'),
          }}
        />
      </div>
      {inPounds && rate && (
        <p className="text-sm text-grey">
          {t('invoices.inPounds', {
            total: formatMoney({ amountMinor: inPounds.totalMinor, currency: 'LBP' }),
            vat: formatMoney({ amountMinor: inPounds.vatMinor, currency: 'LBP' }),
            rate: formatNumber(rate.lbpPerUsdHundredths / 100),
            source: rate.source,
            day: formatDate(rate.day, language),
          })}
        </p>
      )}
      {invoice.notes && (
        <p>
          <span className="text-grey">{t('invoices.notes')}: </span>
          <Isolate className="whitespace-pre-line">{invoice.notes}</Isolate>
        </p>
      )}
    </CardSection>
  );
}
