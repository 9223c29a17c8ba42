import type { Payment, VoidPreview } from '@diwan/contracts/money/payments/http';
import { Loaded } from '@diwan/desk-kit/loaded';
import { formatMoney } from '@diwan/mf-kit';
import { Ltr } from '@diwan/ui/bidi';
import { Amount } from '../../../components/amount.js';
import { ReasonDialog } from '../../../components/reason-dialog.js';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { usePaymentDeeds, useVoidPreview } from './api/payments.js';

/**
 * Voids a receipt: the balances are as before it, and the client reads "Voided" (D-118). Shows first what is taken back beside it, and takes
 * back nothing else.
 */
export function VoidPaymentDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const t = useTexts();
  const say = useSay();
  const { annul } = usePaymentDeeds();
  const preview = useVoidPreview(payment.id);
  return (
    <ReasonDialog
      title={t('payments.voidTitle', { number: payment.number, amount: formatMoney(payment.amount) })}
      text={
        <div className="grid gap-3">
          <p>{t('payments.voidText', { client: payment.client.name })}</p>
          <Loaded query={preview} failed={t('billing.fetchFailed')}>
            {(found) => <AlsoTakenBack found={found} client={payment.client.name} />}
          </Loaded>
        </div>
      }
      confirm={t('payments.void')}
      draft={`payment-void:${payment.id}`}
      isWaiting={preview.isPending}
      why={{ CREDIT_SPENT: t('payments.voidChanged') }}
      onConfirm={async (reason) => {
        // It did not come: nothing is taken back unseen.
        if (!preview.data) throw preview.error;
        const { uses, owedBack } = preview.data;
        await annul(payment.id, { reason, takeBack: uses.map(({ id }) => id), owedBack: owedBack.length > 0 });
        say.done(t('payments.voidDone'));
        onClose();
      }}
      onClose={onClose}
    />
  );
}

function AlsoTakenBack({ found: { uses, owedBack }, client }: { found: VoidPreview; client: string }) {
  const t = useTexts();
  return (
    <>
      {uses.length > 0 && (
        <>
          <p>{t('payments.voidTakesBack')}</p>
          <ul className="divide-y divide-line border-y border-line">
            {uses.map(({ id, invoice, amount }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
                {invoice ? <Ltr>{invoice.number}</Ltr> : <span>{t('payments.keptInvoice')}</span>}
                <Amount {...amount} />
              </li>
            ))}
          </ul>
        </>
      )}
      {owedBack.map((amount) => (
        <p key={amount.currency} className="font-medium">
          {t('payments.voidOwedBack', { client, amount: formatMoney(amount) })}
        </p>
      ))}
    </>
  );
}
