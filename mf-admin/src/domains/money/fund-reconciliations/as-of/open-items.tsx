import type { BankLine } from '@diwan/contracts/money/fund-reconciliations/bank-lines.http';
import type { FundsAsOf, OpenMovement } from '@diwan/contracts/money/fund-reconciliations/http';
import type { Language } from '@diwan/contracts/shared/language';
import type { Currency } from '@diwan/contracts/shared/money';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { Link } from '@diwan/ui/link';
import { Table, type TableColumn } from '@diwan/ui/table';
import { Amount } from '../../../../components/amount.js';
import { type Texts, useTexts } from '../../../../texts.js';
import { LineDeeds } from './line-deeds.js';

/** What stands on one side only: lines that the books do not know, and movements that the bank does not. */
export function OpenItems({ found }: { found: FundsAsOf }) {
  const t = useTexts();
  const { can, language } = useShell();
  const { currency, onlyBank, onlyBooks, openLines, openMovements, tiedLines, linesSince } = found;
  const deeds = can('billing:write') ? [deedColumn(t, found)] : [];
  return (
    <section aria-labelledby="open-items" className="grid gap-6">
      <div>
        <h2 id="open-items" className="text-lg">
          {t('threeWays.open')}
        </h2>
        <p className="text-sm text-grey">
          {t('threeWays.openText', { day: linesSince ? formatDate(linesSince, language) : '' })}
        </p>
      </div>
      <Table
        caption={t('threeWays.onlyBankCount', { count: onlyBank })}
        columns={[...lineColumns(t, language, currency), ...deeds]}
        rows={openLines}
        rowKey={({ id }) => id}
        empty={<p>{t('threeWays.noneOnlyBank')}</p>}
      />
      <Table
        caption={t('threeWays.onlyBooksCount', { count: onlyBooks })}
        columns={movementColumns(t, language, currency)}
        rows={openMovements}
        rowKey={({ id }) => id}
        empty={<p>{t('threeWays.noneOnlyBooks')}</p>}
      />
      {tiedLines.length > 0 && (
        <Table
          caption={t('bankLines.byHand')}
          columns={[...lineColumns(t, language, currency), ...deeds]}
          rows={tiedLines.map(({ line, numbers }) => ({ ...line, description: numbers.join(' + ') }))}
          rowKey={({ id }) => id}
        />
      )}
    </section>
  );
}

const lineColumns = (t: Texts, language: Language, currency: Currency): TableColumn<BankLine>[] => [
  { id: 'day', header: t('funds.day'), nowrap: true, rowHeader: true, cell: ({ day }) => formatDate(day, language) },
  {
    id: 'amount',
    header: t('funds.amount'),
    align: 'end',
    nowrap: true,
    cell: ({ amountMinor }) => <Amount amountMinor={amountMinor} currency={currency} />,
  },
  {
    id: 'reference',
    header: t('payments.reference'),
    cell: ({ reference }) => (reference ? <Isolate>{reference}</Isolate> : t('page.nothing')),
  },
  {
    id: 'description',
    header: t('threeWays.description'),
    cell: ({ description, reason }) => (
      <>
        {(description || !reason) && <Isolate>{description || t('page.nothing')}</Isolate>}
        {reason && <Isolate className="block text-sm text-grey">{t('bankLines.because', { reason })}</Isolate>}
      </>
    ),
  },
];

const deedColumn = (t: Texts, found: FundsAsOf): TableColumn<BankLine> => ({
  id: 'deeds',
  header: t('bankLines.deeds'),
  cell: (line) => <LineDeeds line={line} found={found} />,
});

const movementColumns = (t: Texts, language: Language, currency: Currency): TableColumn<OpenMovement>[] => [
  { id: 'day', header: t('funds.day'), nowrap: true, cell: ({ day }) => formatDate(day, language) },
  {
    id: 'amount',
    header: t('funds.amount'),
    align: 'end',
    nowrap: true,
    cell: ({ amountMinor }) => <Amount amountMinor={amountMinor} currency={currency} />,
  },
  {
    id: 'number',
    header: t('funds.number'),
    rowHeader: true,
    nowrap: true,
    cell: ({ number, kind }) => (
      <>
        <Ltr>{number}</Ltr> <span className="text-sm text-grey">{t(`fundKind.${kind}`)}</span>
      </>
    ),
  },
  {
    id: 'client',
    header: t('accounts.client'),
    cell: ({ client }) => (
      <Link href={`/admin/client-billing/${client.id}/funds`} look="plain">
        <Isolate>{client.name}</Isolate>
      </Link>
    ),
  },
];
