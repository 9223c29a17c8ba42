import type { BankFileRead } from '@diwan/contracts/money/fund-reconciliations/bank-lines.http';
import type { Currency } from '@diwan/contracts/shared/money';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { Notice } from '@diwan/ui/notice';
import { Table } from '@diwan/ui/table';
import { Amount } from '../../../../components/amount.js';
import { useTexts } from '../../../../texts.js';

/** Lines and faults that are shown; the numbers above count all. */
const SHOWN = 50;

/** What a file of the bank says, and what is wrong with which of its lines: then none of it is taken in. */
export function FilePreview({ read, currency }: { read: BankFileRead; currency: Currency }) {
  const t = useTexts();
  const { language } = useShell();
  const { lines, faults, isSameFile } = read;
  const known = lines.filter(({ isKnown }) => isKnown).length;
  return (
    <div className="grid gap-4">
      {faults.length > 0 && (
        <Notice tone="danger" role="alert" title={t('bankFiles.faults', { count: faults.length })}>
          <ul>
            {faults.slice(0, SHOWN).map(({ line, fault }) => (
              <li key={line}>
                {line === 0 ? t(`bankFault.${fault}`) : t('bankFiles.lineIs', { line, fault: t(`bankFault.${fault}`) })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {isSameFile && (
        <Notice tone="warning" role="alert">
          {t('bankFiles.sameFile')}
        </Notice>
      )}
      {!isSameFile && known > 0 && <Notice role="status">{t('bankFiles.known', { count: known })}</Notice>}
      <Table
        caption={t('bankFiles.lines', { count: lines.length })}
        rows={lines.slice(0, SHOWN)}
        rowKey={({ line }) => String(line)}
        columns={[
          { id: 'line', header: t('bankFiles.line'), rowHeader: true, cell: ({ line }) => line },
          { id: 'day', header: t('funds.day'), nowrap: true, cell: ({ day }) => formatDate(day, language) },
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
            cell: ({ reference, isKnown }) =>
              isKnown ? t('bankFiles.isKnown') : reference ? <Isolate>{reference}</Isolate> : t('page.nothing'),
          },
        ]}
        empty={<p className="text-grey">{t('bankFiles.nothingRead')}</p>}
      />
    </div>
  );
}
