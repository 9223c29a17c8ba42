import type { Payment } from '@diwan/contracts/money/payments/http';
import { Loaded } from '@diwan/desk-kit/loaded';
import { formatMoney } from '@diwan/mf-kit';
import { ReasonDialog } from '../../../components/reason-dialog.js';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { AlsoTakenBack, agreedOf } from './also-taken-back.js';
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
            {(found) => <AlsoTakenBack found={found} />}
          </Loaded>
        </div>
      }
      confirm={t('payments.void')}
      draft={`payment-void:${payment.id}`}
      isWaiting={preview.isFetching}
      why={{ CREDIT_SPENT: t('payments.voidChanged') }}
      onConfirm={async (reason) => {
        // It did not come: nothing is taken back unseen.
        if (!preview.data) throw preview.error;
        await annul(payment.id, { reason, ...agreedOf(preview.data) });
        say.done(t('payments.voidDone'));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
