import type { OwnProof } from '@diwan/contracts/money/payment-proofs/own.http';
import type { ProofState } from '@diwan/contracts/money/payment-proofs/proof';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Badge, type Tone } from '@diwan/ui/badge';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { useTexts } from '../../../../texts.js';
import { Amount } from '../amounts.js';
import { type Provable, useOwnProofs } from '../api/own-proofs.js';
import { SendProof } from './send-proof.js';

const TONES = { sent: 'info', matched: 'success', refused: 'danger' } as const satisfies Record<ProofState, Tone>;

/** What the client sent to show that they paid, what became of it, and the way to send more (BILL-18). */
export function Proofs({ of, canSend }: { of: Provable; canSend: boolean }) {
  const t = useTexts();
  const proofs = useOwnProofs(of).data ?? [];
  if (!canSend && proofs.length === 0) return null;
  return (
    <section aria-labelledby="bill-proofs" className="grid gap-3">
      <h2 id="bill-proofs" className="text-xl">
        {t('bill.proofs')}
      </h2>
      <SentProofs proofs={proofs} />
      {canSend && <SendProof of={of} />}
    </section>
  );
}

/** Proofs, and what became of each; nothing where none was sent. */
export function SentProofs({ proofs }: { proofs: readonly OwnProof[] }) {
  const t = useTexts();
  const { language } = useShell();
  if (proofs.length === 0) return null;
  return (
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
  );
}
