import type { Payment } from '@diwan/contracts/money/payments/http';
import { formatMoney } from '@diwan/mf-kit';
import { ReasonDialog } from '../../../components/reason-dialog.js';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { usePaymentDeeds } from './api/payments.js';

/** Voids a receipt: the balances are as before it, and the client reads "Voided" (D-118). */
export function VoidPaymentDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const t = useTexts();
  const say = useSay();
  const { annul } = usePaymentDeeds();
  return (
    <ReasonDialog
      title={t('payments.voidTitle', { number: payment.number, amount: formatMoney(payment.amount) })}
      text={t('payments.voidText', { client: payment.client.name })}
      confirm={t('payments.void')}
      draft={`payment-void:${payment.id}`}
      onConfirm={async (reason) => {
        await annul(payment.id, { reason });
        say.done(t('payments.voidDone'));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
