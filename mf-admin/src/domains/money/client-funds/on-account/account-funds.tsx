import type { FundMovement } from '@diwan/contracts/money/client-funds/http';
import type { FundRequest } from '@diwan/contracts/money/fund-requests/http';
import type { Language } from '@diwan/contracts/shared/language';
import { Currency } from '@diwan/contracts/shared/money';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { EmptyState } from '@diwan/ui/empty-state';
import { Link } from '@diwan/ui/link';
import type { TableColumn } from '@diwan/ui/table';
import { useState } from 'react';
import { Amount } from '../../../../components/amount.js';
import { PagedTable } from '../../../../components/paged-table.js';
import { useListAddress } from '../../../../components/use-list-address.js';
import { useWishInAddress } from '../../../../components/use-wish-in-address.js';
import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { type Texts, useTexts } from '../../../../texts.js';
import { AskSheet } from '../../fund-requests/ask-sheet.js';
import { RequestList } from '../../fund-requests/request-list.js';
import { ThresholdSheet } from '../../fund-requests/threshold-sheet.js';
import { type FundDeed, useFundMovements } from '../api/client-funds.js';
import { FundSheet } from '../fund-sheet.js';
import { TransferSheet } from '../transfer/transfer-sheet.js';
import { ProvenDeposit } from './proven-deposit.js';

/** The running ledger of the money that the firm holds for a client (BILL-10): what came, paid invoices and went back. */
export default function AccountFunds({ record }: RecordPartProps<'account'>) {
  const t = useTexts();
  const { can, language } = useShell();
  const address = useListAddress();
  const { page, hrefFor } = address;
  const [deed, setDeed] = useState<FundDeed | 'transfer' | 'ask' | 'limit' | null>(null);
  const [request, setRequest] = useState<FundRequest>();
  const [asked, setAsked] = useState<{ caseId: string; currency: Currency }>({ caseId: '', currency: 'USD' });
  useWishInAddress(address, 'ask', 'deposit', () => {
    setAsked({ caseId: address.filter('case'), currency: Currency.safeParse(address.filter('in')).data ?? 'USD' });
    address.set({ ask: '', case: '', in: '' });
    if (can('billing:write')) setDeed('ask');
  });
  const holdsAny = record.standings.some(({ fundsMinor }) => fundsMinor > 0);
  const owesAny = record.standings.some(({ openInvoices }) => openInvoices > 0);
  const proofId = address.filter('proof');
  const shut = () => {
    setDeed(null);
    setRequest(undefined);
  };
  return (
    <section className="grid gap-4" aria-labelledby="account-funds">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="account-funds" className="text-xl">
          {t('funds.title')}
        </h2>
        {can('billing:write') && (
          <div className="flex flex-wrap gap-2">
            {holdsAny && (
              <Button variant="secondary" icon="minus" onClick={() => setDeed('refund')}>
                {t('funds.refund')}
              </Button>
            )}
            {holdsAny && owesAny && (
              <Button variant="secondary" icon="check" onClick={() => setDeed('transfer')}>
                {t('funds.transfer')}
              </Button>
            )}
            <Button variant="quiet" icon="bell" onClick={() => setDeed('limit')}>
              {t('fundRequests.alert')}
            </Button>
            <Button variant="secondary" onClick={() => setDeed('ask')}>
              {t('fundRequests.ask')}
            </Button>
            <Button icon="plus" onClick={() => setDeed('deposit')}>
              {t('funds.deposit')}
            </Button>
          </div>
        )}
      </div>
      <RequestList
        clientId={record.id}
        onDeposit={(chosen) => {
          setRequest(chosen);
          setDeed('deposit');
        }}
      />
      <PagedTable
        caption={t('funds.ofClient', { name: record.client.name })}
        columns={columnsOf(t, language)}
        query={useFundMovements(record.id, page)}
        rowKey={({ id }) => id}
        failed={t('billing.fetchFailed')}
        hrefFor={hrefFor}
        empty={
          <EmptyState boxed headingLevel={3} title={t('funds.none')}>
            {t('funds.noneText')}
          </EmptyState>
        }
      />
      {proofId && can('billing:write') && (
        <ProvenDeposit client={record.client} proofId={proofId} onClose={() => address.set({ proof: '' })} />
      )}
      {deed === 'transfer' && <TransferSheet client={record.client} onClose={shut} />}
      {deed === 'ask' && <AskSheet client={record.client} {...asked} onClose={shut} />}
      {deed === 'limit' && <ThresholdSheet client={record.client} onClose={shut} />}
      {(deed === 'deposit' || deed === 'refund') && (
        <FundSheet deed={deed} client={record.client} request={request} onClose={shut} />
      )}
    </section>
  );
}

const columnsOf = (t: Texts, language: Language): TableColumn<FundMovement>[] => [
  {
    id: 'number',
    header: t('funds.number'),
    rowHeader: true,
    nowrap: true,
    cell: ({ number }) => <Ltr>{number}</Ltr>,
  },
  { id: 'kind', header: t('funds.kind'), phone: 'plain', cell: ({ kind }) => t(`fundKind.${kind}`) },
  { id: 'day', header: t('funds.day'), nowrap: true, cell: ({ day }) => formatDate(day, language) },
  {
    id: 'about',
    header: t('funds.about'),
    cell: ({ legalCase, invoice }) =>
      invoice ? (
        <Link href={`/admin/billing/invoices/${invoice.id}`} look="plain">
          <Ltr>{invoice.number}</Ltr>
        </Link>
      ) : (
        (legalCase && <Isolate>{legalCase.title}</Isolate>) || t('page.nothing')
      ),
  },
  {
    id: 'amount',
    header: t('funds.amount'),
    align: 'end',
    nowrap: true,
    cell: ({ kind, amount }) => (
      <Amount amountMinor={kind === 'deposit' ? amount.amountMinor : -amount.amountMinor} currency={amount.currency} />
    ),
  },
  {
    id: 'balance',
    header: t('funds.balanceAfter'),
    align: 'end',
    nowrap: true,
    cell: ({ balanceAfterMinor, amount }) => <Amount amountMinor={balanceAfterMinor} currency={amount.currency} />,
  },
];
