import type { Invoice } from '@diwan/contracts/money/invoices/http';
import { formatDate, formatMoney, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Ltr } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { Link } from '@diwan/ui/link';
import { useState } from 'react';
import { Amount } from '../../../../components/amount.js';
import { CardSection } from '../../../../frame/record/card-section.js';
import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { useTexts } from '../../../../texts.js';
import { TakeBackCredit } from '../../payments/take-back-credit.js';

/** What paid an invoice and what was taken back of it, newest first. Nothing for drafts. */
export default function SettlementsCard({ record: invoice }: RecordPartProps<'invoice'>) {
  const t = useTexts();
  const { can, language } = useShell();
  const [wrong, setWrong] = useState<Invoice['settlements'][number]>();
  if (invoice.state === 'draft') return null;
  return (
    <CardSection title={t('invoices.settlements')}>
      {invoice.settlements.length === 0 ? (
        <p className="text-grey">{t('invoices.noSettlements')}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {invoice.settlements.map((settlement) => {
            const { id, kind, number, day, amount, voided } = settlement;
            return (
              <li key={`${kind}-${id}`} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
                <span className="grow">
                  {t(`settlement.${kind}`)}{' '}
                  {kind === 'payment' ? (
                    <Link href={`/admin/billing/receipts/${id}`} look="plain" className="font-medium">
                      <Ltr>{number}</Ltr>
                    </Link>
                  ) : (
                    <Ltr>{number}</Ltr>
                  )}
                </span>
                <span className="text-sm text-grey">{formatDate(day, language)}</span>
                {voided && <Badge>{t('invoices.settlementVoided')}</Badge>}
                <Amount {...amount} className={voided ? 'line-through' : ''} />
                {kind === 'credit' && !voided && can('billing:write') && (
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={t('payments.takeBackOf', { amount: formatMoney(amount) })}
                    onClick={() => setWrong(settlement)}
                  >
                    {t('payments.takeBackCredit')}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {wrong && <TakeBackCredit invoice={invoice} use={wrong} onClose={() => setWrong(undefined)} />}
    </CardSection>
  );
}
