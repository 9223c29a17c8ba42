import type { AreaResults } from '@diwan/contracts/money/accounting/http';
import { periodBefore } from '@diwan/contracts/money/accounting/period';
import { Loaded } from '@diwan/desk-kit/loaded';
import { Notice } from '@diwan/ui/notice';
import { Table } from '@diwan/ui/table';
import { Amount } from '../../../../components/amount.js';
import { useTexts } from '../../../../texts.js';
import { useAreas } from '../api/accounting.js';
import { detailName } from '../detail-name.js';
import { ExportButtons } from '../export/export-buttons.js';
import { Figure } from '../figure.js';
import type { Asked } from '../period.js';

/** What each practice area earned, and what was spent on its cases. */
export function AreasView({ asked }: { asked: Asked }) {
  const t = useTexts();
  const query = useAreas(asked);
  return (
    <Loaded query={query} failed={t('accounting.fetchFailed')}>
      {({ currencies, withCosts }) => (
        <>
          <p className="mb-3 text-sm text-grey">{t('accounting.areasNote')}</p>
          {!withCosts && <Notice tone="warning">{t('accounting.noCosts')}</Notice>}
          {currencies.length === 0 && <p className="text-grey">{t('accounting.nothingBooked')}</p>}
          {currencies.map((one) => (
            <OneCurrency key={one.currency} {...one} asked={asked} />
          ))}
        </>
      )}
    </Loaded>
  );
}

function OneCurrency({ currency, areas, asked }: AreaResults['currencies'][number] & { asked: Asked }) {
  const t = useTexts();
  const account = asked.basis === 'cash' ? 'cash_revenue' : 'revenue';
  const all = areas.reduce((total, { revenueMinor }) => total + revenueMinor, 0);
  const share = (revenueMinor: number) => (all > 0 ? Math.round((revenueMinor / all) * 100) : 0);
  const money = (amountMinor: number) => <Amount amountMinor={amountMinor} currency={currency} />;
  return (
    <section className="mb-6">
      <h2 className="text-lg">{currency}</h2>
      <Table
        caption={t('accounting.areasIn', { currency })}
        hideCaption
        rows={areas}
        rowKey={({ area }) => area}
        columns={[
          {
            id: 'area',
            header: t('accounting.area'),
            rowHeader: true,
            cell: ({ area }) => detailName(t, account, area),
          },
          {
            id: 'revenue',
            header: t('accounting.revenueMinor'),
            align: 'end',
            nowrap: true,
            cell: ({ area, revenueMinor }) => (
              <Figure amountMinor={revenueMinor} of={{ account, currency, detail: area, span: asked }} />
            ),
          },
          { id: 'share', header: t('accounting.share'), align: 'end', cell: (row) => `${share(row.revenueMinor)} %` },
          {
            id: 'costs',
            header: t('accounting.costs'),
            align: 'end',
            nowrap: true,
            cell: (row) => money(row.costsMinor),
          },
          {
            id: 'left',
            header: t('accounting.contribution'),
            align: 'end',
            nowrap: true,
            cell: ({ revenueMinor, costsMinor }) => money(revenueMinor - costsMinor),
          },
          {
            id: 'before',
            header: t('accounting.periodBefore'),
            align: 'end',
            nowrap: true,
            cell: ({ area, beforeMinor }) => (
              <Figure amountMinor={beforeMinor} of={{ account, currency, detail: area, span: periodBefore(asked) }} />
            ),
          },
        ]}
      />
      <ExportButtons
        sheet={{
          name: `areas-${currency}-${asked.from}-${asked.to}-${asked.basis}`,
          head: [t('accounting.area'), t('accounting.currency'), t('accounting.revenueMinor'), t('accounting.costs')],
          rows: areas.map(({ area, revenueMinor, costsMinor }) => [
            detailName(t, account, area),
            currency,
            { amountMinor: revenueMinor, currency },
            { amountMinor: costsMinor, currency },
          ]),
        }}
      />
    </section>
  );
}
