import type { FundMovement } from '@diwan/contracts/money/client-funds/http';
import { Loaded } from '@diwan/desk-kit/loaded';
import { formatMoney } from '@diwan/mf-kit';
import { useTexts } from '../../../texts.js';
import { ReverseSheet } from '../client-accounts/reverse-sheet.js';
import { AlsoTakenBack, agreedOf } from '../payments/also-taken-back.js';
import { useReversalPreview, useReverseMovement } from './api/client-funds.js';

const TEXTS = { deposit: 'reverseDeposit', refund: 'reverseRefund', transfer: 'reverseTransfer' } as const;

/** Reverses a movement of client money (BILL-10): what was typed wrongly, a cheque that came back, a transfer that paid the wrong invoice. */
export function ReverseMovement({ movement, onClose }: { movement: FundMovement; onClose: () => void }) {
  const t = useTexts();
  const reverse = useReverseMovement();
  const preview = useReversalPreview(movement.id);
  const { id, kind, number, day, amount, client, invoice } = movement;
  if (kind === 'reversal') return null;
  const named = { amount: formatMoney(amount), client: client.name, invoice: invoice?.number ?? '' };
  return (
    <ReverseSheet
      title={t('reversal.title', { number })}
      from={day}
      text={t(`funds.${TEXTS[kind]}`, named)}
      why={{ FUNDS_SHORT: t('funds.depositSpent'), CREDIT_SPENT: t('payments.voidChanged') }}
      draft={`funds-reverse:${id}`}
      around={(form) => (
        <Loaded query={preview} failed={t('billing.fetchFailed')}>
          {(found) => (
            <div className="grid gap-4">
              <AlsoTakenBack found={found} client={client.name} />
              {form}
            </div>
          )}
        </Loaded>
      )}
      onReverse={async (body) => preview.data && reverse(id, { ...body, ...agreedOf(preview.data) })}
      onClose={onClose}
    />
  );
}
