import type { FundMovement } from '@diwan/contracts/money/client-funds/http';
import { formatMoney } from '@diwan/mf-kit';
import { useTexts } from '../../../texts.js';
import { ReverseSheet } from '../client-accounts/reverse-sheet.js';
import { useReverseMovement } from './api/client-funds.js';

/** Reverses a movement of client money (BILL-10): what was typed wrongly, a cheque that came back, a transfer that paid the wrong invoice. */
export function ReverseMovement({ movement, onClose }: { movement: FundMovement; onClose: () => void }) {
  const t = useTexts();
  const reverse = useReverseMovement();
  const { id, kind, number, day, amount, client, invoice } = movement;
  const named = { amount: formatMoney(amount), client: client.name, invoice: invoice?.number ?? '' };
  const text = { deposit: 'reverseDeposit', refund: 'reverseRefund', transfer: 'reverseTransfer' } as const;
  if (kind === 'reversal') return null;
  return (
    <ReverseSheet
      title={t('reversal.title', { number })}
      from={day}
      text={t(`funds.${text[kind]}`, named)}
      spent={t(kind === 'transfer' ? 'funds.transferSpent' : 'funds.depositSpent')}
      draft={`funds-reverse:${id}`}
      onReverse={(body) => reverse(id, body)}
      onClose={onClose}
    />
  );
}
