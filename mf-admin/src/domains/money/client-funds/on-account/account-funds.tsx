import type { FundMovement } from '@diwan/contracts/money/client-funds/http';
import type { FundRequest } from '@diwan/contracts/money/fund-requests/http';
import { Currency } from '@diwan/contracts/shared/money';
import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { EmptyState } from '@diwan/ui/empty-state';
import { Menu } from '@diwan/ui/menu';
import { useState } from 'react';
import { PagedTable } from '../../../../components/paged-table.js';
import { useListAddress } from '../../../../components/use-list-address.js';
import { useWishInAddress } from '../../../../components/use-wish-in-address.js';
import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { useTexts } from '../../../../texts.js';
import { AskSheet } from '../../fund-requests/ask-sheet.js';
import { RequestList } from '../../fund-requests/request-list.js';
import { ThresholdSheet } from '../../fund-requests/threshold-sheet.js';
import { type FundDeed, useFundMovements } from '../api/client-funds.js';
import { FundSheet } from '../fund-sheet.js';
import { ReverseMovement } from '../reverse-movement.js';
import { TransferSheet } from '../transfer/transfer-sheet.js';
import { isReversible, movementColumns, type ReversibleMovement } from './movement-columns.js';
import { ProvenDeposit } from './proven-deposit.js';

/** The running ledger of the money that the firm holds for a client (BILL-10): what came, paid invoices and went back. */
export default function AccountFunds({ record }: RecordPartProps<'account'>) {
  const t = useTexts();
  const { can, language } = useShell();
  const address = useListAddress();
  const { page, hrefFor } = address;
  const [deed, setDeed] = useState<FundDeed | 'transfer' | 'ask' | 'limit' | null>(null);
  const [request, setRequest] = useState<FundRequest>();
  const [wrong, setWrong] = useState<ReversibleMovement>();
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
        columns={movementColumns(t, language)}
        query={useFundMovements(record.id, page)}
        rowKey={({ id }) => id}
        actionsLabel={t('page.actions')}
        {...(can('billing:write') && {
          rowActions: (movement: FundMovement) =>
            isReversible(movement) && (
              <Menu
                label={t('page.actionsFor', { name: movement.number })}
                items={[{ id: 'reverse', label: t('funds.reverse'), onSelect: () => setWrong(movement) }]}
              />
            ),
        })}
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
      {wrong && <ReverseMovement movement={wrong} onClose={() => setWrong(undefined)} />}
      {deed === 'transfer' && <TransferSheet client={record.client} onClose={shut} />}
      {deed === 'ask' && <AskSheet client={record.client} {...asked} onClose={shut} />}
      {deed === 'limit' && <ThresholdSheet client={record.client} onClose={shut} />}
      {(deed === 'deposit' || deed === 'refund') && (
        <FundSheet deed={deed} client={record.client} request={request} onClose={shut} />
      )}
    </section>
  );
}
