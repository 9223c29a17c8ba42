import type { CreditPayout } from '@diwan/contracts/money/credit-payouts/http';
import { formatMoney, useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { EmptyState } from '@diwan/ui/empty-state';
import { Menu } from '@diwan/ui/menu';
import { useState } from 'react';
import { PagedTable } from '../../../../components/paged-table.js';
import { useListAddress } from '../../../../components/use-list-address.js';
import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { useTexts } from '../../../../texts.js';
import { ReverseSheet } from '../../client-accounts/reverse-sheet.js';
import { useCreditPayoutDeeds, useCreditPayouts } from '../api/credit-payouts.js';
import { PayoutSheet } from '../payout-sheet.js';
import { creditsOf } from '../payout-values.js';
import { payoutColumns } from './payout-columns.js';

/** The credit of a client: what there is, what is owed back, and what was paid out (BILL-09). */
export default function AccountCredit({ record }: RecordPartProps<'account'>) {
  const t = useTexts();
  const { can, language } = useShell();
  const { page, hrefFor } = useListAddress();
  const [isPaying, setPaying] = useState(false);
  const [wrong, setWrong] = useState<CreditPayout>();
  const { reverse } = useCreditPayoutDeeds();
  const credits = creditsOf(record.standings);
  const owed = record.standings.filter(({ creditMinor }) => creditMinor < 0);
  const { name } = record.client;
  return (
    <section className="grid gap-4" aria-labelledby="account-credit">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="account-credit" className="text-xl">
          {t('payouts.title')}
        </h2>
        {can('billing:write') && credits.length > 0 && (
          <Button variant="secondary" icon="minus" onClick={() => setPaying(true)}>
            {t('payouts.payOut')}
          </Button>
        )}
      </div>
      {credits.length > 0 && (
        <p className="max-w-prose">{t('payouts.has', { name, credit: credits.map(formatMoney).join(' · ') })}</p>
      )}
      {credits.length + owed.length === 0 && <p className="max-w-prose">{t('payouts.hasNone', { name })}</p>}
      {owed.map(({ currency, creditMinor }) => (
        <p key={currency} className="max-w-prose font-medium">
          {t('payouts.owesBack', { name, amount: formatMoney({ currency, amountMinor: -creditMinor }) })}
        </p>
      ))}
      <PagedTable
        caption={t('payouts.ofClient', { name })}
        columns={payoutColumns(t, language)}
        query={useCreditPayouts(record.id, page)}
        rowKey={({ id }) => id}
        failed={t('billing.fetchFailed')}
        hrefFor={hrefFor}
        actionsLabel={t('page.actions')}
        {...(can('billing:write') && {
          rowActions: (payout: CreditPayout) =>
            !payout.reversed && (
              <Menu
                label={t('page.actionsFor', { name: payout.number })}
                items={[{ id: 'reverse', label: t('funds.reverse'), onSelect: () => setWrong(payout) }]}
              />
            ),
        })}
        empty={
          <EmptyState boxed headingLevel={3} title={t('payouts.none')}>
            {t('payouts.noneText')}
          </EmptyState>
        }
      />
      {isPaying && <PayoutSheet account={record} onClose={() => setPaying(false)} />}
      {wrong && (
        <ReverseSheet
          title={t('reversal.title', { number: wrong.number })}
          from={wrong.day}
          text={t('payouts.reverseText', { name, amount: formatMoney(wrong.amount) })}
          draft={`credit-payout-reverse:${wrong.id}`}
          onReverse={(body) => reverse(wrong.id, body)}
          onClose={() => setWrong(undefined)}
        />
      )}
    </section>
  );
}
