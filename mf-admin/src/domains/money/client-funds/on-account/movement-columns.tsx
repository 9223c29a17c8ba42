import type { FundMovement, ReversibleKind } from '@diwan/contracts/money/client-funds/http';
import { signedMinor } from '@diwan/contracts/money/client-funds/signed';
import type { Language } from '@diwan/contracts/shared/language';
import { formatDate } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { Link } from '@diwan/ui/link';
import type { TableColumn } from '@diwan/ui/table';
import { Amount } from '../../../../components/amount.js';
import { type Texts, useTexts } from '../../../../texts.js';

/** Whether it can be taken back: what reverses another one cannot, and nothing twice. */
export const isReversible = (movement: FundMovement): movement is ReversibleMovement =>
  movement.kind !== 'reversal' && !movement.reversedBy;

export type ReversibleMovement = FundMovement & { kind: ReversibleKind };

/** The movements of a client, each with what is held after it. */
export const movementColumns = (t: Texts, language: Language): TableColumn<FundMovement>[] => [
  {
    id: 'number',
    header: t('funds.number'),
    rowHeader: true,
    nowrap: true,
    cell: ({ number }) => <Ltr>{number}</Ltr>,
  },
  { id: 'kind', header: t('funds.kind'), phone: 'plain', cell: (movement) => <Kind movement={movement} /> },
  { id: 'day', header: t('funds.day'), nowrap: true, cell: ({ day }) => formatDate(day, language) },
  {
    id: 'about',
    header: t('funds.about'),
    cell: ({ legalCase, invoice }) =>
      invoice ? (
        <Link href={`/admin/billing/invoices/${invoice.id}`} look="plain">
          <Ltr className="whitespace-nowrap">{invoice.number}</Ltr>
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
    cell: (movement) => (
      <Amount
        amountMinor={signedMinor(movement)}
        currency={movement.amount.currency}
        className={movement.reversedBy ? 'line-through' : ''}
      />
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

/** What happened; whether it was reversed, or what it reverses and why. */
function Kind({ movement: { kind, reverses, reversedBy } }: { movement: FundMovement }) {
  const t = useTexts();
  return (
    <>
      {t(`fundKind.${kind}`)}{' '}
      {reversedBy && (
        <>
          <Badge>{t('reversal.reversed')}</Badge>{' '}
          <span className="whitespace-nowrap text-sm text-grey">
            {t('reversal.byNumber', { number: reversedBy.number })}
          </span>
        </>
      )}
      {reverses && (
        <>
          <span className="whitespace-nowrap text-sm text-grey">
            {t('reversal.ofNumber', { number: reverses.number })}
          </span>
          <br />
          <span className="text-sm">
            <Isolate>{reverses.reason}</Isolate>
          </span>
        </>
      )}
    </>
  );
}
