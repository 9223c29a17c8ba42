import type { PaymentProof } from '@diwan/contracts/money/payment-proofs/http';
import type { Currency } from '@diwan/contracts/shared/money';
import type { ClientName } from '../../client-accounts/client-picker.js';

/** What a proof of payment says of the money. */
export type SaidByProof = Pick<PaymentProof, 'id' | 'amount' | 'method' | 'paidOn' | 'reference'>;

/** For what a payment is recorded. */
export interface PaymentSheetProps {
  /** Whose money it is, when that is known. */
  client?: ClientName | undefined;
  /** What it was paid for, when that is known: it comes first when the money is shared out. */
  invoice?: { id: string; currency: Currency } | undefined;
  /** What its client sent to show that they paid: the form begins with what it says, and it is matched to the receipt. */
  proof?: SaidByProof | undefined;
  onClose: () => void;
}
