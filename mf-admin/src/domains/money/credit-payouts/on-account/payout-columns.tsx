import type { CreditPayout } from '@diwan/contracts/money/credit-payouts/http';
import type { Language } from '@diwan/contracts/shared/language';
import { formatDate } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import type { TableColumn } from '@diwan/ui/table';
import { Amount } from '../../../../components/amount.js';
import type { Texts } from '../../../../texts.js';

/** What of a client's credit went back to them, and whether that was reversed. */
export const payoutColumns = (t: Texts, language: Language): TableColumn<CreditPayout>[] => [
  {
    id: 'number',
    header: t('funds.number'),
    rowHeader: true,
    nowrap: true,
    cell: ({ number }) => <Ltr>{number}</Ltr>,
  },
  { id: 'day', header: t('payouts.day'), nowrap: true, cell: ({ day }) => formatDate(day, language) },
  {
    id: 'method',
    header: t('payments.method'),
    cell: ({ method, reference }) => (
      <>
        {t(`paymentMethod.${method}`)}
        {reference && (
          <>
            {' · '}
            <Isolate>{reference}</Isolate>
          </>
        )}
      </>
    ),
  },
  {
    id: 'state',
    header: t('payouts.state'),
    cell: ({ reversed }) =>
      reversed ? (
        <>
          <Badge>{t('reversal.reversed')}</Badge>{' '}
          <span className="text-sm text-grey">
            {formatDate(reversed.day, language)} · <Isolate>{reversed.byName}</Isolate>
          </span>
          <br />
          <span className="text-sm">
            <Isolate>{reversed.reason}</Isolate>
          </span>
        </>
      ) : (
        <Badge tone="success">{t('payouts.paidOut')}</Badge>
      ),
  },
  {
    id: 'amount',
    header: t('funds.amount'),
    align: 'end',
    nowrap: true,
    cell: ({ amount, reversed }) => <Amount {...amount} className={reversed ? 'line-through' : ''} />,
  },
];
