import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import type { listOwnFunds } from '@diwan/contracts/money/client-funds/http';
import { signedMinor } from '@diwan/contracts/money/client-funds/signed';
import { Together } from '@diwan/desk-kit/together';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { Loaded } from '../../../../frame/loaded.js';
import { useOwnAccount } from '../../../../frame/own-account.js';
import { useTexts } from '../../../../texts.js';
import { Amount, Amounts } from '../amounts.js';
import { useOwnFunds } from '../api/own-account.js';
import { PagedRows, usePageNumber } from '../paged-rows.js';
import { AccountPage } from './account-page.js';
import { DepositsAsked, useDepositQueries } from './deposits-asked.js';

type Movement = ResponseOf<typeof listOwnFunds>['items'][number];

/** The running ledger of the money that the firm holds for the client: what came, paid invoices and went back (BILL-10). */
export default function HeldPage() {
  const t = useTexts();
  const account = useOwnAccount();
  return (
    <AccountPage title={t('held.title')} note={t('held.note')}>
      <Together queries={[account, ...useDepositQueries()]} pending={t('portal.loading')}>
        <DepositsAsked />
        <Loaded query={account} failure={t('billing.failed')}>
          {({ funds }) => (
            <p className="mb-6 text-2xl font-medium tabular-nums">
              <Amounts of={funds.filter(({ amountMinor }) => amountMinor > 0)} none={t('held.nothing')} />
            </p>
          )}
        </Loaded>
        <PagedRows query={useOwnFunds(usePageNumber())} empty={t('held.none')} current="/billing/held">
          {(movements) => (
            <ul aria-label={t('held.title')} className="divide-y divide-line border-y border-line">
              {movements.map((movement) => (
                <MovementRow key={movement.number} movement={movement} />
              ))}
            </ul>
          )}
        </PagedRows>
      </Together>
    </AccountPage>
  );
}

function MovementRow({ movement }: { movement: Movement }) {
  const t = useTexts();
  const { language } = useShell();
  const { number, kind, caseTitle, amount, balanceAfterMinor, invoiceNumber, day, reverses, isReversed } = movement;
  const about = reverses?.number ?? invoiceNumber;
  return (
    <li className="grid gap-1 py-4">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>
          {t(`heldKind.${kind}`)}
          {about && (
            <>
              {' '}
              <Ltr>{about}</Ltr>
            </>
          )}{' '}
          {isReversed && <Badge>{t('held.corrected')}</Badge>}
        </span>
        <span className="font-medium">
          <Amount minor={signedMinor(movement)} currency={amount.currency} />
        </span>
      </p>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-grey">
        <span>
          {formatDate(day, language)} · <Ltr>{number}</Ltr>
          {caseTitle && (
            <>
              {' · '}
              <Isolate>{caseTitle}</Isolate>
            </>
          )}
        </span>
        <span>
          {t(caseTitle ? 'held.afterOfCase' : 'held.after')}{' '}
          <Amount minor={balanceAfterMinor} currency={amount.currency} />
        </span>
      </p>
    </li>
  );
}
