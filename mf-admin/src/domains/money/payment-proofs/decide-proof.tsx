import type { PaymentProof } from '@diwan/contracts/money/payment-proofs/http';
import { formatDate, formatMoney, useShell } from '@diwan/mf-kit';
import { Ltr } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { Link } from '@diwan/ui/link';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonDialog } from '../../../components/reason-dialog.js';
import { useTexts } from '../../../texts.js';
import { usePayments } from '../payments/api/payments.js';
import { useProofDeeds } from './api/payment-proofs.js';

/** Which receipt of the client it belongs to; a new one, or none. */
export function DecideProof({ proof: { id, client, invoice } }: { proof: PaymentProof }) {
  const t = useTexts();
  const { language, problemText, notify } = useShell();
  const { match, refuse } = useProofDeeds(id);
  const [isRefusing, setRefusing] = useState(false);
  const payments = usePayments({ page: 1, limit: 10, clientId: client.id }).data?.items ?? [];
  const matching = useMutation({ mutationFn: match, onSuccess: () => notify.success(t('proofs.matched')) });
  const { currency } = invoice.balance;
  return (
    <section aria-labelledby="proof-match" className="grid gap-3">
      <h2 id="proof-match" className="text-lg">
        {t('proofs.match')}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {payments
          .filter(({ voided }) => !voided)
          .map(({ id: paymentId, number, amount, day }) => (
            <li key={paymentId} className="flex flex-wrap items-center justify-between gap-3 py-2">
              <span>
                <Ltr>{number}</Ltr> · <Ltr>{formatMoney(amount)}</Ltr> · {formatDate(day, language)}
              </span>
              <Button
                size="small"
                variant="secondary"
                aria-label={t('proofs.thisOneOf', { number })}
                busy={matching.isPending && matching.variables === paymentId}
                busyLabel={t('form.saving')}
                onClick={() => matching.mutate(paymentId)}
              >
                {t('proofs.thisOne')}
              </Button>
            </li>
          ))}
      </ul>
      {payments.length === 0 && <p className="text-grey">{t('proofs.noReceipts')}</p>}
      {matching.error && <p role="alert">{problemText(matching.error)}</p>}
      <div className="flex flex-wrap items-center gap-3">
        <Link
          href={`/admin/billing/receipts?new=receipt&client=${client.id}&invoice=${invoice.id}&in=${currency}&proof=${id}`}
          className="inline-flex min-h-11 items-center"
        >
          {t('proofs.record')}
        </Link>
        <Button variant="quiet" onClick={() => setRefusing(true)}>
          {t('proofs.refuse')}
        </Button>
      </div>
      {isRefusing && (
        <ReasonDialog
          title={t('proofs.refuseTitle')}
          text={t('proofs.refuseText')}
          confirm={t('proofs.refuse')}
          draft={`refuse-proof:${id}`}
          onConfirm={async (reason) => {
            await refuse(reason);
            setRefusing(false);
            notify.success(t('proofs.refused'));
          }}
          onClose={() => setRefusing(false)}
        />
      )}
    </section>
  );
}
