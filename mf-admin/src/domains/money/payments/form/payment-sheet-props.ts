import type { Currency } from '@diwan/contracts/shared/money';
import type { ClientName } from '../../client-accounts/client-picker.js';

/** For what a payment is recorded. */
export interface PaymentSheetProps {
  /** Whose money it is, when that is known. */
  client?: ClientName | undefined;
  /** What it was paid for, when that is known: it comes first when the money is shared out. */
  invoice?: { id: string; currency: Currency } | undefined;
  onClose: () => void;
}
