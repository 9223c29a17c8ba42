import type { RealisationBy, RealisedStep } from '@diwan/contracts/money/realisation/http';
import { minutesText } from '@diwan/contracts/money/time-entries/hours';
import type { Currency } from '@diwan/contracts/shared/money';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { Link } from '@diwan/ui/link';
import { Table, type TableColumn } from '@diwan/ui/table';
import { Amount } from '../../../../components/amount.js';
import type { ListAddress } from '../../../../components/use-list-address.js';
import { useTexts } from '../../../../texts.js';
import { percentText, type Row, STEPS, workHref } from './parts.js';

interface RealisationTableProps {
  currency: Currency;
  rows: readonly Row[];
  by: RealisationBy;
  nameOf: (row: Row) => string;
  address: ListAddress;
}

/** The figures of a report; each amount leads to the work behind it. */
export function RealisationTable({ currency, rows, by, nameOf, address }: RealisationTableProps) {
  const t = useTexts();
  const amount = (step: RealisedStep): TableColumn<Row> => ({
    ...{ id: step, header: t(`realisation.${step}`), align: 'end', nowrap: true },
    cell: (row) => {
      const amountMinor = row[`${step}Minor`];
      const shown = (
        <Amount amountMinor={amountMinor} currency={currency} {...(!row.key && { className: 'font-medium' })} />
      );
      return (
        <>
          {amountMinor === 0 ? (
            shown
          ) : (
            <Link
              href={workHref(address, by, { key: row.key, currency, step })}
              look="plain"
              title={t('realisation.showWork')}
            >
              {shown}
            </Link>
          )}
          <br />
          <Ltr className="text-sm text-grey">
            {t('realisation.hours', { hours: minutesText(row[`${step}Minutes`]) })}
          </Ltr>
        </>
      );
    },
  });
  const rate = (id: 'realisationBp' | 'collectionBp', header: string): TableColumn<Row> => ({
    ...{ id, header, align: 'end', nowrap: true },
    cell: (row) => <Ltr>{percentText(row[id])}</Ltr>,
  });
  return (
    <Table
      caption={t('realisation.in', { currency })}
      hideCaption
      rows={rows}
      rowKey={({ key }) => key ?? 'all'}
      columns={[
        {
          id: 'part',
          header: t(`realisationBy.${by}`),
          rowHeader: true,
          cell: (row) => (row.key === null ? <strong>{nameOf(row)}</strong> : <Isolate>{nameOf(row)}</Isolate>),
        },
        ...STEPS.map(amount),
        rate('realisationBp', t('realisation.rate')),
        rate('collectionBp', t('realisation.collection')),
      ]}
    />
  );
}
