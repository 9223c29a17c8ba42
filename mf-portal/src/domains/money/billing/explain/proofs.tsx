import type { OwnInvoice } from '@diwan/contracts/money/invoices/own.http';
import type { ProofState } from '@diwan/contracts/money/payment-proofs/proof';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Badge, type Tone } from '@diwan/ui/badge';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { useTexts } from '../../../../texts.js';
import { Amount } from '../amounts.js';
import { useOwnProofs } from '../api/about-invoice.js';
import { SendProof } from './send-proof.js';

const TONES = { sent: 'info', matched: 'success', refused: 'danger' } as const satisfies Record<ProofState, Tone>;

/** What the client sent to show that they paid, what became of it, and the way to send more (BILL-18). */
export function Proofs({ invoice, canSend }: { invoice: OwnInvoice; canSend: boolean }) {
  const t = useTexts();
  const { language } = useShell();
  const proofs = useOwnProofs(invoice.id).data ?? [];
  if (!canSend && proofs.length === 0) return null;
  return (
    <section aria-labelledby="bill-proofs" className="grid gap-3">
      <h2 id="bill-proofs" className="text-xl">
        {t('bill.proofs')}
      </h2>
      {proofs.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {proofs.map(({ id, state, fileName, amount, sentAt, reason, receiptNumber }) => (
            <li key={id} className="grid gap-1 py-3">
              <p className="flex flex-wrap items-center gap-x-3">
                <Isolate className="wrap-anywhere">{fileName}</Isolate>
                <Badge tone={TONES[state]}>{t(`proofState.${state}`)}</Badge>
              </p>
              <p className="text-sm text-grey">
                <Amount minor={amount.amountMinor} currency={amount.currency} /> · {formatDate(sentAt, language)}
                {receiptNumber && (
                  <>
                    {' · '}
                    <Ltr>{receiptNumber}</Ltr>
                  </>
                )}
              </p>
              {reason && <p dir="auto">{reason}</p>}
            </li>
          ))}
        </ul>
      )}
      {canSend && <SendProof invoice={invoice} />}
    </section>
  );
}
