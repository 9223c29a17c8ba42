import type { Payment } from '@diwan/contracts/money/payments/http';
import { Badge } from '@diwan/ui/badge';
import { useTexts } from '../../../texts.js';

/** Whether a receipt stands. */
export function PaymentBadge({ payment }: { payment: Payment }) {
  const t = useTexts();
  return payment.voided ? (
    <Badge>{t('payments.voided')}</Badge>
  ) : (
    <Badge tone="success">{t('payments.received')}</Badge>
  );
}
