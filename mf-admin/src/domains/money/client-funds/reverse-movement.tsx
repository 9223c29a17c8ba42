import type { FundMovement, ReversibleKind } from '@diwan/contracts/money/client-funds/http';
import { Loaded } from '@diwan/desk-kit/loaded';
import { formatMoney } from '@diwan/mf-kit';
import { useTexts } from '../../../texts.js';
import { ReverseSheet } from '../client-accounts/reverse-sheet.js';
import { AlsoTakenBack, agreedOf } from '../payments/also-taken-back.js';
import { useReversalPreview, useReverseMovement } from './api/client-funds.js';

const TEXTS = { deposit: 'reverseDeposit', refund: 'reverseRefund', transfer: 'reverseTransfer' } as const;
const NOTHING = { uses: [], owedBack: [] };

interface ReverseMovementProps {
  movement: FundMovement & { kind: ReversibleKind };
  onClose: () => void;
}

/** Reverses a movement of client money (BILL-10): what was typed wrongly, a cheque that came back, a transfer that paid the wrong invoice. */
export function ReverseMovement({ movement, onClose }: ReverseMovementProps) {
  const t = useTexts();
  const reverse = useReverseMovement();
  const { id, kind, number, day, amount, client, invoice } = movement;
  const isTransfer = kind === 'transfer';
  // Of a deposit and a refund nothing else follows.
  const preview = useReversalPreview(id, isTransfer);
  const named = { amount: formatMoney(amount), client: client.name, invoice: invoice?.number ?? '' };
  return (
    <ReverseSheet
      title={t('reversal.title', { number })}
      from={day}
      text={t(`funds.${TEXTS[kind]}`, named)}
      why={{ FUNDS_SHORT: t('funds.depositSpent'), CREDIT_SPENT: t('payments.voidChanged') }}
      draft={`funds-reverse:${id}`}
      also={
        isTransfer && (
          <Loaded query={preview} failed={t('billing.fetchFailed')}>
            {(found) => <AlsoTakenBack found={found} />}
          </Loaded>
        )
      }
      isWaiting={preview.isFetching}
      onReverse={async (body) => {
        // It did not come: nothing is taken back unseen.
        if (isTransfer && !preview.data) throw preview.error;
        await reverse(id, { ...body, ...agreedOf(preview.data ?? NOTHING) });
      }}
      onClose={onClose}
    />
  );
}
