import type { RealisedStep, RealisedWork } from '@diwan/contracts/money/realisation/http';
import { minutesText } from '@diwan/contracts/money/time-entries/hours';
import type { Currency } from '@diwan/contracts/shared/money';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { Link } from '@diwan/ui/link';
import type { TableColumn } from '@diwan/ui/table';
import { Amount } from '../../../../components/amount.js';
import { PagedTable } from '../../../../components/paged-table.js';
import type { ListAddress } from '../../../../components/use-list-address.js';
import { useTexts } from '../../../../texts.js';
import { allRealisedWork, useRealisedWork, type WorkQuery } from '../api/realisation.js';
import { ExportButtons } from '../export/export-buttons.js';
import type { Asked } from '../period.js';
import { NO_WORK, STEPS } from './parts.js';
import { workSheet } from './work-sheet.js';

const MONTH = /^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/;
const PAGE = 50;

interface RealisedWorkViewProps {
  address: ListAddress;
  asked: Pick<Asked, 'from' | 'to'>;
  step: RealisedStep;
  currency: Currency;
}

/** The work behind a figure, each piece with what became of it, its case and its invoice. */
export function RealisedWorkView({ address, asked, step, currency }: RealisedWorkViewProps) {
  const t = useTexts();
  const { language } = useShell();
  const [personId, area, month] = [address.filter('person'), address.filter('area'), address.filter('month')];
  const asks: WorkQuery = {
    ...(MONTH.test(month) ? { from: month, to: month } : { from: asked.from, to: asked.to }),
    ...{ currency, step, page: address.page, limit: PAGE },
    ...(personId && { personId }),
    ...(area && { area }),
  };
  const query = useRealisedWork(asks);
  const columns: TableColumn<RealisedWork>[] = [
    { id: 'day', header: t('accounting.day'), nowrap: true, cell: (row) => formatDate(row.dateWorked, language) },
    {
      id: 'work',
      header: t('time.work'),
      rowHeader: true,
      cell: ({ description, legalCase, clientName }) => (
        <span className="grid justify-items-start gap-1">
          <Isolate>{description || t('time.noDescription')}</Isolate>
          <span className="text-sm text-grey">
            <Isolate>{clientName}</Isolate>
            {legalCase && (
              <>
                {' · '}
                <Link href={`/admin/cases/${legalCase.id}`}>
                  <Isolate>{legalCase.title}</Isolate>
                </Link>
              </>
            )}
          </span>
        </span>
      ),
    },
    { id: 'person', header: t('time.person'), cell: ({ personName }) => <Isolate>{personName}</Isolate> },
    {
      id: 'hours',
      header: t('time.hours'),
      align: 'end',
      nowrap: true,
      cell: ({ workedMinutes }) => <Ltr>{minutesText(workedMinutes)}</Ltr>,
    },
    ...STEPS.map((one) => ({
      ...{ id: one, header: t(`realisation.${one}`), align: 'end' as const, nowrap: true },
      cell: (row: RealisedWork) => <Amount amountMinor={row[`${one}Minor`]} currency={currency} />,
    })),
    {
      id: 'invoice',
      header: t('ledgerSource.invoice'),
      nowrap: true,
      cell: ({ invoice }) =>
        invoice ? (
          <Link href={`/admin/billing/invoices/${invoice.id}`}>
            <Ltr>{invoice.number}</Ltr>
          </Link>
        ) : (
          t('realisation.notBilled')
        ),
    },
  ];
  return (
    <section>
      <p className="mb-3">
        <Link href={address.hrefWith(NO_WORK)}>{t('realisation.back')}</Link>
      </p>
      <h2 className="text-lg">{t(`realisationStep.${step}`, { currency })}</h2>
      <PagedTable
        query={query}
        failed={t('accounting.fetchFailed')}
        empty={<p className="text-grey">{t('realisation.nothing')}</p>}
        hrefFor={address.hrefFor}
        caption={t(`realisationStep.${step}`, { currency })}
        columns={columns}
        rowKey={({ id }) => id}
      />
      <ExportButtons
        sheet={async () =>
          workSheet(t, `work-${step}-${currency}-${asks.from}-${asks.to}`, await allRealisedWork(asks))
        }
      />
    </section>
  );
}
