import type { RealisationBy, RealisationReport as Report } from '@diwan/contracts/money/realisation/http';
import { useShell } from '@diwan/mf-kit';
import { Ltr } from '@diwan/ui/bidi';
import type { ListAddress } from '../../../../components/use-list-address.js';
import { useTexts } from '../../../../texts.js';
import { ExportButtons } from '../export/export-buttons.js';
import type { Asked } from '../period.js';
import { partName, percentText, type Row } from './parts.js';
import { RealisationChart } from './realisation-chart.js';
import { realisationSheet } from './realisation-sheet.js';
import { RealisationTable } from './realisation-table.js';

type OneCurrency = Report['currencies'][number];

interface RealisationReportProps extends OneCurrency {
  by: RealisationBy;
  asked: Pick<Asked, 'from' | 'to'>;
  address: ListAddress;
}

/** Realisation and collection in one currency: both rates, drawn, and in figures that lead to their work. */
export function RealisationReport({ currency, parts, now, before, by, asked, address }: RealisationReportProps) {
  const t = useTexts();
  const { language } = useShell();
  const rows: Row[] = [...parts, { key: null, name: '', ...now }];
  const nameOf = (row: Row) => partName(t, language, by, row);
  return (
    <section className="mb-6">
      <h2 className="text-lg">{currency}</h2>
      <dl className="my-3 grid gap-3 sm:grid-cols-2 lg:max-w-[40rem]">
        <Rate label={t('realisation.rate')} meaning={t('realisationMeaning.rate')}>
          {[now.realisationBp, before.realisationBp]}
        </Rate>
        <Rate label={t('realisation.collection')} meaning={t('realisationMeaning.collection')}>
          {[now.collectionBp, before.collectionBp]}
        </Rate>
      </dl>
      {parts.length > 0 && <RealisationChart currency={currency} parts={parts} nameOf={nameOf} />}
      {parts.length === 0 ? (
        <p className="text-grey">{t('realisation.nothing')}</p>
      ) : (
        <RealisationTable currency={currency} rows={rows} by={by} nameOf={nameOf} address={address} />
      )}
      <ExportButtons
        sheet={realisationSheet(t, { currency, rows, nameOf, by, name: `${by}-${currency}-${asked.from}-${asked.to}` })}
      />
    </section>
  );
}

interface RateProps {
  label: string;
  meaning: string;
  /** Of the period, and of the one before. */
  children: [number | null, number | null];
}

function Rate({ label, meaning, children: [now, before] }: RateProps) {
  const t = useTexts();
  return (
    <div className="grid content-start gap-1 rounded-md border border-line p-3">
      <dt className="text-sm text-grey">{label}</dt>
      <dd className="grid justify-items-start gap-1">
        <Ltr className="text-xl font-medium">{percentText(now)}</Ltr>
        <span className="text-sm text-grey">
          {t('accounting.before')} <Ltr>{percentText(before)}</Ltr>
        </span>
        <span className="text-sm text-grey">{meaning}</span>
      </dd>
    </div>
  );
}
