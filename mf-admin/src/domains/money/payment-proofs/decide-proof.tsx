import type { FundMovement } from '@diwan/contracts/money/client-funds/http';
import type { PaymentProof } from '@diwan/contracts/money/payment-proofs/http';
import { formatDate, formatMoney, useShell } from '@diwan/mf-kit';
import { Ltr } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { Link } from '@diwan/ui/link';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonDialog } from '../../../components/reason-dialog.js';
import { useTexts } from '../../../texts.js';
import { useFundMovements } from '../client-funds/api/client-funds.js';
import { usePayments } from '../payments/api/payments.js';
import { useProofDeeds } from './api/payment-proofs.js';

/** Which receipt of the client it belongs to; a new one, or none. */
export function DecideProof({ proof }: { proof: PaymentProof }) {
  const t = useTexts();
  const { notify } = useShell();
  const { id } = proof;
  const { refuse } = useProofDeeds(id);
  const [isRefusing, setRefusing] = useState(false);
  const record = recordHref(proof);
  return (
    <section aria-labelledby="proof-match" className="grid gap-3">
      <h2 id="proof-match" className="text-lg">
        {t(proof.invoice ? 'proofs.match' : 'proofs.matchDeposit')}
      </h2>
      {proof.invoice ? <Payments proof={proof} /> : <Deposits proof={proof} />}
      <div className="flex flex-wrap items-center gap-3">
        {record ? (
          <Link href={record} className="inline-flex min-h-11 items-center">
            {t(proof.invoice ? 'proofs.record' : 'proofs.recordDeposit')}
          </Link>
        ) : (
          <p className="text-grey">{t('proofs.requestShut')}</p>
        )}
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

/** Where what it proves is recorded; null where nothing is asked for any more. */
function recordHref({ id, client, invoice, fundRequest }: PaymentProof): string | null {
  if (invoice)
    return `/admin/billing/receipts?new=receipt&client=${client.id}&invoice=${invoice.id}&in=${invoice.balance.currency}&proof=${id}`;
  return fundRequest?.isOpen ? `/admin/client-billing/${client.id}/funds?proof=${id}` : null;
}

function Payments({ proof }: { proof: PaymentProof }) {
  const t = useTexts();
  const payments = usePayments({ page: 1, limit: 10, clientId: proof.client.id }).data?.items ?? [];
  return <Receipts proof={proof} receipts={payments.filter(({ voided }) => !voided)} none={t('proofs.noReceipts')} />;
}

function Deposits({ proof }: { proof: PaymentProof }) {
  const t = useTexts();
  const movements = useFundMovements(proof.client.id, 1).data?.items ?? [];
  const currency = proof.fundRequest?.left.currency;
  const deposits = movements.filter(
    ({ kind, reversedBy, amount }) => kind === 'deposit' && !reversedBy && amount.currency === currency,
  );
  return <Receipts proof={proof} receipts={deposits} none={t('proofs.noDeposits')} />;
}

interface ReceiptsProps {
  proof: PaymentProof;
  receipts: readonly Pick<FundMovement, 'id' | 'number' | 'amount' | 'day'>[];
  none: string;
}

function Receipts({ proof, receipts, none }: ReceiptsProps) {
  const t = useTexts();
  const { language, problemText, notify } = useShell();
  const { match } = useProofDeeds(proof.id);
  const matching = useMutation({ mutationFn: match, onSuccess: () => notify.success(t('proofs.matched')) });
  if (receipts.length === 0) return <p className="text-grey">{none}</p>;
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {receipts.map(({ id, number, amount, day }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <span>
              <Ltr>{number}</Ltr> · <Ltr>{formatMoney(amount)}</Ltr> · {formatDate(day, language)}
            </span>
            <Button
              size="small"
              variant="secondary"
              aria-label={t('proofs.thisOneOf', { number })}
              busy={matching.isPending && matching.variables === id}
              busyLabel={t('form.saving')}
              onClick={() => matching.mutate(id)}
            >
              {t('proofs.thisOne')}
            </Button>
          </li>
        ))}
      </ul>
      {matching.error && <p role="alert">{problemText(matching.error)}</p>}
    </>
  );
}
